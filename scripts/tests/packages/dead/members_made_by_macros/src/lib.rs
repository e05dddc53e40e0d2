pub mod first;
pub mod numbers;
pub mod parse;
pub mod second;
