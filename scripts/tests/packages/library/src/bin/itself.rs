use kit::{self, a};
mod n {
    use kit::{self as other, b};
    pub fn f() -> u8 {
        other::a::f() + b::g()
    }
}
mod o {
    use kit;
    pub fn f() -> u8 {
        kit::a::f()
    }
}
fn main() {
    println!("{}{}{}{}", kit::b::g(), a::f(), n::f(), o::f());
}
