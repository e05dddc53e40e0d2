//! What each case in `judge_inputs` is for.

use super::problem::Problem;

/// The use of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tier {
    /// The judge may give such a case: it counts for the verdict.
    Judge,
    /// Harder than what the judge's statement allows.
    Hard,
    /// Only for the kit's own program, for this reason.
    Kit(&'static str),
}

/// The cases that are not for the judge: by program, or for every program, and by name.
const TIERS: &[(Option<&str>, &str, Tier)] = &[
    (None, "messy", Tier::Kit("not a judge's format")),
    (None, "none", Tier::Kit("no boards")),
    (None, "too_hard", Tier::Kit("more moves than the judge's boards need")),
    // The statement promises a path of at most 45 moves.
    (Some("uva10181"), "hardest", Tier::Hard),
    (Some("uva10181"), "many", Tier::Hard),
    (Some("uva10181"), "one_over_limit", Tier::Hard),
    (Some("uva10181"), "too_long", Tier::Hard),
];

/// Programs whose judge promises boards of at most so many moves.
const PROMISES: &[(&str, usize)] = &[("uva10181", 45), ("aoj_alds1_13_c", 45)];

impl Problem {
    /// The most moves that a board of the judge needs, if its statement promises that.
    pub fn promised(&self) -> Option<usize> {
        PROMISES.iter().find(|(program, _)| *program == self.program).map(|(_, moves)| *moves)
    }

    /// The use of a case of `judge_inputs`, by its name.
    pub fn tier(&self, case: &str) -> Tier {
        let is_it = |(program, name, _): &&(Option<&str>, &str, Tier)| {
            *name == case && program.is_none_or(|program| program == self.program)
        };
        TIERS.iter().find(is_it).map_or(Tier::Judge, |(_, _, tier)| *tier)
    }
}
