//! What each case in `judge_inputs` is for.

use super::contract::Text;
use super::problem::{Kind, Problem};
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
    /// The use of a case of `judge_inputs`, by its name and boards.
    pub fn tier(&self, name: &str, boards: &[Case]) -> Tier {
        match KIT.iter().find(|(kit, _)| *kit == name) {
            Some((_, why)) => Tier::Kit(why),
            None if self.harder.contains(&name) => Tier::Hard,
            None => self.failed_on(boards).map_or(Tier::Judge, Tier::Shown),
        }
    }

    /// What was seen on a kind of board of which there is one: an answer to it does not decide.
    pub fn failed_on(&self, boards: &[Case]) -> Option<&'static Text> {
        let is_of = |kind: Kind| {
            boards.iter().any(|case| match kind {
                Kind::Solved => case.start == case.goal,
                Kind::Unsolvable => !case.solvable(),
            })
        };
        self.failed_there.iter().find(|(kind, _)| is_of(*kind)).map(|(_, seen)| seen)
    }

    /// Whether an answer to a board of a kind decides.
    pub fn decides_on(&self, kind: Kind) -> bool {
        self.failed_there.iter().all(|(failed, _)| *failed != kind)
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
