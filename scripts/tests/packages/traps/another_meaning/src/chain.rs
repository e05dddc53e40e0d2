pub use std::str::*;
