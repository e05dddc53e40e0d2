use kit::b::f;
fn main() {
    println!("{}|{}|{}", kit::a::f(), "kit::a", f());
}
