use kit::{A, B, T};
fn t<X: T>(x: X) -> u8 {
    x.n()
}
fn main() {
    println!("{}{}", t(A), B::new().n().max(1));
}
