//! One line of the bench: a search, and the boards that it has to answer.

use super::search::Search;
use crate::boards::Known;
use slidekit::board::{Board, Move};
use slidekit::search::Settings;

/// A search with its boards.
pub struct Load {
    /// What the lines around it have in common.
    pub part: &'static str,
    /// What it measures.
    pub name: String,
    /// How many boards it answers.
    pub boards: usize,
    run: Run,
}

type Run = Box<dyn Fn(&mut dyn FnMut(), bool) -> u64>;

impl Load {
    /// A search alone: preparing it is no part of its work, since its tables have a line of their own.
    pub fn alone<S: Search<R, C> + 'static, const R: usize, const C: usize>(
        name: (&'static str, &str),
        boards: Vec<Known<R, C>>,
        settings: Settings,
        prepare: fn(Settings) -> S,
    ) -> Load {
        Load::new(name, boards.len(), move |started, replayed| {
            let search = prepare(settings);
            started();
            answer(search, &boards, &settings, replayed)
        })
    }

    /// A whole solver: it starts from nothing, as a program does.
    pub fn whole<S: Search<R, C> + 'static, const R: usize, const C: usize>(
        name: (&'static str, &str),
        boards: Vec<Known<R, C>>,
        settings: Settings,
        prepare: fn(Settings) -> S,
    ) -> Load {
        Load::new(name, boards.len(), move |started, replayed| {
            started();
            answer(prepare(settings), &boards, &settings, replayed)
        })
    }

    fn new(
        (part, name): (&'static str, &str),
        boards: usize,
        run: impl Fn(&mut dyn FnMut(), bool) -> u64 + 'static,
    ) -> Load {
        Load { part, name: name.to_string(), boards, run: Box::new(run) }
    }

    /// Answers every board and returns the number of expanded nodes. Checks how long the answers are, if wanted by replay;
    /// calls `started` when the work begins.
    ///
    /// # Panics
    /// At a wrong answer.
    pub fn run(&self, started: &mut dyn FnMut(), replayed: bool) -> u64 {
        (self.run)(started, replayed)
    }
}

fn answer<S: Search<R, C>, const R: usize, const C: usize>(
    mut search: S,
    boards: &[Known<R, C>],
    settings: &Settings,
    replayed: bool,
) -> u64 {
    for known in boards {
        let moves = search.solve(known.board);
        check_length(known, moves.as_deref(), settings);
        if replayed {
            check_moves(known, moves.as_deref().unwrap_or(&[]));
        }
    }
    search.expanded()
}

/// No answer is shorter than the shortest or beyond the limit, and none is missing.
fn check_length<const R: usize, const C: usize>(known: &Known<R, C>, moves: Option<&[Move]>, settings: &Settings) {
    let limit = usize::from(settings.limit);
    let right = match moves {
        Some(moves) if settings.weight.0 == settings.weight.1 => moves.len() == known.fewest,
        Some(moves) => known.fewest <= moves.len() && moves.len() <= limit,
        None => known.fewest > limit,
    };
    assert!(right, "{:?} needs {} moves and was answered by {:?}", known.board, known.fewest, moves);
}

fn check_moves<const R: usize, const C: usize>(known: &Known<R, C>, moves: &[Move]) {
    let end = moves.iter().try_fold(known.board, |board, &mv| board.after(mv));
    assert!(moves.is_empty() || end == Some(Board::GOAL), "{:?} is not solved by {:?}", known.board, moves);
}
