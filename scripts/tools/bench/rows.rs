//! When a turn of runs ends, and the rows that are printed, by their figures alone.

use crate::text::figures;
use std::time::Duration;

/// The least time of a turn, in which a program is run again and again: a tick of the clock is 10 ms.
const TURN: Duration = Duration::from_millis(250);

/// The most runs in a turn.
const RUNS: u32 = 300;

/// Whether a turn goes on after so many runs that took this time together.
pub fn goes_on(runs: u32, all: Duration) -> bool {
    runs == 0 || runs < RUNS && all < TURN
}

/// A row of the table, in Markdown.
pub fn line(name: &str, [boards, expanded, each, time, plain]: [String; 5]) -> String {
    format!("| {name:<60} | {boards:>6} | {expanded:>9} | {each:>7} | {time:>7} | {plain:>7} |\n")
}

/// The cells of a row, its time in seconds; blank where a table is built and nothing is expanded.
pub fn cells(boards: usize, expanded: u64, time: f64, plain_nodes: f64) -> [String; 5] {
    let or_blank = |number: u64| if number > 0 { number.to_string() } else { String::new() };
    let each = if expanded > 0 { figures(time * 1e9 / expanded as f64) } else { String::new() };
    [or_blank(boards as u64), or_blank(expanded), each, figures(time * 1e3), figures(plain_nodes / 1e6)]
}

/// The mean time of a run in seconds, or `None` if all take too little time to be seen.
pub fn mean(all: Duration, runs: u32) -> Option<f64> {
    (all > Duration::ZERO).then(|| all.as_secs_f64() / f64::from(runs))
}

/// How many times as long as the kit's program the other one takes.
pub fn ratio(own: f64, other: f64) -> f64 {
    other / own
}

/// The row of a turn: the mean times of a run of the kit's program and of the other one, in seconds, and their ratio.
pub fn turn(own: f64, other: f64) -> String {
    let (ours, theirs) = (own * 1e3, other * 1e3);
    format!("the kit {ours:>10.2} ms, other {theirs:>10.2} ms, ratio {:.2}\n", ratio(own, other))
}
