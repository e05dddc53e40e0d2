use crate::a::A;
#[rustfmt::skip]
use std::fmt;
impl fmt::Display for A {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "<{}>", self.0)
    }
}
