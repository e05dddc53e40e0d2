use kit::a::{b::zwei, one};
use kit::*;
fn main() {
    println!("{}{}{}{}", one!(), kit::a::b::two!(), zwei!(), kit::c::f());
    println!("{}{}{}{}", four!(), kit::c::four!(), f(), called!(one));
}
