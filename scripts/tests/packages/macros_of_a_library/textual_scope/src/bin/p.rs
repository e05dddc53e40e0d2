fn main() {
    println!("{}{}", kit::a::f(), kit::f());
}
