use kit::meant::*;
use kit::own::live;
#[allow(dead_code)]
struct String;
fn main() {
    live();
    println!("{} {} {}", vec![0u8].of(), (&0i64).of(), Box::new(0u16).of());
    println!("{}", "".to_string().of());
}
