pub mod a;
mod other;
mod show;
mod drops;
