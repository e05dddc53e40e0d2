pub mod a;
mod other;
mod show;
mod hidden;
mod drops;
mod shadows;
