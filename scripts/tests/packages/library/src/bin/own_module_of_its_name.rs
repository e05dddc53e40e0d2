mod kit {
    pub fn own() -> u8 {
        7
    }
}
mod n {
    pub fn f() -> u8 {
        kit::a::f()
    }
}
fn main() {
    println!("{}{}{}", kit::own(), n::f(), ::kit::b::g());
}
