mod a;
fn main() {
    println!("{}", a::f());
}
