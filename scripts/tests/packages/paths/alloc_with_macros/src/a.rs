use alloc::vec::Vec;
pub fn f() -> Vec<u8> {
    vec![1]
}
