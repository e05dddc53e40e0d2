use crate::Kit;
#[rustfmt::skip]
use std::fmt;

impl<const N: usize> fmt::Display for Kit<N> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "<{}>", self.0[0])
    }
}
