use kit::{a, b};
fn main() {
    println!("{}{}", a::f(), b::g());
}
