//! Under conditions, a name means an item or an import.

#[cfg(target_pointer_width = "16")]
pub struct Length;
#[cfg(not(target_pointer_width = "16"))]
use std::string::String as Length;

impl crate::inside::Told for Length {
    fn told(self) -> u8 {
        7
    }
}
