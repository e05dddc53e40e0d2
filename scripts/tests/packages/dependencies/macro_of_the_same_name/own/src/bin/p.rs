use kit::one;
fn main() {
    println!("{} {} {}", one!(), one(4), kit::c::one(3));
}
