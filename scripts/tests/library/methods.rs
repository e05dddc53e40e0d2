//! The textbook's methods: against breadth-first search from the goal, on published boards, and by known counts.

use crate::one_in;
use scripts::boards::levels::Levels;
use scripts::boards::random::Random;
use scripts::kit::grid::{Case, Grid};
use scripts::kit::solve;
use scripts::kit::state::State;
use scripts::methods::catalogue::METHODS;
use scripts::methods::effort::{SearchLimits, Stop, Traced};
use scripts::methods::hamming::hamming;
use scripts::methods::linear_conflict::linear_conflict;
use scripts::methods::manhattan::manhattan;
use scripts::methods::method::{Method, MethodSettings};
use scripts::methods::pattern_database::pattern_database;
use scripts::problems::goals;
use scripts::problems::reader::board;
use scripts::problems::replay::{spell, Play};
use slidekit::board::Move;
use std::time::Duration;

/// A day for each search: a busy machine gives it a part of its time.
fn unhurried() -> MethodSettings {
    let limits = SearchLimits { time: Duration::from_secs(86_400), ..MethodSettings::default().limits };
    MethodSettings { limits, ..MethodSettings::default() }
}

fn case(start: &str, goal: &str) -> Case {
    goals::case(board(start).unwrap(), goal).unwrap()
}

/// Runs a method, replays its answer, and returns the number of moves.
fn moves(method: &Method, case: &Case, settings: &MethodSettings) -> usize {
    let ended = method.run(case, settings).ended;
    let Ok(Some(moves)) = ended else { panic!("{}: {ended:?} on {case:?}", method.name) };
    assert_eq!(Play::new(case.clone(), &spell(&moves)).fault, None, "{} on {case:?}", method.name);
    moves.len()
}

/// The kit's updates give the estimates of the textbook's search, which adds them up anew, and its machine leaves out the
/// same sequences.
#[test]
fn the_kits_search_expands_the_nodes_of_its_trace() {
    let traced = MethodSettings { traced: Traced { most: 1, only: false }, ..unhurried() };
    let boards = [("8 6 7 2 5 4 3 0 1", "blank-last"), ("2 8 3 1 0 4 7 6 5", "spiral"), (FIFTEEN, "blank-last")];
    for (case, method) in
        boards.iter().flat_map(|(start, goal)| METHODS.iter().map(|method| (case(start, goal), method)))
    {
        if method.name.starts_with("kit-") && method.takes(&case) {
            let (plain, traced) = (method.run(&case, &unhurried()), method.run(&case, &traced));
            assert_eq!((plain.ended, plain.expanded), (traced.ended, traced.expanded), "{}", method.name);
        }
    }
}

/// A board of the 15-puzzle that needs 32 moves.
const FIFTEEN: &str = "3 2 4 1 5 6 8 7 9 11 10 12 13 14 15 0";

fn refuses(method: &Method, case: &Case) {
    assert!(method.run(case, &unhurried()).ended == Err(Stop::NotTaken) && !method.takes(case), "{}", method.name);
}

fn check(method: &Method, case: &Case, fewest: usize, settings: &MethodSettings) {
    let moves = moves(method, case, settings);
    let right = if method.promises(case, settings) { moves == fewest } else { moves >= fewest };
    assert!(right, "{}: {} moves, the fewest are {}, on {:?}", method.name, moves, fewest, case);
    assert!(!method.has_cut || moves <= settings.cut as usize, "{} on {:?}", method.name, case);
}

fn named(name: &str) -> &'static Method {
    METHODS.iter().find(|method| method.name == name).expect(name)
}

/// Returns n: a method runs on every n-th board, slow ones less often.
fn every(method: &Method) -> usize {
    match method.name {
        "astar-hamming" | "iterative-deepening" => 50,
        "breadth-first" | "astar-hamming-seen" => 20,
        _ => 1,
    }
}

/// Checks every method on 200 random boards or, outside of a release build, on ten of them, and on one that is farthest
/// from the goal.
fn agree(goal: &str, farthest: usize, seed: u64) {
    let goal = goals::goal(goal, 3, 3).unwrap();
    let boards: Vec<(usize, Grid)> = Levels::to(&goal).nearest_first().collect();
    assert_eq!((boards.len(), boards[181_439].0), (181_440, farthest));
    let mut random = Random::new(seed);
    let sample = (0..200).step_by(one_in(20)).map(|number| (number, random.below(boards.len())));
    // A* that does not know the boards it has reached would expand a million nodes on the last board.
    for (number, board) in sample.chain([(20, 181_439)]) {
        let (fewest, start) = &boards[board];
        let case = Case { start: start.clone(), goal: goal.clone() };
        let methods = METHODS.iter().filter(|method| number % every(method) == 0 && method.takes(&case));
        methods.for_each(|method| check(method, &case, *fewest, &unhurried()));
    }
}

#[test]
fn every_method_agrees_with_breadth_first_search() {
    for (goal, farthest, seed) in
        [("spiral", 30, 3), ("blank-last", 31, 1), ("blank-first", 31, 2)].into_iter().step_by(one_in(3))
    {
        agree(goal, farthest, seed);
    }
}

#[test]
fn a_weight_of_at_most_1_promises_the_fewest_moves() {
    let goal = Grid::in_order(3, 3, 8);
    let boards: Vec<(usize, Grid)> = Levels::to(&goal).nearest_first().take(500).collect();
    let mut random = Random::new(4);
    for weight in [(0, 1), (1, 2), (1, 1), (3, 2), (10, 1), (100, 1)] {
        let settings = MethodSettings { astar_weight: weight, idastar_weight: weight, ..unhurried() };
        for _ in 0..20 {
            let (fewest, board) = &boards[random.below(boards.len())];
            let case = Case { start: board.clone(), goal: goal.clone() };
            let weighted = METHODS.iter().filter(|method| method.name.starts_with("weighted"));
            weighted.for_each(|method| check(method, &case, *fewest, &settings));
        }
    }
}

#[test]
fn other_shapes_a_few_moves_away_are_solved_by_every_method() {
    let settings = MethodSettings { depth: 9, ..unhurried() };
    let mut random = Random::new(8);
    let shapes = [(2, 2), (2, 5), (5, 2), (3, 5), (4, 4), (4, 5), (5, 4), (5, 5), (10, 10)];
    for (number, (rows, columns)) in shapes.into_iter().enumerate() {
        let goals = ["blank-last", "blank-first", "spiral"].into_iter().cycle().skip(number).take(3);
        for goal in goals.step_by(one_in(3)) {
            let case = walk(goals::goal(goal, rows, columns).unwrap(), 16, &mut random);
            let fewest = moves(named("both-ends"), &case, &settings);
            for method in &METHODS {
                match method.name {
                    "kit" if rows * columns > 16 => refuses(method, &case),
                    "idastar-patterns" if rows * columns > 9 => refuses(method, &case),
                    "kit-incremental" | "kit-sequences" if (rows, columns) != (4, 4) => refuses(method, &case),
                    "kit-incremental" | "kit-sequences" => check(method, &case, fewest, &settings),
                    name if name.starts_with("kit-") && ((rows, columns) != (4, 4) || case.goal.blank() != 15) => {
                        refuses(method, &case);
                    }
                    _ => check(method, &case, fewest, &settings),
                }
            }
        }
    }
}

#[test]
fn the_heuristics_are_admissible_and_consistent() {
    check_heuristics(&Grid::in_order(3, 3, 8));
    check_heuristics(&goals::goal("spiral", 3, 3).unwrap());
    check_heuristics(&goals::goal("blank-first", 2, 4).unwrap());
    check_heuristics(&goals::goal("7 2 / 5 0 / 1 3 / 6 4", 4, 2).unwrap());
}

fn check_heuristics(goal: &Grid) {
    let state = State::<9>::of(goal);
    let (misplaced, straight, conflicts) = (hamming(state), manhattan(state), linear_conflict(state));
    let patterns = pattern_database(state);
    for (fewest, board) in Levels::to(goal).nearest_first().step_by(one_in(5)) {
        let (board, fewest) = (State::of(&board), fewest as u32);
        let (a, b, c) = (misplaced(board), straight(board), conflicts(board));
        assert!(a <= b && b <= c && c <= fewest, "{board:?}: {a} {b} {c} {fewest}");
        assert!((fewest - b) % 2 == 0 && (fewest - c) % 2 == 0 && (a == 0) == (fewest == 0), "{board:?}");
        let d = patterns(board);
        assert!(d <= fewest && (fewest - d) % 2 == 0 && (d == 0) == (fewest == 0), "{board:?}: {d} {fewest}");
        for after in Move::ALL.iter().filter_map(|&mv| board.after(mv)) {
            assert!(conflicts(after).abs_diff(c) == 1 && patterns(after).abs_diff(d) == 1, "{board:?} {after:?}");
        }
    }
}

/// Returns a board some random moves from the goal.
fn walk(goal: Grid, moves: usize, random: &mut Random) -> Case {
    let mut start = goal.clone();
    for _ in 0..moves {
        start = start.after(Move::ALL[random.below(4)]).unwrap_or(start);
    }
    Case { start, goal }
}

#[test]
fn the_kit_answers_every_shape_of_up_to_16_cells() {
    let mut random = Random::new(6);
    let shapes = (2..=8).flat_map(|rows| (2..=8).map(move |columns| (rows, columns)));
    for (rows, columns) in shapes.filter(|(rows, columns)| rows * columns <= 16) {
        for blank in 0..rows * columns {
            let case = walk(Grid::in_order(rows, columns, blank), 60, &mut random);
            moves(named("kit"), &case, &unhurried());
        }
        let goal = goals::goal("spiral", rows, columns).unwrap();
        moves(named("kit"), &walk(goal, 60, &mut random), &unhurried());
    }
}

/// Boards far enough from the goal that a search with a weight would miss a shortest answer to one of them.
#[test]
fn the_kits_answers_without_a_table_are_shortest() {
    let mut random = Random::new(10);
    for (rows, columns) in [(2, 5), (5, 2), (3, 4), (4, 3)] {
        for _ in 0..4 {
            let case = walk(Grid::in_order(rows, columns, 0), 200, &mut random);
            check(named("kit"), &case, moves(named("both-ends"), &case, &unhurried()), &unhurried());
        }
    }
}

#[test]
fn the_kit_answers_squares_if_the_goals_blank_is_in_a_corner() {
    let mut random = Random::new(7);
    for (side, blank) in [(4, 0), (4, 3), (4, 12), (4, 15), (5, 0), (5, 4), (5, 20), (5, 24), (10, 99)] {
        let case = walk(Grid::in_order(side, side, blank), if side == 4 { 80 } else { 200 }, &mut random);
        let answer = solve::solve(&case).unwrap();
        assert_eq!(Play::new(case.clone(), &spell(&answer)).fault, None);
        assert_eq!(solve::is_shortest(&case), side == 4);
        assert!(side > 4 || answer.len() == moves(named("both-ends"), &case, &unhurried()), "{case:?}");
    }
    assert!(!solve::is_shortest(&case("1 2 3 4 5 6 7 8 9 10 0 11 12 13 14 15", "spiral")));
    assert_eq!(solve::solve(&case("1 2 3 4 5 6 8 7 0", "blank-last")), None);
    for goal in [Grid::in_order(5, 5, 12), Grid::in_order(4, 5, 0), Grid::in_order(11, 11, 120)] {
        assert_eq!(solve::solve(&walk(goal, 2, &mut random)), None);
    }
}

#[test]
fn which_answers_are_the_fewest_moves_is_known_for_each_shape() {
    let known = [(2, 2), (2, 5), (5, 2), (3, 4), (4, 3)].map(|shape| (shape, true));
    let unknown = [(2, 6), (6, 2), (2, 7), (3, 5), (5, 3), (5, 5)].map(|shape| (shape, false));
    for ((rows, columns), is_known) in known.into_iter().chain(unknown) {
        for blank in [0, columns, rows * columns - 1] {
            let goal = Grid::in_order(rows, columns, blank);
            let case = Case { start: goal.clone(), goal };
            assert_eq!(solve::is_shortest(&case), is_known, "{rows} x {columns}");
        }
    }
}
