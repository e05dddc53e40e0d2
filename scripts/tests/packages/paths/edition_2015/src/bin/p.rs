extern crate kit;
mod n {
    use kit::a::f;
    use helper::h;
    pub fn m() -> u8 {
        f() + h() + ::helper::h()
    }
}
mod helper {
    pub fn h() -> u8 {
        ::kit::b::i()
    }
}
use kit::b::g;
fn main() {
    println!("{}{}", g(), n::m());
}
