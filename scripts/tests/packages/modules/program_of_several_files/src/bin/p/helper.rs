mod deep;
use kit::f;
pub fn twice() -> u8 {
    deep::two() * f() * super::helper::one()
}
fn one() -> u8 {
    crate::helper::deep::two() / 2
}
