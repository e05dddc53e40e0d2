fn main() {
    let a_lib = x::f();
    println!("{} {}", a_lib, y::f());
}
