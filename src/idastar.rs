//! Weighted IDA*: depth first under a rising ceiling, in no memory.
//!
//! Korf (1985). In each round a branch is left for later when its priority exceeds the round's ceiling, and for good
//! when its moves and its lower bound together exceed the limit; a round that leaves nothing for later is a proof.
//! Both rules say how near the goal a board must be after so many moves, so a round is one table of that, and a weight
//! costs nothing. Moves are tried in the order of the alphabet and only forbidden words are left out: with weight 1 the
//! answer is the alphabetically least of the shortest.
//!
//! The cell of the blank and the last move are constants of the compiled code: each pair of them has its own copy of
//! `visit`, in which every shift and every edge is a fixed number. With the feature `compact` only the
//! last move is: the same search in a sixteenth of the code, some 4 % slower by patterns of five.
//!
//! With weight 1 the ceiling rises by 2 moves, since moves and estimate together are always even or always odd. With a
//! greater weight it rises by 3 moves to come. More rounds cost boards without an answer, fewer rounds the others: by
//! patterns of five at weight 4/3, 240 boards of 30 to 50 moves and 200 with none in 50 took 2.2 and 25.7 million boards
//! generated with a rise of 2, 2.4 and 19.6 with 3, 3.2 and 16.9 with 4, 4.1 and 13.9 with 6.

use crate::board::{neighbour, Board, Move};
use crate::lower_bound::LowerBound;
use crate::pruning::{PathState, Pruning, PRUNED, START};
use crate::search::{Outcome, Settings, Work};

/// Weighted IDA* on a lower bound.
#[derive(Clone, Debug)]
pub struct IdaStar<B, const R: usize, const C: usize> {
    /// The lower bound.
    pub bound: B,
    /// What forbids words; a search without it only never goes straight back.
    pub pruning: Pruning,
    /// After so many moves, the lower bound must be less than this.
    room: [u32; 256],
    /// The answer, its last move first.
    moves: Vec<Move>,
    /// What was done since the start, over all boards.
    pub work: Work,
    /// Give up when so many boards are generated.
    stop: u64,
}

const DOWN: usize = Move::Down as usize;
const LEFT: usize = Move::Left as usize;
const RIGHT: usize = Move::Right as usize;
const UP: usize = Move::Up as usize;
/// The last move before the first.
const NONE: usize = 4;

/// The moves from the start, as far as they matter: how many, and which words they may be about to end.
#[derive(Clone, Copy)]
struct Path {
    made: u8,
    place: PathState,
}

impl<B: LowerBound, const R: usize, const C: usize> IdaStar<B, R, C> {
    /// A search on this lower bound.
    pub fn new(bound: B) -> Self {
        IdaStar { bound, pruning: Pruning::build(), room: [0; 256], moves: Vec::new(), work: Work::default(), stop: 0 }
    }

    /// Looks for an answer to a solvable board, given with its state; gives up after `budget` boards generated.
    pub fn solve(&mut self, board: Board<R, C>, state: B::State, settings: &Settings, budget: u64) -> Outcome {
        self.moves.clear();
        self.stop = self.work.generated.saturating_add(budget);
        let mut ceiling = settings.priority(0, self.bound.moves(state));
        let step = settings.priority(0, if settings.weight.0 == settings.weight.1 { 2 } else { 3 });
        loop {
            self.make_room(settings, ceiling);
            let start = Path { made: 0, place: START };
            if self.bound.moves(state) < self.room[0] && self.enter::<NONE>(board.cell(0), board, state, start) {
                return Outcome::Found(self.moves.iter().rev().copied().collect());
            }
            if self.work.generated >= self.stop {
                return Outcome::GaveUp;
            }
            if ceiling >= settings.priority(0, settings.limit.into()) {
                return Outcome::None;
            }
            ceiling += step;
        }
    }

    fn make_room(&mut self, settings: &Settings, ceiling: u32) {
        for (made, room) in (0..).zip(&mut self.room) {
            let within = |&to_come: &u32| settings.priority(made, to_come) <= ceiling;
            *room = (0..(u32::from(settings.limit) + 1).saturating_sub(made)).take_while(within).count() as u32;
        }
    }

    /// Tries every move from a board, and says whether one of them led to the goal.
    #[inline(always)]
    fn expand(&mut self, blank: usize, last: usize, board: Board<R, C>, state: B::State, path: Path) -> bool {
        if self.bound.moves(state) == 0 {
            return true;
        }
        if self.work.generated >= self.stop {
            self.room = [0; 256];
            return false;
        }
        let open = |mv: Move| last + mv as usize != 3 && neighbour::<R, C>(blank, mv).is_some();
        self.work.expanded += 1;
        self.work.generated += Move::ALL.iter().filter(|&&mv| open(mv)).count() as u64;
        open(Move::Down) && self.step::<DOWN>(blank, board, state, path)
            || open(Move::Left) && self.step::<LEFT>(blank, board, state, path)
            || open(Move::Right) && self.step::<RIGHT>(blank, board, state, path)
            || open(Move::Up) && self.step::<UP>(blank, board, state, path)
    }

    #[inline(always)]
    fn step<const MOVE: usize>(&mut self, blank: usize, board: Board<R, C>, state: B::State, path: Path) -> bool {
        let from = neighbour::<R, C>(blank, Move::ALL[MOVE]).unwrap_or(blank);
        let tile = board.tile(from);
        let state = self.bound.after(state, tile, from, blank);
        let made = path.made + 1;
        if self.bound.moves(state) >= self.room[usize::from(made)] {
            return false;
        }
        let place = self.pruning.after(path.place, MOVE);
        if place == PRUNED {
            return false;
        }
        let found = self.enter::<MOVE>(from, board.slide(tile, from, blank), state, Path { made, place });
        if found {
            self.moves.push(Move::ALL[MOVE]);
        }
        found
    }

    /// Goes to the copy of `visit` for the cell of the blank.
    #[cfg(not(feature = "compact"))]
    #[inline(always)]
    fn enter<const LAST: usize>(&mut self, blank: usize, board: Board<R, C>, state: B::State, path: Path) -> bool {
        macro_rules! visit {
            ($($cell:literal)*) => {
                match blank {
                    $($cell => self.visit::<$cell, LAST>(board, state, path),)*
                    _ => unreachable!("a board has at most 16 cells"),
                }
            };
        }
        visit!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
    }

    #[cfg(not(feature = "compact"))]
    fn visit<const BLANK: usize, const LAST: usize>(
        &mut self,
        board: Board<R, C>,
        state: B::State,
        path: Path,
    ) -> bool {
        self.expand(BLANK, LAST, board, state, path)
    }

    /// Goes to the copy of `visit` for the last move.
    #[cfg(feature = "compact")]
    #[inline(always)]
    fn enter<const LAST: usize>(&mut self, blank: usize, board: Board<R, C>, state: B::State, path: Path) -> bool {
        self.visit::<LAST>(blank, board, state, path)
    }

    #[cfg(feature = "compact")]
    fn visit<const LAST: usize>(&mut self, blank: usize, board: Board<R, C>, state: B::State, path: Path) -> bool {
        self.expand(blank, LAST, board, state, path)
    }
}
