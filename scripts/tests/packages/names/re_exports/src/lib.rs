mod a;
mod b;
mod c;
mod d {
    pub enum E {
        X,
        Y,
    }
    pub const N: u8 = 4;
}
mod e;
use d::{E, E::*};
pub use e::deep;
pub mod unneeded;
pub use a::*;
pub use b::{g, T as U};
pub use unneeded::Big;
pub mod prelude {
    pub use crate::c::h;
    pub use crate::g as gg;
}
pub fn k(e: u8) -> u8 {
    let e = if e == 0 { X } else { Y };
    match e {
        E::X => 3,
        Y => d::N,
    }
}
