extern crate kit;
mod n {
    extern crate kit as inner;
    pub fn f() -> u8 {
        self::inner::a::f()
    }
}
fn main() {
    println!("{}{}", kit::a::f(), n::f());
}
