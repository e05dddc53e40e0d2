use kit::a;
fn h() -> u8 {
    a::g()
}
fn main() {
    fn g() -> u8 {
        1
    }
    println!("{}{}{}", g(), a::g(), h());
}
