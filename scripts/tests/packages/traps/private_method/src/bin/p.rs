use kit::{a::S, b::g};
fn main() {
    println!("{:?}", g(&mut S(1)));
}
