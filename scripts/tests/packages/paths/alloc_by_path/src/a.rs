use core::mem;
use crate::alloc::vec::Vec;
pub fn f() -> usize {
    mem::size_of::<u64>() + Vec::<u8>::new().len() + core::cmp::max(1, 2)
}
