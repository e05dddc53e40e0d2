//! What the tool `judge` does: it runs a program on the cases of a problem, and gives the verdicts.
//!
//! - [`verdict`]: the verdicts; [`measured`]: the verdict that the figures of a run give
//! - `process`: runs a program within limits, in a [`group`] of its own, and looks at what it uses ([`usage`]);
//!   [`refusal`]: what to do about a command that cannot be run
//! - [`run`]: a run on an input of a problem, with its verdict; [`bounds`]: its limits
//! - [`trial`]: runs on parts of an input, to find what fails; [`reach`]: how far a run came that ended early
//! - [`stress`]: random boards until the program fails; [`smaller`]: shrinks the input on which it fails
//! - [`inputs`]: the inputs to judge on; [`report`]: the lines to print

pub mod bounds;
pub mod group;
pub mod inputs;
pub mod measured;
mod process;
pub mod reach;
pub mod refusal;
pub mod report;
pub mod run;
pub mod smaller;
pub mod stress;
pub mod trial;
pub mod usage;
pub mod verdict;
