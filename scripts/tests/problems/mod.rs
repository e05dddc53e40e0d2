//! What is known of the problems and their judges, and the checker of answers.

mod argument;
mod checker;
mod contract;
mod formats;
mod judged;
mod judges;
mod tables;
