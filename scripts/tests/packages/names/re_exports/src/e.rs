mod c {
    pub fn g() -> u8 {
        5
    }
}
use c::g;
pub fn deep() -> u8 {
    enum L {
        P,
    }
    use L::*;
    match P {
        L::P => g(),
    }
}
