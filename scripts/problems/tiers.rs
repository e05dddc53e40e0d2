//! What each case in `judge_inputs` is for.

use super::contract::Text;
use super::problem::Problem;
use crate::kit::grid::Case;

/// The use of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tier {
    /// The judge may give such a case: it counts for the verdict.
    Judge,
    /// The statement allows it, but programs that the judge accepted fail: it is shown, with what was seen, and does not
    /// decide.
    Shown(&'static Text),
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
        let failed = || self.failed_there.iter().find(|(name, _)| *name == case);
        match KIT.iter().find(|(name, _)| *name == case) {
            Some((_, why)) => Tier::Kit(why),
            None if self.harder.contains(&case) => Tier::Hard,
            None => failed().map_or(Tier::Judge, |(_, seen)| Tier::Shown(seen)),
        }
    }

    /// Whether an answer to a board decides: none of the cases that do not decide has boards of its kind.
    pub fn decides(&self, case: &Case) -> bool {
        self.failed_there.iter().all(|(name, _)| match *name {
            "already_solved" => case.start != case.goal,
            "unsolvable" => case.solvable(),
            _ => true,
        })
    }

    /// Whether the statement names so many boards as a case has: as the most of an input, or by its sample.
    ///
    /// # Panics
    /// If the input is malformed.
    pub fn names_number(&self, case: &str, input: &[u8]) -> bool {
        let boards = self.cases(input).expect("an input that was read before").len();
        boards == 1 || case.starts_with("sample") || self.most_boards.is_some_and(|most| boards <= most)
    }
}
