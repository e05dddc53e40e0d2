pub mod a;
pub mod c;
