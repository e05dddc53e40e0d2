pub const VERSION: &str = env!("CARGO_PKG_VERSION");

pub fn two() -> u8 {
    other::one() + 1
}
