//! The kit's library, and the textbook's methods.

mod beam;
mod every_board;
mod fifteen;
mod hardest;
mod methods;
mod misuse;
mod pruning;
mod trace;
