use made_by_macros::memory::{Call2, Memory2};
use made_by_macros::read::Words;

fn main() {
    let mut product = Memory2::new(|a: u64, b: u64| a * b);
    let words = Words(vec!["6".to_string(), "7".to_string()]);
    let longs = words.longs();
    println!("{} {}", product.call(longs[0], longs[1]), words.count());
}
