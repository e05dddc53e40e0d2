#[macro_use]
extern crate kit;
mod n {
    pub fn f() -> u8 {
        two!()
    }
}
fn main() {
    println!("{}{}", two!(), n::f());
}
