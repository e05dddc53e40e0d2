//! The kit's library, and the textbook's methods.

mod every_board;
pub mod fifteen;
mod methods;
