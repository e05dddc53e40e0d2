use kit::a::{A, B, C, D};
fn main() {
    drop((C, D));
    println!("{}{}", A(6), B(1).clone().0);
}
