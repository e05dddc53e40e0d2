//! Whether rustc writes the same MIR for one text.
//!
//! A comparison that holds proves what it says, whatever rustc writes the next time. One that fails says nothing if rustc
//! writes one text in two ways. So rustc is asked again where the first comparison of a bundle fails: where none fails, nothing
//! is left undone, and nothing has to be run.

use crate::fault::Outcome;
use crate::rust::mir::bundles::is_rest;
use crate::rustc::{Report, Rustc};

/// Whether rustc writes `again` the MIR that it has written for a text. If it does not, that is said, once for a bundle.
///
/// Errors: rustc cannot be run.
pub fn is_steady(rustc: &Rustc, mir: &str, again: impl FnOnce() -> Outcome<Report>) -> Outcome<bool> {
    if let Some(&known) = rustc.is_steady.get() {
        return Ok(known);
    }
    let is_steady = is_rest(mir, &again()?.mir);
    if !is_steady {
        let undone = "modules, long names and what only rustc calls unused stay";
        eprintln!(
            "warning: {undone}: rustc {} writes the MIR of one text in two ways, so nothing can be proved",
            rustc.version
        );
    }
    Ok(*rustc.is_steady.get_or_init(|| is_steady))
}
