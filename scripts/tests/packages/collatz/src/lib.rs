//! The example of the bundler's page.

pub mod sequence;
