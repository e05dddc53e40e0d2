#![allow(clippy::all)]
pub mod a;
#[cfg(test)]
mod tests;
#[cfg(all(test, unix))]
pub mod more { include!("none"); }
