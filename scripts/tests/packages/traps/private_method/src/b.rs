use crate::a::S;
pub fn g(s: &mut S) -> Option<u8> {
    s.next()
}
