//! The times of a method's runs.

use crate::text::figures;
use std::time::Duration;

/// A method is not run again on a board once its runs have taken this long.
const ENOUGH: Duration = Duration::from_secs(1);

/// Whether these runs are as many as are asked for, or took a second in all.
pub fn are_enough(times: &[Duration], asked: usize) -> bool {
    times.len() == asked || times.iter().sum::<Duration>() >= ENOUGH
}

/// A time in three figures, in s, ms or us.
pub fn shown(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds @ ..999.5e-6 => figures(seconds * 1e6) + " us",
        seconds @ ..999.5e-3 => figures(seconds * 1e3) + " ms",
        seconds => figures(seconds) + " s",
    }
}
