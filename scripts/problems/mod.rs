//! The judges' problems, described once for the tests and the tools.
//!
//! - [`problem`]: the description of a problem; [`about`]: the same in one line; [`contract`]: what readers are told;
//!   [`list`]: all problems, a file each; [`tables`]: what pages and lists say of all problems
//! - [`judges`]: their judges; [`languages`]: the languages with limits of their own; [`allowed`]: a problem's limits for one
//! - [`mod@format`]: the lines of an input and of an answer, text with holes; [`mod@line`]: reads one of an answer
//! - [`input`]: reads and writes a judge's input
//! - [`rows`]: cuts a text into rows of words; [`reader`]: reads boards in any form from them; [`goals`]: reads a goal
//! - [`answers`]: reads the lines of an output, [`printed`]: its answers; [`tiers`]: what each case in `judge_inputs` is for
//! - [`description`]: a problem in a format of one's own, [`values`]: the values of its keys
//! - [`clause`]: what is wrong with an output or an input, in English and in Chinese; [`meant`]: what a line was meant to be
//! - [`replay`]: the boards after moves; [`picture`]: the same as an animated picture; [`check`]: checks an output,
//!   [`judged`]: gives the judge's verdict on it
//! - [`mistake`]: the names of the mistakes that people make
//! - [`submission`]: what each judge takes, and how long

pub mod about;
pub mod allowed;
pub mod answers;
pub mod check;
pub mod clause;
pub mod contract;
pub mod description;
pub mod format;
pub mod goals;
pub mod input;
pub mod judged;
pub mod judges;
pub mod languages;
pub mod line;
pub mod list;
pub mod meant;
pub mod mistake;
pub mod picture;
pub mod printed;
pub mod problem;
pub mod reader;
pub mod replay;
pub mod rows;
pub mod submission;
pub mod tables;
pub mod tiers;
pub mod values;
