#![crate_name = "p"]

macro_rules! known_as {
    ($name:ident) => {
        extern crate one as $name;
    };
}

known_as!(first);

#[macro_export]
macro_rules! least {
    ($a:expr) => {
        $a
    };
}

#[cfg_attr(feature = "slow", allow(dead_code), derive(Debug))]
struct Pair(u8, u8);

fn bytes() -> usize {
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/three.bin")).len()
}

fn main() {
    let odd_lib = two::low();
    println!("{} {} {}", first::low(), odd_lib, least!(3));
    println!("{} {} {}", two::own(9), bare_one::own(&9), fixed::f());
    println!("{:?} {}", Pair(1, 2), bytes());
}
