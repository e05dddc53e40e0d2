pub mod alias;
pub mod chain;
pub mod globs;
pub mod meant;
pub mod own;
