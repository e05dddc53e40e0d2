//! The page: the kit in a browser, in one file.
//!
//! - [`engine`]: the program inside
//! - [`data`]: what the page knows; [`lines`]: its texts as lines of one table
//! - [`html`]: joins both with the page's own files
//! - [`json`]: how a page holds texts; [`base85`]: how it holds bytes

pub mod base85;
pub mod data;
pub mod engine;
pub mod html;
pub mod json;
pub mod lines;
