//! The tools, but for the bundler.

mod compare;
mod judge;
mod replay;
mod scramble;
