use kit::{dead, types::*};
fn main() {
    dead::live();
    {
        let _both = (A, B(1));
    }
    println!();
}
