mod c {
    pub fn g() -> u8 {
        5
    }
}
mod x {
    pub use super::y::*;
    pub fn one() -> u8 {
        1
    }
}
mod y {
    pub use super::x::*;
}
use c::g;
pub fn deep() -> u8 {
    enum L {
        P,
    }
    use L::*;
    match P {
        L::P => g() + y::one() - 1,
    }
}
