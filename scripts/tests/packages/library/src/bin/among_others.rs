use {kit::a::f, std::fmt::Write, kit::b as c};
fn main() {
    let mut s = String::new();
    write!(s, "{}", f()).unwrap();
    println!("{}{}", s, c::g());
}
