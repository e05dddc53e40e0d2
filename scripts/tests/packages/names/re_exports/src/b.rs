pub fn g() -> u8 {
    2
}
#[derive(Default)]
pub struct T(pub u8);
