pub const TEXT: &str = include_str!("../x.txt");
pub static BYTES: &[u8; 3] = ::std::include_bytes!(r"../y.bin");
pub fn g() -> String {
    format!(
        "{} {}",
        env!("CARGO_PKG_NAME", "why"),
        std::concat!(
            env!("CARGO_PKG_VERSION"),
            " ",
            env!("CARGO_PKG_VERSION_MAJOR"),
            env!("CARGO_PKG_VERSION_MINOR"),
            env!("CARGO_PKG_VERSION_PATCH"),
            env!("CARGO_PKG_VERSION_PRE"),
            env!("CARGO_PKG_AUTHORS"),
            env!("CARGO_PKG_DESCRIPTION"),
            env!("CARGO_PKG_HOMEPAGE"),
            env!("CARGO_PKG_REPOSITORY"),
            env!("CARGO_PKG_LICENSE"),
            env!("CARGO_PKG_RUST_VERSION")
        )
    )
}
