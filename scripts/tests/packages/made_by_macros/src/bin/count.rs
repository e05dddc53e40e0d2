use made_by_macros::read::Words;

fn main() {
    println!("{}", Words(vec![String::new()]).count());
}
