//! One row of the bench: a search and its boards.

use crate::boards::Known;
use crate::clock::Clock;
use slidekit::board::Board;
use slidekit::search::{Answer, Settings};
use std::time::Duration;

/// Answers a board, and returns the number of nodes expanded so far over all boards.
pub type Search<const R: usize, const C: usize> = Box<dyn FnMut(Board<R, C>) -> (Option<Answer>, u64)>;

/// What [`Load::run`] does.
type Run = dyn Fn(&Clock) -> (u64, Duration);

/// A search with its boards, or a table to build.
pub struct Load {
    /// The heading of its group of rows.
    pub part: &'static str,
    pub name: &'static str,
    /// The number of boards; 0 for a table.
    pub boards: usize,
    run: Box<Run>,
}

impl Load {
    /// Creates the load of a search. Preparing a whole solver is part of its work, as in a program.
    pub fn new<const R: usize, const C: usize>(
        (part, name): (&'static str, &'static str),
        boards: Vec<Known<R, C>>,
        settings: Settings,
        is_whole: bool,
        prepare: fn(Settings) -> Search<R, C>,
    ) -> Load {
        let count = boards.len();
        let run = move |clock: &Clock| {
            let before = clock.now();
            let mut search = prepare(settings);
            let start = if is_whole { before } else { clock.now() };
            let answers: Vec<_> = boards.iter().map(|known| search(known.board)).collect();
            let time = clock.now() - start;
            boards.iter().zip(&answers).for_each(|(known, (answer, _))| known.check(answer, &settings));
            (answers.last().map_or(0, |(_, expanded)| *expanded), time)
        };
        Load { part, name, boards: count, run: Box::new(run) }
    }

    /// Creates the load of building a table.
    pub fn table<T: 'static>(part: &'static str, name: &'static str, build: fn() -> T) -> Load {
        let run = move |clock: &Clock| {
            let start = clock.now();
            drop(build());
            (0, clock.now() - start)
        };
        Load { part, name, boards: 0, run: Box::new(run) }
    }

    /// Answers every board, and returns the number of expanded nodes and the time that it took. Replays each answer.
    ///
    /// # Panics
    /// If an answer is wrong.
    pub fn run(&self, clock: &Clock) -> (u64, Duration) {
        (self.run)(clock)
    }
}
