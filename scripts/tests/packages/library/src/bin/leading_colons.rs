use ::kit::a::f;
fn main() {
    println!("{}{}", f(), ::kit::b::g());
    if 3 > ::kit::b::g() {
        print!("{}\n", <u8 as Into<u8>>::into(::kit::c::l()))
    }
}
