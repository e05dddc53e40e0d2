//! The page: the program inside it, natively, the tool that makes it, and the page in a browser.

mod browser;
mod engine;
mod maker;
mod webdriver;
