use kit::show;
fn main() {
    println!("{}", show!(a + b.c));
}
