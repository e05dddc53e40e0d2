//! Times each load right after the plain search, several times.

use scripts::cli::progress::Progress;
use scripts::clock::Clock;
use scripts::loads::load::Load;
use std::time::Duration;

/// The measurements of a load.
pub struct Row<'a> {
    pub load: &'a Load,
    /// The number of nodes expanded.
    pub expanded: u64,
    /// The time in seconds.
    pub seconds: f64,
    /// The number of nodes that the plain search expands in that time.
    pub plain: f64,
}

/// The number of measurements, of which the median is taken.
pub const ROUNDS: usize = 3;

/// A shorter run is repeated for this long.
const SLICE: Duration = Duration::from_millis(50);

/// Measures every load, the first of which is the plain search.
pub fn measure<'a>(loads: &'a [Load], clock: &Clock) -> Vec<Row<'a>> {
    let progress = Progress::new(loads.len());
    let mut rows: Vec<Row> = Vec::new();
    for load in loads {
        progress.show(rows.len(), &load.name);
        let (expanded, _) = load.run(clock);
        let of_plain = rows.first().map_or(expanded, |row| row.expanded) as f64;
        let round = |_| {
            let (plain, seconds) = (seconds(&loads[0], clock), seconds(load, clock));
            (seconds, seconds / plain * of_plain)
        };
        let (seconds, plain) = (0..ROUNDS).map(round).unzip();
        rows.push(Row { load, expanded, seconds: median(seconds), plain: median(plain) });
    }
    rows
}

/// The mean time of a run, over at least one and at least the slice.
fn seconds(load: &Load, clock: &Clock) -> f64 {
    let (mut total, mut runs) = (Duration::default(), 0.0);
    while total < SLICE {
        total += load.run(clock).1;
        runs += 1.0;
    }
    total.as_secs_f64() / runs
}

/// The median.
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let last = values.len() - 1;
    (values[last / 2] + values[last - last / 2]) / 2.0
}
