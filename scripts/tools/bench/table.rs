//! The table of all loads, in Markdown. Each load is timed right after the plain search, several times.

use scripts::cli::progress::Progress;
use scripts::system::clock::Clock;
use scripts::text::numbers::median;
use scripts::tools::bench::loads::Load;
use scripts::tools::bench::rows::{cells, line};
use std::time::Duration;

/// The number of measurements, of which the median is taken.
const ROUNDS: usize = 3;

/// A shorter run is repeated for this long.
const SLICE: Duration = Duration::from_millis(50);

/// Measures every load, the first of which is the plain search.
pub fn table(loads: &[Load], clock: &Clock) -> String {
    let progress = Progress::new(loads.len());
    let plain_nodes = loads[0].run(clock).0 as f64;
    let times = (0..ROUNDS).map(|_| seconds(&loads[0], clock)).collect();
    let each = median(times).expect("a round") * 1e9 / plain_nodes;
    let (mut rows, mut part) = (String::new(), "");
    for (number, load) in loads.iter().enumerate() {
        progress.show(number, load.name);
        let (expanded, _) = load.run(clock);
        let round = |_| {
            let (plain, time) = (seconds(&loads[0], clock), seconds(load, clock));
            (time, time / plain)
        };
        let (times, ratios) = (0..ROUNDS).map(round).unzip();
        let [time, ratio] = [times, ratios].map(|values| median(values).expect("a round"));
        if part != load.part {
            part = load.part;
            rows += &line(&format!("**{part}**"), [""; 5].map(str::to_string));
        }
        rows += &line(load.name, cells(load.boards, expanded, time, ratio * plain_nodes));
    }
    let mut text = format!("Times are {}, the median of {ROUNDS}.\n", clock.kind);
    text += "M plain: the millions of nodes that the plain search expands in that time. It is IDA* with Manhattan distance\n";
    text += &format!("that never undoes a move, and takes {each:.1} ns a node.\n\n");
    text += &line("", ["boards", "expanded", "ns each", "ms", "M plain"].map(str::to_string));
    text + &line("---", ["--:"; 5].map(str::to_string)) + &rows
}

/// The mean time of a run in seconds, over at least one and at least the slice.
fn seconds(load: &Load, clock: &Clock) -> f64 {
    let (mut total, mut runs) = (Duration::default(), 0.0);
    while total < SLICE {
        total += load.run(clock).1;
        runs += 1.0;
    }
    total.as_secs_f64() / runs
}
