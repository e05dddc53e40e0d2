use kit::{a, b};
fn main() {
    a::f(b::S);
    b::g();
    println!();
}
