fn main() {
    println!("{}", 1);
    kit::f();
    kit::println!("{}", 4);
}
