pub mod one;
pub mod two;
/* No line end follows. */