pub mod alias;
pub mod inside;
pub mod meant;
pub mod own;
