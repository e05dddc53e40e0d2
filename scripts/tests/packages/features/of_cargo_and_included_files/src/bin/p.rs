extern crate kit;
use kit::a::b::*;
fn main() {
    println!(
        "{}{}{:?}{:?}{}{}{}",
        kit::f(),
        cfg!(feature = "default"),
        TEXT,
        BYTES,
        g(),
        cfg!(feature = "big"),
        cfg!(any(feature = "odd", not(feature = "big")))
    );
}
