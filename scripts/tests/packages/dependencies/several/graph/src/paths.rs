use data_structures::{stack, Stack};
pub fn walk() -> Vec<u8> {
    let rand = 1;
    let mut s: Stack<u8> = stack![rand, 2];
    let mut v = vec![];
    while let Some(x) = s.pop() {
        v.push(x)
    }
    v
}
