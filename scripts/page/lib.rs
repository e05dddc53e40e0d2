//! The page: the kit in a browser, in one file.
//!
//! - [`engine`]: the program inside
//! - [`data`]: what the page knows; [`lines`]: its texts as lines of one table
//! - [`html`]: joins both with the page's own files
//! - [`json`], [`base64`]: how a page holds texts and bytes

pub mod base64;
pub mod data;
pub mod engine;
pub mod html;
pub mod json;
pub mod lines;
