use kit::*;
fn main() {
    println!("{}{}{}", one!(), kit::a::one!(), f());
}
