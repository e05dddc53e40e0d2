//! The library of the tools and tests. Tests aside, a module imports only from the layers below its own:
//!
//! | layer | modules |
//! |---|---|
//! | 8 the tools | [`tools`] |
//! | 7 the command line: how a tool starts, fails, reads and prints | [`cli`] |
//! | 6 a solver of every problem with a switch for each mistake | [`mistakes`] |
//! | 5 boards with known fewest moves, and random ones; the textbook's methods, one a file | [`boards`], [`methods`] |
//! | 4 the judges' problems: input, goal, right answers | [`problems`] |
//! | 3 the kit for boards of any shape | [`kit`] |
//! | 2 processor time, temporary files, and programs built by cargo | [`system`] |
//! | 1 texts to read and write | [`text`] |

pub mod boards;
pub mod cli;
pub mod kit;
pub mod methods;
pub mod mistakes;
pub mod problems;
pub mod system;
pub mod text;
pub mod tools;
