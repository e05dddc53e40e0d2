//! What Rust has and C does not.

/// What a refusal says behind the types and modules that C does not have.
pub const NOT_IN_C: &str = " is not supported in C";

/// A type, and functions of the stand-in for the standard library, that no C file has; with what they are in Rust.
const ABSENT: [(&str, &str); 3] = [("float", "f32"), ("bare_files", "std::fs"), ("bare_time", "std::time")];

/// Returns what a word of the IR is in Rust if C does not have it.
pub fn absent(word: &str) -> Option<&'static str> {
    ABSENT.iter().find(|(known, _)| *known == word).map(|(_, in_rust)| *in_rust)
}
