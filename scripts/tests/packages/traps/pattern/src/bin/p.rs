use kit::{a, b};
fn main() {
    println!("{}{}", a::zero, b::g(5));
}
