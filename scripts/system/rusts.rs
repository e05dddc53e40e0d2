//! The versions of Rust that the kit promises. `.ci/run` reads them here, and a test compares the pages and the manifests.

/// The oldest that compiles the library and the programs without a warning.
pub const FOR_PROGRAMS: &str = "1.56.0";

/// The oldest that builds the tools and tests.
pub const FOR_TOOLS: &str = "1.85.0";

/// The one that makes the kept files: those to paste, and the page. Another one may make other bytes.
pub const OF_KEPT_FILES: &str = "1.95.0";
