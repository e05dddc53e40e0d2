use kit::{f, U};
use kit::prelude::*;
fn main() {
    println!("{}{}{}{} {}{}{}", f(), gg(), h(), U::default().0, kit::k(0), kit::k(1), kit::deep());
}
