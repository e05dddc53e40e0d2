pub mod one;
pub mod other;
