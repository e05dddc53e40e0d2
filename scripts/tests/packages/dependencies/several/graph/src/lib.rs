mod paths;
pub use paths::walk;
pub const MARK: u8 = if cfg!(feature = "slow") {
    1
} else if cfg!(all(feature = "fast", not(test))) {
    2
} else {
    3
};
#[cfg(test)]
mod tests {
    use rand::Rng;
}
