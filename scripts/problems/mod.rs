//! What each judge's problem asks, written down once: the tests, the tools and the README's table go by it.
//!
//! - [`problem`]: what there is to say about a problem; [`list`]: all of them
//! - [`grid`]: a board of any size, known at run time, and the case of a start and a goal
//! - [`reading`]: an input as cases; [`writing`]: cases as an input
//! - [`answers`]: an output as answers, and what is wrong with its form
//! - [`oracle`]: what there is to know about a case; [`replay`]: where moves lead; [`check`]: whether answers are right
//! - [`table`]: the problems as README shows them

pub mod answers;
pub mod argument;
pub mod check;
pub mod grid;
pub mod judges;
pub mod list;
pub mod oracle;
pub mod problem;
pub mod reading;
pub mod replay;
pub mod table;
pub mod writing;
