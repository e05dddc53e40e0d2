pub(crate) use crate as root;

pub mod a;
pub mod b;
pub mod c;
