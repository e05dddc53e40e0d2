//! The feature `short` changes no answer as long as the stages that it leaves out are not reached.

use super::answer_of;
use crate::library::fifteen::walk_of;
use scripts::boards::eight;
use scripts::programs::{root, succeed};
use scripts::random::Random;
use slidekit::board::Board;
use slidekit::search::Settings;
use slidekit::solver::{Eight, Fifteen, EIGHT_PUZZLE};
use std::env::consts::EXE_SUFFIX;
use std::path::PathBuf;
use std::process::Command;

const BOARDS: usize = 500;

/// Builds a program with the feature.
fn short(program: &str) -> PathBuf {
    let target = root().join("target/short");
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args([
        "build",
        "--quiet",
        "--package",
        "slidekit",
        "--features",
        "short",
        "--bin",
        program,
    ]);
    succeed(cargo.arg("--target-dir").arg(&target)).unwrap();
    target.join("debug").join(program.to_string() + EXE_SUFFIX)
}

/// Formats boards as an input; `blank` is the word for the blank.
fn input<const R: usize, const C: usize>(boards: &[Board<R, C>], blank: &str) -> String {
    let word = |tile: usize| if tile == 0 { blank.to_string() } else { tile.to_string() };
    let line = |board: &Board<R, C>| board.tiles().map(word).collect::<Vec<_>>().join(" ") + "\n";
    format!("{}\n{}", boards.len(), boards.iter().map(line).collect::<String>())
}

fn answers_are_the_same(program: &str, input: &str) {
    let [long, short] =
        [super::executable(program), short(program)].map(|made| answer_of(&made, input.as_bytes()).stdout);
    assert!(String::from_utf8_lossy(&long).lines().count() >= BOARDS, "{program}");
    assert!(long == short, "{program}");
}

#[test]
fn the_15_puzzle_is_answered_the_same() {
    const SEED: u64 = 17;
    let mut random = Random::new(SEED);
    let boards: Vec<Board<4, 4>> = (0..BOARDS).map(|number| walk_of(20 + number % 40, &mut random)).collect();
    let mut solver = Fifteen::new(Settings { weight: (4, 3), limit: 50, memory: 1 << 10 });
    boards.iter().for_each(|&board| drop(solver.solve(board)));
    assert!(solver.databases < 2, "seed {SEED}: the last stage is reached");
    assert!(solver.databases == 1 && solver.unprepared.astar.expanded > 0, "seed {SEED}: the stages before are not");
    answers_are_the_same("uva10181", &input(&boards, "0"));
}

#[test]
fn the_8_puzzle_is_answered_the_same() {
    let boards: Vec<Board<3, 3>> = eight().iter().map(|known| known.board).take(BOARDS).collect();
    let mut solver = Eight::new(Board::GOAL, EIGHT_PUZZLE);
    boards.iter().for_each(|&board| drop(solver.solve(board)));
    assert!(solver.table.is_none(), "the last stage is reached");
    answers_are_the_same("uva652", &input(&boards, "x"));
}
