pub mod one;
pub mod two;
