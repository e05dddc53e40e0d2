//! What a problem has to have so that a mistake is one, by its description.

use super::parity::is_usual;
use scripts::kit::grid::{Case, Grid};
use scripts::kit::oracle::Rule;
use scripts::problems::problem::{Boards, Form, Goal, Problem, Shape};
use scripts::problems::tiers::Tier;
use scripts::system::programs::root;
use std::fs;

/// What a problem has to have.
#[derive(Clone, Copy)]
pub enum Need {
    // In the input.
    Several,
    Unsolvable,
    Goals,
    Solved,
    Farthest,
    Limits,
    Sides,
    Rectangles,
    Gaps,
    TwoDigits,
    Blank,
    TwoSpaces,
    // On the boards.
    EvenWidth,
    OddWidth,
    EvenSides,
    Row(usize),
    Column(usize),
    OtherParity,
    OtherBoards,
    Branches,
    // In the rule.
    Search,
    EndlessSearch,
    Fewest,
    Least,
    SixMoves,
    Boundary,
    Promise,
    // In the output.
    Path,
    Letters,
    LineOfLetters,
    Count,
    Head,
    Numbers,
    Words,
    TwoPhrases,
    FullStop,
    Rows,
    LinesBetween,
    LinesAfter,
    AnswersAlone,
}

use Need::*;

impl Need {
    /// Whether a problem has it.
    pub fn holds(self, problem: &Problem) -> bool {
        let (input, output, form) = (&problem.input, &problem.output, problem.output.form);
        match self {
            Several => input.boards != Boards::One,
            Unsolvable => output.named,
            Goals => input.goal.is_of_each() || input.goal == Goal::Farthest,
            Solved => !Farthest.holds(problem),
            Farthest => input.goal == Goal::Farthest,
            Limits => form == Form::Within,
            Sides => input.shape.sides().is_some(),
            Rectangles => matches!(input.shape, Shape::Rectangle(..)),
            Gaps => input.gaps,
            TwoDigits => !input.layout.characters() && most_cells(input.shape) > 10,
            Blank => input.blank != "0",
            TwoSpaces => has_two_spaces(problem),
            EvenWidth => shapes(input.shape).iter().any(|(_, columns)| columns % 2 == 0),
            OddWidth => shapes(input.shape).iter().any(|(_, columns)| columns % 2 == 1),
            EvenSides => shapes(input.shape).iter().any(|(rows, columns)| rows % 2 == 0 && columns % 2 == 0),
            Row(number) => number <= sides(input.shape).0,
            Column(number) => number <= sides(input.shape).1,
            OtherParity => !goals(problem).is_some_and(|goals| goals.iter().all(is_usual)),
            OtherBoards => Search.holds(problem) || !reaches_other_goals(problem),
            Branches => most_cells(input.shape) > 4,
            Search => !matches!(form, Form::Whether(_)),
            EndlessSearch => !Search.holds(problem) || most_cells(input.shape) > 9 && form != Form::Within,
            Fewest => Search.holds(problem) && problem.rule >= Rule::Fewest,
            Least => Letters.holds(problem) && problem.rule == Rule::Least,
            SixMoves => Fewest.holds(problem) || is_reached(problem, 6),
            Boundary => Limits.holds(problem) || is_reached(problem, 0) && is_exceeded(problem),
            Promise => problem.promised.is_some(),
            Path => Letters.holds(problem) || form == Form::Tiles,
            Letters => LineOfLetters.holds(problem) || form == Form::CountAndWords,
            LineOfLetters => matches!(form, Form::Moves | Form::CountAndMoves | Form::YesAndMoves | Form::Puzzle),
            Count => matches!(
                form,
                Form::Count | Form::YesAndCount | Form::CountAndMoves | Form::CountAndWords | Form::Within
            ),
            Head => matches!(
                form,
                Form::CountAndMoves | Form::CountAndWords | Form::YesAndMoves | Form::YesAndCount | Form::Puzzle
            ),
            Numbers => output.numbered || form == Form::Puzzle,
            Rows | LinesAfter => form == Form::Puzzle,
            AnswersAlone => !LinesAfter.holds(problem),
            Words => has_words(problem),
            TwoPhrases => output.too_long.is_some(),
            FullStop => output.unsolvable.ends_with(['.', '!']),
            LinesBetween => output.gaps || LinesAfter.holds(problem),
        }
    }

    /// Why a mistake is none in a problem without it.
    pub fn otherwise(self) -> &'static str {
        match self {
            Several => "one board an input",
            Unsolvable => "no unsolvable boards",
            Goals => "all boards have one goal",
            Solved => "every board is 30 or 31 moves from its goal",
            Farthest => "the goal is not a farthest board",
            Limits => "no limit in the input",
            Sides => "all boards have the same sides",
            Rectangles => "no rectangles",
            Gaps => "no empty lines in the input",
            TwoDigits => "no tiles of two digits",
            Blank => "the blank is 0",
            TwoSpaces => "no two spaces in a row in the sample",
            EvenWidth => "the width is odd",
            OddWidth => "the width is even",
            EvenSides => "from the top and from the bottom, the row has the same parity, or does not count",
            Row(_) => "no such row",
            Column(_) => "no such column",
            OtherParity => "the goal has that parity",
            OtherBoards => "a board that reaches one goal reaches the other",
            Branches => "on 2 x 2, such a search finds the fewest moves",
            Search => "parity alone answers",
            EndlessSearch => "a search of all boards, or within a limit, ends without it",
            Fewest => "the fewest moves are not asked for",
            Least => "the lexicographically first answer is not asked for",
            SixMoves => "six moves more are within the limit",
            Boundary => "no limit that a board of the judge is beyond",
            Promise => "no promise on the most moves",
            Path => "no moves are printed",
            Letters => "no letters or words of moves are printed",
            LineOfLetters => "no letters of moves are printed",
            Count => "no count is printed",
            Head => "nothing before the moves or their number",
            Numbers => "the cases are not numbered",
            Words => "no words are printed",
            TwoPhrases => "no words for too long",
            FullStop => "the words end without one",
            Rows => "no board is printed",
            LinesBetween => "no empty lines in the output",
            LinesAfter => "no empty line after the last answer is asked for",
            AnswersAlone => "an empty line after each answer is asked for",
        }
    }
}

/// Whether a right output can have words that are not moves.
fn has_words(problem: &Problem) -> bool {
    let has_letters = problem.output.unsolvable.contains(|c: char| c.is_ascii_alphabetic());
    let always = matches!(
        problem.output.form,
        Form::Whether(_) | Form::YesAndMoves | Form::YesAndCount | Form::Within | Form::Puzzle
    );
    always || problem.output.numbered || problem.output.named && has_letters
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
    problem.tier("one_over_limit") == Tier::Judge
}

/// The goal to which a solver leads a board by mistake: the blank last, or first if it has to be last.
pub fn other_goal(problem: &Problem, goal: &Grid) -> Grid {
    let other = if problem.input.goal == Goal::BlankLast { Goal::BlankFirst } else { Goal::BlankLast };
    other.grid(goal.rows(), goal.columns).expect("a goal that no input gives")
}
