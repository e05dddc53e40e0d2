pub const TEXT: &str = include_str!("../x.txt");
pub static BYTES: &[u8; 3] = ::std::include_bytes!(r"../y.bin");
pub fn g() -> String {
    format!(
        "{} {}",
        env!("CARGO_PKG_NAME", "why"),
        std::concat!(env!("CARGO_PKG_VERSION_MINOR"), env!("CARGO_PKG_AUTHORS"))
    )
}
