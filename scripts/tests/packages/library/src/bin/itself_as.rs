use kit as k;
fn main() {
    println!("{}", k::a::f());
}
