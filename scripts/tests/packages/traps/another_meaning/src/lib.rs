pub mod alias;
pub mod chain;
pub mod conditions;
pub mod globs;
pub mod inside;
pub mod meant;
pub mod own;
