fn main() {
    println!("{}", tools::a::f());
}
