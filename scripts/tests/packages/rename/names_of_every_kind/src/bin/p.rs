use std::cmp::max as long_as;

mod long_mod {
    pub enum LongEnum {
        LongFirst,
        LongTuple(u8),
        LongStruct { long_inner: u8 },
    }
    pub const LONG_CONST: u8 = 1;
    pub static LONG_STATIC: u8 = 2;
    pub trait LongTrait {
        fn long_method(&self) -> u8;
    }
    pub type LongAlias = u8;
    impl LongTrait for LongAlias {
        fn long_method(&self) -> u8 {
            *self
        }
    }
}

use long_mod::{LongEnum, LongTrait, LONG_CONST, LONG_STATIC};

struct LongType {
    long_field: u8,
    long_other: u8,
}

union LongUnion {
    long_part: u8,
}

fn long_function<LongParameter: LongTrait>(long_argument: LongParameter) -> u8 {
    let long_closure = |long_bar| long_bar + 1;
    let long_pair = |&long_amp, long_second: u8| long_second + long_amp;
    long_closure(long_pair(&long_argument.long_method(), 1))
}

fn long_match(long_value: LongEnum) -> u8 {
    match long_value {
        LongEnum::LongFirst => 1,
        LongEnum::LongTuple(long_only) => long_only,
        LongEnum::LongStruct { long_inner } => long_inner,
    }
}

/// Nothing prints their `Debug`, which would show names.
#[derive(Debug)]
struct LongAlone(u8);

#[derive(Debug, Clone)]
struct LongBefore(u8);

#[derive(Clone, Debug)]
struct LongBehind(u8);

#[derive(Clone, Debug, Copy)]
struct LongBetween(u8);

/// It cannot change, as the standard library has a method of the same name.
fn swap_remove(long_list: &mut Vec<u8>) -> u8 {
    long_list.swap_remove(0)
}

fn main() {
    let mut long_mut = LONG_CONST + LONG_STATIC;
    for long_for in 0..2 {
        long_mut += long_for;
    }
    let ref long_ref = long_mut;
    let LongType { long_field, long_other } = LongType { long_field: 1, long_other: 2 };
    let (long_left, long_right) = (long_field, long_other);
    let long_union = LongUnion { long_part: 3 };
    println!("{} {}", long_as(*long_ref, 1), long_function(long_left + long_right + unsafe { long_union.long_part }));
    println!(
        "{} {} {}",
        long_match(LongEnum::LongFirst),
        long_match(LongEnum::LongTuple(1)),
        long_match(LongEnum::LongStruct { long_inner: 2 })
    );
    let long_sum = LongAlone(1).0 + LongBefore(1).0 + LongBehind(1).0 + LongBetween(1).0;
    println!("{} {}", long_sum, swap_remove(&mut vec![1]));
}
