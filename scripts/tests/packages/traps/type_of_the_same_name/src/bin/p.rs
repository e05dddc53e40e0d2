use kit::{dead, types::*};
fn main() {
    dead::live();
    {
        let _all = (A, B(1), C(1, 2), D::<1>);
    }
    println!();
}
