//! What a problem has to have so that a mistake is one, by its description.

use super::parity::is_usual;
use crate::kit::grid::{Case, Grid};
use crate::kit::oracle::Rule;
use crate::problems::format::{parts, Hole, Part, ANSWER};
use crate::problems::judges::Compares;
use crate::problems::problem::{Boards, Goal, Kind, Problem, Shape};
use crate::problems::tiers::Tier;
use crate::system::programs::root;
use std::fs;

/// What a problem has to have.
pub struct Need {
    /// Whether a problem has it.
    pub holds: fn(&Problem) -> bool,
    /// Why a mistake is none in a problem without it.
    pub otherwise: &'static str,
}

const fn need(holds: fn(&Problem) -> bool, otherwise: &'static str) -> Need {
    Need { holds, otherwise }
}

// In the input.
pub const SEVERAL: Need = need(|problem| problem.input.boards != Boards::One, "one board an input");
pub const UNSOLVABLE: Need =
    need(|problem| problem.output.named && problem.decides_on(Kind::Unsolvable), "no unsolvable boards");
pub const GOALS: Need =
    need(|problem| problem.input.goal.is_of_each() || problem.input.goal == Goal::Farthest, "all boards have one goal");
pub const SOLVED: Need = need(|problem| !(FARTHEST.holds)(problem), "every board is 30 or 31 moves from its goal");
pub const SOLVED_ALONE: Need =
    need(|problem| problem.decides_on(Kind::Solved), "programs accepted there fail on a solved board");
pub const FARTHEST: Need = need(|problem| problem.input.goal == Goal::Farthest, "the goal is not a farthest board");
pub const LIMITS: Need = need(|problem| problem.input.has_limits(), "no limit in the input");
pub const SIDES: Need = need(|problem| problem.input.shape.sides().is_some(), "all boards have the same sides");
pub const RECTANGLES: Need = need(|problem| matches!(problem.input.shape, Shape::Rectangle(..)), "no rectangles");
pub const GAPS: Need = need(|problem| problem.input.has_gaps(), "no empty lines in the input");
pub const TWO_DIGITS: Need = need(
    |problem| !problem.input.layout.characters() && most_cells(problem.input.shape) > 10,
    "no tiles of two digits",
);
pub const BLANK: Need = need(|problem| problem.input.blank != "0", "the blank is 0");
pub const DIGITS: Need = need(
    |problem| (SEARCH.holds)(problem) && problem.input.blank == "0" && most_cells(problem.input.shape) <= 10,
    "a board is no row of digits with the blank 0, or parity alone answers",
);
pub const TWO_SPACES: Need = need(has_two_spaces, "no two spaces in a row in the sample");

// On the boards.
pub const EVEN_WIDTH: Need =
    need(|problem| shapes(problem.input.shape).iter().any(|(_, columns)| columns % 2 == 0), "the width is odd");
pub const ODD_WIDTH: Need =
    need(|problem| shapes(problem.input.shape).iter().any(|(_, columns)| columns % 2 == 1), "the width is even");
pub const EVEN_SIDES: Need = need(
    |problem| shapes(problem.input.shape).iter().any(|(rows, columns)| rows % 2 == 0 && columns % 2 == 0),
    "from the top and from the bottom, the row has the same parity, or does not count",
);
pub const fn row<const N: usize>() -> Need {
    need(|problem| N <= sides(problem.input.shape).0, "no such row")
}
pub const fn column<const N: usize>() -> Need {
    need(|problem| N <= sides(problem.input.shape).1, "no such column")
}
pub const OTHER_PARITY: Need =
    need(|problem| !goals(problem).is_some_and(|goals| goals.iter().all(is_usual)), "the goal has that parity");
pub const OTHER_BOARDS: Need = need(
    |problem| (SEARCH.holds)(problem) || !reaches_other_goals(problem),
    "a board that reaches one goal reaches the other",
);
pub const BRANCHES: Need =
    need(|problem| most_cells(problem.input.shape) > 4, "on 2 x 2, such a search finds the fewest moves");

pub const THREE_ROWS: Need = need(|problem| shapes(problem.input.shape).contains(&(3, 3)), "no boards of 3 x 3");
pub const OTHER_GOAL: Need = need(|problem| problem.input.goal != Goal::BlankLast, "the goal is that one");
pub const TWO_ROWS: Need =
    need(|problem| matches!(problem.input.shape, Shape::Fixed(2, 3..)), "the boards have not two rows");
pub const RING: Need = need(
    |problem| !(SEARCH.holds)(problem) && most_cells(problem.input.shape) == 4,
    "parity alone does not answer, or the boards are larger than 2 x 2",
);
pub const ONE_RING: Need = need(
    |problem| (FEWEST.holds)(problem) && !(BRANCHES.holds)(problem),
    "the fewest moves are not asked for, or the boards are larger than 2 x 2",
);

// In the rule.
pub const SEARCH: Need = need(|problem| !problem.output.is_parity(), "parity alone answers");
pub const ENDLESS_SEARCH: Need = need(
    |problem| !(SEARCH.holds)(problem) || most_cells(problem.input.shape) > 9 && !problem.input.has_limits(),
    "a search of all boards, or within a limit, ends without it",
);
pub const FEWEST: Need =
    need(|problem| (SEARCH.holds)(problem) && problem.rule >= Rule::Fewest, "the fewest moves are not asked for");
pub const LEAST: Need = need(
    |problem| (LETTERS.holds)(problem) && problem.rule == Rule::Least,
    "the lexicographically first answer is not asked for",
);
pub const SIX_MOVES: Need =
    need(|problem| (FEWEST.holds)(problem) || is_reached(problem, 6), "six moves more are within the limit");
pub const BOUNDARY: Need = need(
    |problem| (LIMITS.holds)(problem) || is_reached(problem, 0) && is_exceeded(problem),
    "no limit that a board of the judge is beyond",
);
pub const PROMISE: Need = need(|problem| problem.promised.is_some(), "no promise on the most moves");

// In the output.
pub const PATH: Need = need(|problem| problem.output.has_path(), "no moves are printed");
pub const LETTERS: Need = need(
    |problem| problem.output.has_path() && !problem.output.is_by_tiles(),
    "no letters or words of moves are printed",
);
pub const LINE_OF_LETTERS: Need = need(|problem| problem.output.has(Hole::Moves), "no letters of moves are printed");
pub const COUNT: Need = need(|problem| problem.output.has(Hole::Count), "no count is printed");
pub const HEAD: Need = need(|problem| problem.output.lines().count() > 1, "nothing before the moves or their number");
pub const NUMBERS: Need = need(|problem| problem.output.has(Hole::Case), "the cases are not numbered");
pub const WORDS: Need = need(has_words, "no words are printed");
pub const TWO_PHRASES: Need = need(|problem| problem.output.too_long.is_some(), "no words for too long");
pub const FULL_STOP: Need =
    need(|problem| problem.output.unsolvable.ends_with(['.', '!']), "the words end without one");
pub const OTHER_WORDS: Need = need(
    |problem| problem.output.unsolvable != "-1" && !problem.input.has_limits(),
    "an unsolvable board gets -1, or a sentence",
);
pub const TWO_LINES: Need = need(
    |problem| problem.output.has(Hole::Moves) && problem.output.lines().count() == 2,
    "a solved board gets one line",
);
pub const ROWS: Need = need(|problem| problem.output.has(Hole::Board), "no board is printed");
pub const LINES_BETWEEN: Need =
    need(|problem| problem.output.gaps || problem.output.ends_with_gap(), "no empty lines in the output");
pub const LINES_AFTER: Need =
    need(|problem| problem.output.ends_with_gap(), "no empty line after the last answer is asked for");
pub const ANSWERS_ALONE: Need =
    need(|problem| !(LINES_AFTER.holds)(problem), "an empty line after each answer is asked for");

// In spaces and line ends.
pub const LINES_COUNT: Need =
    need(|problem| problem.judge.compares == Compares::Lines, "the judge is not known to mind");
pub const EMPTY_LINE_COUNTS: Need = need(
    |problem| {
        let no_words = matches!(problem.output.answer, "{moves}" | "{tiles}");
        match problem.judge.compares {
            Compares::Lines | Compares::Unknown => true,
            Compares::Words => !no_words,
            Compares::Values => !no_words || (SEVERAL.holds)(problem),
        }
    },
    "no words at all are the answer to a solved board",
);

/// Whether a right output can have words that are not moves.
fn has_words(problem: &Problem) -> bool {
    let is_word = |part| matches!(part, Part::Text(text) if text.contains(|c: char| c.is_ascii_alphabetic()));
    let has_letters = |text| parts(text, ANSWER).into_iter().any(is_word);
    has_letters(problem.output.answer) || (UNSOLVABLE.holds)(problem) && has_letters(problem.output.unsolvable)
}

/// Whether the judge writes two spaces in a row.
fn has_two_spaces(problem: &Problem) -> bool {
    let sample = root().join("judge_inputs").join(problem.program).join("sample.in");
    fs::read_to_string(sample).unwrap().contains("  ")
}

/// The greatest numbers of rows and columns.
fn sides(shape: Shape) -> (usize, usize) {
    match shape {
        Shape::Fixed(rows, columns) => (rows, columns),
        Shape::Square(_, most) | Shape::OddSquare(_, most) | Shape::Rectangle(_, most) => {
            (most as usize, most as usize)
        }
    }
}

fn most_cells(shape: Shape) -> usize {
    let (rows, columns) = sides(shape);
    rows * columns
}

/// Shapes of boards, with every combination of odd and even sides. Of the judges' rectangles, one side is odd.
fn shapes(shape: Shape) -> Vec<(usize, usize)> {
    match shape {
        Shape::Fixed(rows, columns) => vec![(rows, columns)],
        Shape::Square(..) => vec![(3, 3), (4, 4)],
        Shape::OddSquare(..) => vec![(3, 3)],
        Shape::Rectangle(..) => vec![(3, 3), (3, 4), (4, 3)],
    }
}

/// The goals of a problem, one for each of its shapes; none if the input gives the goals.
fn goals(problem: &Problem) -> Option<Vec<Grid>> {
    shapes(problem.input.shape).into_iter().map(|(rows, columns)| problem.input.goal.grid(rows, columns)).collect()
}

/// Whether each goal reaches the one that has its tiles in order and the blank in the other corner.
fn reaches_other_goals(problem: &Problem) -> bool {
    let reaches = |goal: &Grid| {
        let other = other_goal(problem, goal);
        Case { start: goal.clone(), goal: other }.solvable()
    };
    goals(problem).is_some_and(|goals| goals.iter().all(reaches))
}

/// Whether the limit is less than so many moves more than a board of the judge needs.
fn is_reached(problem: &Problem, more: usize) -> bool {
    let most = problem.promised.unwrap_or(match problem.input.shape {
        Shape::Fixed(4, 4) => 80,
        _ => 31,
    });
    problem.limit.is_some_and(|limit| most + more > limit)
}

/// Whether the judge has boards that need one move more than the limit.
fn is_exceeded(problem: &Problem) -> bool {
    problem.tier("one_over_limit", &[]) == Tier::Judge
}

/// The goal to which a solver leads a board by mistake: the blank last, or first if it has to be last.
pub fn other_goal(problem: &Problem, goal: &Grid) -> Grid {
    let other = if problem.input.goal == Goal::BlankLast { Goal::BlankFirst } else { Goal::BlankLast };
    other.grid(goal.rows(), goal.columns).expect("a goal that no input gives")
}
