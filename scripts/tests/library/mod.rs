//! The kit's library, and the textbook's methods.

mod every_board;
mod fifteen;
mod methods;
