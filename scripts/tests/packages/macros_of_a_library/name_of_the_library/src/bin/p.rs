use kit::{a::f, kit};
mod n {
    use kit::{kit, os};
    pub fn g() -> u8 {
        kit!(3) + os!() - os!()
    }
}
fn main() {
    println!("{}{}{}", f(1), kit!(2), n::g());
}
