//! The bundler's files in C.

mod odd;
mod options;
mod programs;
