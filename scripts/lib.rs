//! The library of the tools and tests. Tests aside, a module imports only from the layers below its own:
//!
//! | layer | modules |
//! |---|---|
//! | 6 the tools | [`tools`] |
//! | 5 the command line: how a tool starts, fails, reads and prints | [`cli`] |
//! | 4 boards with known fewest moves, and random ones; the textbook's methods, one a file | [`boards`], [`methods`] |
//! | 3 the judges' problems: input, goal, right answers | [`problems`] |
//! | 2 the kit for boards of any shape | [`kit`] |
//! | 1 texts to read and write; processor time, temporary files, and programs built by cargo | [`text`], [`system`] |

pub mod boards;
pub mod cli;
pub mod kit;
pub mod methods;
pub mod problems;
pub mod system;
pub mod text;
pub mod tools;
