use kit::a::{b::zwei, one};
fn main() {
    println!("{}{}{}{}", one!(), kit::a::b::two!(), zwei!(), kit::c::f());
}
