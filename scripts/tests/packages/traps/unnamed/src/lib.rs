pub mod types;
pub mod dead;
pub mod alias;
pub mod constant;
pub mod bound;
pub mod renamed;
pub mod parameter;
