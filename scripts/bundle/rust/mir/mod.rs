//! Reads rustc's MIR, and compares it: what means the same has the same MIR.
//!
//! In MIR every method and path is resolved, every constant has its value, every type is explicit, and every drop is
//! written out, except that of a value inside of another. What is in memory does not count: it follows from the rest, and
//! shows names. A static has its name instead of the number of its memory. Variables' names for debuggers, and the names of
//! what a closure captures, do not count in any comparison.
//!
//! What its text looks like, and what differs between versions of rustc, is in [`text`]; if rustc writes one text in two ways,
//! [`steady`] says so.
//!
//! | comparison | between | what may differ |
//! |---|---|---|
//! | [`bundles::is_rest`] | a bundle and the larger one that it was | functions that are gone, source positions, and the start of a path where rustc leaves it out |
//! | [`bundles::is_flat`] | a flat bundle and a larger one with its modules | functions that are gone, source positions, the modules in paths, and how an `impl` is named |
//! | [`bundles::is_renamed`] | a bundle and the same one with short names | the names, source positions, how an `impl` is named, and what rustc leaves out of paths |
//! | [`bodies::does_the_same`] | a function in two editions | the numbers of its blocks, and flags that say what still has to be dropped |

pub mod bodies;
pub mod bundles;
pub mod steady;
pub mod text;
