use std::mem::forget as drop;
pub fn f(s: crate::b::S) {
    drop(s)
}
