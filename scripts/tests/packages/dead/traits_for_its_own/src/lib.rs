pub mod a;
pub mod halve;
pub mod ring;
pub mod traits;
mod ext;
pub use halve::*;
pub use ring::{Ring};
pub use traits::{Integral, One};
pub use ext::Twice;
