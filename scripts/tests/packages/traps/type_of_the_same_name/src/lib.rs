pub mod types;
pub mod dead;
pub mod renamed;
pub mod parameter;
