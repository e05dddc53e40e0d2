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

/// The cases that are only for the kit's own programs, by name.
const KIT: [(&str, &str); 3] =
    [("messy", "not a judge's format"), ("none", "no boards"), ("too_hard", "more moves than the judge's boards need")];

impl Problem {
    /// The use of a case of `judge_inputs`, by its name.
    pub fn tier(&self, case: &str) -> Tier {
        match KIT.iter().find(|(name, _)| *name == case) {
            Some((_, why)) => Tier::Kit(why),
            None if self.harder.contains(&case) => Tier::Hard,
            None => Tier::Judge,
        }
    }
}
