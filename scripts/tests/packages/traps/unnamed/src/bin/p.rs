#![allow(unknown_lints, non_local_definitions)]
use kit::{dead::E, types::*};
fn main() {
    {
        let _all = (A, B, E, F, G(1), H(1, 2), I::<1>);
    }
    println!(
        " {} {}",
        D(3u8),
        match way(true) {
            Left => 1,
            Right => 2,
        }
    );
}
