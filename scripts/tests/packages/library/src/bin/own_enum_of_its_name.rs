#[allow(non_camel_case_types)]
enum kit {
    A,
}
mod n {
    pub fn f() -> u8 {
        kit::a::f()
    }
}
fn main() {
    let kit::A = kit::A;
    println!("{}{}", n::f(), ::kit::b::g());
}
