use kit::dropped::*;
use kit::glob;
use kit::meant::Inherent;
use kit::{Meant, Otherwise};

fn main() {
    drop((Parameter, Aliased, Passed, Hidden));
    println!();
    println!("{:?} {} {}", glob::own::all(), glob::other::made(), glob::other::beside());
    println!("{} {} {}", 0i128.number(), 0.cmp(&1).number(), vec![0u8].number());
    println!("{} {} {} {}", 0u16.number(), Inherent.number(), 0u128.number(), 0i8.number());
}
