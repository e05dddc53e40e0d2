use kit::{
    a::f,
    b::{self, g as h},
    c::*,
};
fn main() {
    println!("{}{}{}{}{}", f(), b::k(), h(), l(), m());
}
