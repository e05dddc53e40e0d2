fn main() {
    println!("{} {}", x::f(), y::f());
}
