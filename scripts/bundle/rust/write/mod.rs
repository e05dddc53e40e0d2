//! Turns tokens into text, readable or short, and says in its first line what it is.

pub mod head;
pub mod layout;
pub mod minify;
