pub mod meant;
pub mod own;
