#[cfg(debug_assertions)]
use crate::one::One;

#[cfg(debug_assertions)]
pub struct Other(pub Option<Box<One>>);

pub fn g() -> u8 {
    2
}
