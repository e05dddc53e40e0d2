use kit::{a, b};
fn main() {
    let mut v = vec![2, 1];
    a::f(&mut v);
    print!("{:?}", v);
    b::g(&mut v);
    println!("{:?}", v);
}
