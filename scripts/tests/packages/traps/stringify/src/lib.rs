pub mod a;
pub mod derived;
