pub mod a;
pub use a::*;
