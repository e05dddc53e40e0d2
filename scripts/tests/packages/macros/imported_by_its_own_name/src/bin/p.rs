fn main() {
    println!("{}", kit::b::f());
}
