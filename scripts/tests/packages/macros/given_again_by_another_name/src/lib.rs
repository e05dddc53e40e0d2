pub mod a;
pub mod c;
pub use c::*;
