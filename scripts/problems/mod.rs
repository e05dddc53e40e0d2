//! What each judge's problem asks, written down once: the tests, the tools and the README's table go by it.
//!
//! - [`problem`]: what there is to say about a problem; [`list`]: all of them; [`judges`]: what is known of their judges
//! - [`grid`]: a board of any size, known at run time, and the case of a start and a goal
//! - [`input`]: an input as cases, and cases as an input; [`argument`]: a board and a goal of the command line
//! - [`answers`]: an output as answers, and what is wrong with its form
//! - [`oracle`]: what there is to know about a case; [`replay`]: where moves lead; [`check`]: whether answers are right
//! - [`table`]: the problems as README shows them

pub mod answers;
pub mod argument;
pub mod check;
pub mod grid;
pub mod input;
pub mod judges;
pub mod list;
pub mod oracle;
pub mod problem;
pub mod replay;
pub mod table;
