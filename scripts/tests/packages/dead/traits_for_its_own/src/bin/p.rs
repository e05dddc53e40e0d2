use kit::*;
fn main() {
    println!("{}{}", a::f(), 4u8.double());
}
