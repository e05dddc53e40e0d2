//! What the tool `judge` does: it runs a program on the cases of a problem, and gives the verdicts.
//!
//! - [`verdict`]: the verdicts; [`measured`]: the verdict that the figures of a run give
//! - `process`: runs a program within limits, in a [`group`] of its own, and looks at what it uses ([`usage`]);
//!   [`refusal`]: what to do about a command that cannot be run
//! - [`run`]: a run on an input of a problem, with its verdict; [`words`]: the words of a command that give the input;
//!   [`bounds`]: its limits, by [`language`]
//! - [`trial`]: runs on parts of an input, to find what fails; [`reach`]: how far a run came that ended early;
//!   [`slow`]: one that is out of time only for its number of boards; [`early`]: which of these a run is
//! - [`stress`]: random boards until the program fails; [`times`]: its start-up and the time of its boards; [`smaller`]:
//!   shrinks the input on which it fails
//! - [`inputs`]: the inputs to judge on; [`report`]: the lines to print

pub mod bounds;
pub mod early;
pub mod group;
pub mod inputs;
pub mod language;
pub mod measured;
mod process;
pub mod reach;
pub mod refusal;
pub mod report;
pub mod run;
pub mod slow;
pub mod smaller;
pub mod stress;
pub mod times;
pub mod trial;
pub mod usage;
pub mod verdict;
pub mod words;
