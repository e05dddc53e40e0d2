//! Scramble's inputs, read back: as many boards as were asked for, and each needs as many moves.

use crate::distances::Distances;
use crate::tool::{command, printed, refused};
use scripts::methods::state::{State, Wide};
use scripts::problems::grid::Case;
use scripts::problems::list::{find, PROBLEMS};
use scripts::problems::problem::{Boards, Goal, Shape};
use scripts::random::Random;
use scripts::solve::{is_shortest, solve};
use std::collections::{HashMap, HashSet};
use std::process::Command;

fn scramble(arguments: &str) -> Command {
    let mut command = command("scramble");
    command.args(arguments.split_whitespace());
    command
}

/// What scramble prints.
fn text(arguments: &str) -> String {
    printed(&mut scramble(arguments))
}

/// The cases that scramble prints, which have to be an input to the letter.
fn cases(arguments: &str) -> Vec<Case> {
    let problem = find(arguments.split_whitespace().next().unwrap()).unwrap();
    let text = text(arguments);
    let cases = problem.cases(text.as_bytes()).unwrap_or_else(|fault| panic!("{arguments}: {fault}"));
    assert_eq!(problem.input_of(&cases), text, "{arguments}");
    cases
}

/// The fewest moves of small boards, breadth first from each goal.
#[derive(Default)]
struct Fewest(HashMap<Wide, Distances<Wide>>);

impl Fewest {
    fn of(&mut self, case: &Case) -> Option<usize> {
        let goal = Wide::of(&case.goal);
        let known = self.0.entry(goal).or_insert_with(|| Distances::to(goal));
        known.fewest.get(&Wide::of(&case.start)).copied()
    }
}

/// The fewest moves of cases of 4 x 4, by the kit's search; `None` without an answer.
fn fifteens(cases: &[Case]) -> Vec<Option<usize>> {
    assert!(cases.iter().all(is_shortest));
    cases.iter().map(|case| solve(case).map(|moves| moves.len())).collect()
}

#[test]
fn every_problem_gets_as_many_boards_as_are_asked_for() {
    for problem in PROBLEMS.iter() {
        let count = if problem.input.boards == Boards::One { 1 } else { 5 };
        let cases = cases(&format!("{} --count {}", problem.program, count));
        assert_eq!(cases.len(), count, "{}", problem.program);
        assert!(cases.iter().all(Case::solvable), "{}", problem.program);
        assert_eq!(cases.iter().map(|case| &case.start.tiles).collect::<HashSet<_>>().len(), count);
        if let Shape::Square(_, most) = problem.input.shape {
            assert_eq!(cases[0].start.columns, most as usize, "{}: the greatest side", problem.program);
        }
    }
}

#[test]
fn boards_of_every_side_can_be_had() {
    for side in 1..=10 {
        let cases = cases(&format!("poj3240 --side {side}"));
        assert!(cases[0].solvable() && cases[0].start.columns == side && cases[0].start.rows() == side);
    }
}

#[test]
fn small_boards_need_as_many_moves_as_are_asked_for() {
    let mut fewest = Fewest::default();
    let small = |shape| matches!(shape, Shape::Fixed(rows, _) if rows < 4);
    for problem in PROBLEMS.iter().filter(|problem| small(problem.input.shape)) {
        // A goal that is given costs a search of all boards each time.
        let one = problem.input.boards == Boards::One || problem.input.goal == Goal::Given;
        let count = if one { 1 } else { 4 };
        for moves in [0, 17] {
            let cases = cases(&format!("{} --moves {} --count {}", problem.program, moves, count));
            assert_eq!(cases.len(), count);
            for case in cases {
                assert_eq!(fewest.of(&case), Some(moves), "{}: {:?}", problem.program, case);
            }
        }
    }
}

#[test]
fn small_sides_need_as_many_moves_as_are_asked_for() {
    let mut fewest = Fewest::default();
    for (arguments, moves) in [
        ("poj3240 --side 1 --moves 0", 0),
        ("poj3240 --side 2 --moves 6", 6),
        ("poj3240 --side 3 --moves 31", 31),
        ("spoj_solving --side 3 --moves 20 --count 3", 20),
        ("hackerrank_npuzzle --side 3 --moves 24", 24),
    ] {
        for case in cases(arguments) {
            assert_eq!(fewest.of(&case), Some(moves), "{arguments}: {case:?}");
        }
    }
}

#[test]
fn boards_of_the_15_puzzle_need_as_many_moves_as_are_asked_for() {
    assert_eq!(fifteens(&cases("uva10181 --moves 45 --count 3")), [Some(45); 3]);
    assert_eq!(fifteens(&cases("lightoj_15puzzle --moves 1 --count 3 --seed 2")), [Some(1); 3]);
    assert_eq!(fifteens(&cases("spoj_solving --side 4 --moves 0 --count 2")), [Some(0); 2]);
    assert_eq!(fifteens(&cases("uva10181 --moves 58 --count 2")), [Some(58); 2]);
    assert_eq!(fifteens(&cases("hackerrank_npuzzle --side 4 --moves 33")), [Some(33)]);
}

#[test]
fn moves_within_a_range_are_all_met() {
    let mut small = Fewest::default();
    let moves: HashSet<_> = cases("hdu1043 --moves 8-12 --count 60").iter().map(|case| small.of(case)).collect();
    assert_eq!(moves, (8..=12).map(Some).collect());
    let moves: HashSet<_> = fifteens(&cases("uva10181 --moves 40-42 --count 20")).into_iter().collect();
    assert_eq!(moves, (40..=42).map(Some).collect());
}

#[test]
fn as_many_boards_have_no_answer_as_are_asked_for() {
    for arguments in ["--count 9 --unsolvable 4", "--count 9 --unsolvable 4 --moves 20"] {
        for program in ["uva10181", "uva652", "hdu1043", "boj11112", "leetcode773", "lightoj_15puzzle"] {
            let cases = cases(&format!("{program} {arguments}"));
            assert_eq!(cases.len(), 9);
            assert_eq!(cases.iter().filter(|case| !case.solvable()).count(), 4, "{program} {arguments}");
        }
    }
    for problem in PROBLEMS.iter().filter(|problem| problem.output.named) {
        assert!(!cases(&format!("{} --unsolvable 1", problem.program))[0].solvable(), "{}", problem.program);
    }
    let places = |seed| cases(&format!("uva652 --count 9 --unsolvable 4 --seed {seed}"));
    let solvable = |seed| places(seed).iter().map(Case::solvable).collect::<Vec<_>>();
    assert!((2..9).any(|seed| solvable(seed) != solvable(1)), "always at the same places");
}

#[test]
fn the_hardest_boards_need_the_most_moves() {
    let mut fewest = Fewest::default();
    for (arguments, most) in [
        ("uva652 --count 2", 31),
        ("poj1077", 31),
        ("luogu_p1379", 30),
        ("aoj0121", 36),
        ("leetcode773", 21),
        ("hdu3567 --count 2", 31),
        ("spoj_solving --side 3", 31),
    ] {
        for case in cases(&format!("{arguments} --hardest")) {
            assert_eq!(fewest.of(&case), Some(most), "{arguments}: {case:?}");
        }
    }
    let both: HashSet<_> = text("hdu1043 --hardest --count 2").lines().map(str::to_string).collect();
    assert_eq!(both, ["8 6 7 2 5 4 3 x 1", "6 4 7 8 5 x 3 2 1"].iter().map(|line| line.to_string()).collect());
}

#[test]
fn the_hardest_boards_of_the_15_puzzle_need_as_many_as_the_judge_allows() {
    for (arguments, limit) in [("uva10181", 50), ("eolymp3669", 45), ("lightoj_15puzzle", 35), ("mipt091", 70)] {
        assert_eq!(fifteens(&cases(&format!("{arguments} --hardest"))), [Some(limit)], "{arguments}");
    }
}

#[test]
fn another_seed_gives_other_boards() {
    for arguments in ["uva10181 --count 3", "hdu1043 --count 3 --moves 20", "uva10181 --moves 30-50 --unsolvable 1"] {
        let seeded = |seed: u64| text(&format!("{arguments} --seed {seed}"));
        assert_ne!(seeded(7), seeded(8), "{arguments}");
        assert_eq!(text(arguments), seeded(1), "{arguments}: the seed is 1 when none is given");
    }
}

/// Each is what another system, or a newer rustc, has to print too.
const KEPT: [(&str, &str); 5] = [
    (
        "uva10181 --count 2 --moves 45 --seed 7",
        "2\n8 0 9 15\n1 14 2 11\n5 7 6 10\n13 12 4 3\n2 7 8 5\n14 9 13 6\n1 12 4 0\n15 3 10 11\n",
    ),
    ("uva10181 --moves 60", "1\n7 11 6 14\n15 0 12 9\n8 4 13 2\n3 5 1 10\n"),
    (
        "uva652 --count 3 --moves 20-25 --unsolvable 1 --seed 18446744073709551615",
        "3\n\n6 8 4 x 1 7 2 3 5\n\n8 7 1 4 3 x 6 2 5\n\n3 8 7 4 6 1 2 5 x\n",
    ),
    ("hdu3567 --count 2 --moves 31", "2\n2671834X5\n534681X72\nX26873514\n415X72638\n"),
    ("poj3240 --side 5 --seed 0", "5\n18 3 1 22 6\n24 10 21 12 8\n20 4 14 23 2\n19 16 9 7 0\n17 15 5 13 11\n"),
];

#[test]
fn the_same_command_prints_the_same_bytes_everywhere() {
    for (arguments, kept) in KEPT {
        assert_eq!(text(arguments), kept, "{arguments}");
    }
}

#[test]
fn what_cannot_be_had_is_refused_in_one_clause() {
    for (arguments, clause) in [
        ("", "no PROGRAM, see --help"),
        ("uva10181 uva652", "one PROGRAM at a time, \"uva652\" is the second"),
        ("uva10181 --count 0", "--count: \"0\" is no number of boards from 1 to 1000000"),
        ("uva10181 --moves x", "--moves: \"x\" is no number of moves such as 45, and no range such as 30-50"),
        ("uva10181 --moves 5 --hardest", "--hardest and --moves do not go together"),
        ("uva10181 --count 2 --unsolvable 3", "--unsolvable 3 is more than --count 2"),
        ("uva10181 --seed -1", "--seed: \"-1\" is no seed from 0 to 18446744073709551615"),
        ("uva10181 --side 4", "every board of uva10181 is 4 x 4, so there is no --side"),
        ("uva10181 --moves 81", "no board of 4 x 4 needs more than 80 moves at uva10181"),
        ("uva10181 --moves 60-71", "boards of 4 x 4 are found for up to 70 moves, not 71"),
        ("poj1077 --count 2", "an input of poj1077 is one board, not 2"),
        ("luogu_p1379 --moves 31", "no board of 3 x 3 needs more than 30 moves at luogu_p1379"),
        ("hdu3567 --unsolvable 1", "hdu3567 has no boards without an answer"),
        ("spoj_solving --moves 20", "the fewest moves of 10 x 10 take too long to find, see --side"),
        ("hackerrank_npuzzle --side 6", "a side of hackerrank_npuzzle is 3 to 5, not 6"),
        ("poj3240 --side x", "--side: \"x\" is no number of rows"),
        ("poj3240 --side 1 --unsolvable 1", "the board of 1 x 1 has an answer"),
    ] {
        assert_eq!(refused(&mut scramble(arguments), 2), clause, "{arguments}");
    }
    let unknown = refused(&mut scramble("uva10182"), 2);
    assert!(unknown.starts_with("no problem uva10182, only: uva10181, uva652, "), "{unknown}");
}

#[test]
fn the_numbers_are_those_of_splitmix64() {
    // Those that Vigna's program gives for this seed.
    let mut random = Random::new(1_234_567);
    let published = [
        6_457_827_717_110_365_317,
        3_203_168_211_198_807_973,
        9_817_491_932_198_370_423,
        4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
    ];
    assert_eq!(published.map(|_| random.number()), published);
}

#[test]
fn every_order_is_as_likely() {
    let mut random = Random::new(1);
    let mut orders: HashMap<[u8; 3], usize> = HashMap::new();
    for _ in 0..6000 {
        let mut order = [1, 2, 3];
        random.shuffle(&mut order);
        *orders.entry(order).or_default() += 1;
    }
    assert_eq!(orders.len(), 6);
    assert!(orders.values().all(|times| (900..1100).contains(times)), "{orders:?}");
}
