use kit::dropped::*;
use kit::glob;
use kit::meant::{self, Inherent};
use kit::{Meant, Otherwise};

fn main() {
    drop((Parameter, Aliased, AliasedWithin, Passed, Followed, Hidden));
    println!();
    println!("{:?} {} {}", glob::own::all(), glob::other::made(), glob::other::beside());
    println!("{} {} {}", 0i128.number(), 0.cmp(&1).number(), vec![0u8].number());
    println!("{} {} {} {}", 0u16.number(), 0u32.number(), Inherent.number(), 0u64.number());
    println!("{} {} {} {}", 'a'.number(), meant::told(), meant::told_through(), 0u128.number());
}
