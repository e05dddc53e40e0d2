use ::kit::kit;
fn main() {
    println!("{}", kit::f());
}
