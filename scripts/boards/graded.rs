//! Inputs from solved to hard, for a problem in a format of one's own.

use super::draw::{shape, Source};
use crate::boards::random::Random;
use crate::kit::grid::Case;
use crate::problems::problem::{Boards, Problem};
use crate::problems::tiers::Tier;

/// The cases of an input, with its name.
pub struct Graded {
    pub name: String,
    pub cases: Vec<Case>,
    pub tier: Tier,
}

/// The most moves of a board that counts.
pub const HARD: usize = 31;

/// The levels, each with the range of its fewest moves and the number of boards: one an input, or several.
const LEVELS: [(&str, usize, usize, [usize; 2]); 5] = [
    ("solved", 0, 0, [1, 1]),
    ("one_move", 1, 1, [3, 4]),
    ("easy", 2, 10, [3, 9]),
    ("medium", 11, 20, [3, 10]),
    ("hard", 21, HARD, [3, 11]),
];

/// The number of unsolvable boards.
const UNSOLVABLE: [usize; 2] = [4, 10];

/// Boards of 4 x 4 that need more moves are hard for a textbook's method, and do not count.
const HARDER: (&str, usize, usize, [usize; 2]) = ("harder", HARD + 1, 45, [3, 6]);

/// Returns the inputs of a problem, the same on every machine.
///
/// # Errors
/// The fewest moves of its boards are not known.
pub fn graded(problem: &Problem) -> Result<Vec<Graded>, String> {
    let (mut inputs, mut random) = (Vec::new(), Random::new(1));
    let sides = problem.input.shape.sides();
    let sides = sides.map_or(vec![None], |(least, most)| (least..=most).map(|side| Some(side as usize)).collect());
    for side in sides {
        let (rows, columns) = shape(problem, side)?;
        let ending = side.map_or(String::new(), |_| format!("_{rows}x{columns}"));
        let mut source = Source::new(problem.input.goal, (rows, columns), true, &mut random)?;
        let most = source.most.min(problem.limit.unwrap_or(source.most));
        let levels = LEVELS.iter().map(|level| (level, Tier::Judge));
        let levels = levels.chain((rows * columns == 16).then_some((&HARDER, Tier::Hard)));
        let several = usize::from(problem.input.boards != Boards::One);
        for (&(level, from, to, counts), tier) in levels.filter(|((_, from, ..), _)| *from <= most) {
            let step = |at: usize| from + (to.min(most) - from) * at / (counts[several] - 1).max(1);
            let cases = (0..counts[several]).map(|at| source.case(step(at), &mut random)).collect();
            inputs.push(Graded { name: format!("{level}{ending}"), cases, tier });
        }
        if problem.output.named {
            let mut twin = |at| source.case(most.min(HARD) * at / (UNSOLVABLE[several] - 1), &mut random).twin();
            let cases = (0..UNSOLVABLE[several]).map(&mut twin).collect();
            inputs.push(Graded { name: format!("unsolvable{ending}"), cases, tier: Tier::Judge });
        }
    }
    Ok(match problem.input.boards {
        Boards::One => inputs.into_iter().flat_map(one_each).collect(),
        _ => with_mixed(inputs, &mut random),
    })
}

/// An input for each case.
fn one_each(input: Graded) -> Vec<Graded> {
    let Graded { name, cases, tier } = input;
    let number = |at| if cases.len() == 1 { name.clone() } else { format!("{name}_{at}") };
    (1..).zip(&cases).map(|(at, case)| Graded { name: number(at), cases: vec![case.clone()], tier }).collect()
}

/// The inputs, and one with all boards that count in random order, so that every kind follows every other.
fn with_mixed(mut inputs: Vec<Graded>, random: &mut Random) -> Vec<Graded> {
    let count = inputs.iter().filter(|input| input.tier == Tier::Judge);
    let mut cases: Vec<Case> = count.flat_map(|input| input.cases.clone()).collect();
    random.shuffle(&mut cases);
    // A solved board after another one shows what a program keeps from the board before.
    let solved = cases.iter().position(|case| case.start == case.goal);
    cases.extend(solved.map(|solved| cases[solved].clone()));
    inputs.push(Graded { name: "mixed".to_string(), cases, tier: Tier::Judge });
    inputs
}
