fn main() {
    println!("{}", kit::b::g());
}
