pub mod a;
pub mod ring;
pub mod traits;
mod ext;
pub use ring::*;
pub use traits::{Integral, One};
pub use ext::Twice;
