//! Timing: each load and each table right after the plain search, several times over.

use crate::tables::TABLES;
use scripts::cli::terminal::Progress;
use scripts::clock::Clock;
use scripts::loads::load::Load;
use std::time::Duration;

/// What was measured of one load or table.
pub struct Row {
    /// What the rows around it have in common.
    pub part: &'static str,
    /// What it is.
    pub name: String,
    /// The boards answered and the nodes expanded; nothing for a table.
    pub counts: Option<(usize, u64)>,
    /// Its time, in seconds.
    pub seconds: f64,
    /// How many nodes the plain search expands in the same time.
    pub plain: f64,
}

/// So often each of them is measured; the median counts.
pub const ROUNDS: usize = 3;

/// What takes less is repeated for so long.
const SLICE: Duration = Duration::from_millis(50);

/// Something to time, which says itself when it starts.
type Run<'a> = &'a dyn Fn(&mut dyn FnMut());

/// Measures every load, the first of which is the plain search, and then every table.
pub fn measure(loads: &[Load], clock: &Clock) -> Vec<Row> {
    let progress = Progress::new(loads.len() + TABLES.len());
    let scale = Scale { clock, plain: &loads[0], expanded: loads[0].run(&mut || (), true) as f64 };
    let mut rows = Vec::new();
    for load in loads {
        progress.show(rows.len(), &load.name);
        let counts = Some((load.boards, load.run(&mut || (), true)));
        let (seconds, plain) = scale.compare(&|started| {
            load.run(started, false);
        });
        rows.push(Row { part: load.part, name: load.name.clone(), counts, seconds, plain });
    }
    for &(name, build) in &TABLES {
        progress.show(rows.len(), name);
        let (seconds, plain) = scale.compare(&|started| {
            started();
            drop(build());
        });
        rows.push(Row { part: "what the searches look up", name: name.to_string(), counts: None, seconds, plain });
    }
    rows
}

/// What times are held against: the plain search's.
struct Scale<'a> {
    clock: &'a Clock,
    plain: &'a Load,
    expanded: f64,
}

impl Scale<'_> {
    /// The seconds of a run, and the nodes that the plain search expands in as many; of each the median.
    fn compare(&self, run: Run) -> (f64, f64) {
        let round = |_| {
            let plain = self.seconds(&|started| {
                self.plain.run(started, false);
            });
            let seconds = self.seconds(run);
            (seconds, seconds / plain * self.expanded)
        };
        let (seconds, plain) = (0..ROUNDS).map(round).unzip();
        (middle(seconds), middle(plain))
    }

    /// The mean of as many runs as the slice holds, at least one.
    fn seconds(&self, run: Run) -> f64 {
        let (mut total, mut runs) = (Duration::default(), 0.0);
        while total < SLICE {
            let mut start = self.clock.now();
            run(&mut || start = self.clock.now());
            total += self.clock.now() - start;
            runs += 1.0;
        }
        total.as_secs_f64() / runs
    }
}

/// The value in the middle, or between the two there.
pub fn middle(mut values: Vec<f64>) -> f64 {
    values.sort_by(|a, b| a.partial_cmp(b).expect("times are numbers"));
    let last = values.len() - 1;
    (values[last / 2] + values[last - last / 2]) / 2.0
}
