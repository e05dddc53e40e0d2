use kit::a::{A, C};
fn main() {
    drop(C);
    println!("{}", A(6));
}
