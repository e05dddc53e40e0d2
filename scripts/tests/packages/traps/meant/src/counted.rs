use crate::counts::S;
pub fn g(s: &mut S) -> Option<u8> {
    s.next()
}
