//! Weighted IDA*: depth first under a rising ceiling, in no memory.
//!
//! Korf (1985). In each round a branch is left for later when its priority exceeds the round's ceiling, and for good
//! when its moves and its lower bound together exceed the limit; a round that leaves nothing for later is a proof.
//! Both rules say how near the goal a board must be after so many moves, so a round is one table of that, and a weight
//! costs nothing.
//!
//! The cell of the blank and the last move are constants of the compiled code: each pair of them has its own copy of
//! `visit`, in which every shift, edge and mask is a fixed number.

use crate::lower_bound::LowerBound;
use crate::moves::Move;
use crate::permutation::{exchange, Permutation};
use crate::search::{Outcome, Settings, Work};
use crate::words::{Automaton, Place, FORBIDDEN, START};

/// Looks for an answer to a solvable board; gives up after `budget` boards expanded.
pub fn idastar<B: LowerBound<R, C>, const R: usize, const C: usize>(
    bound: &B,
    automaton: &Automaton,
    start: Permutation<R, C>,
    settings: &Settings,
    budget: u64,
    work: &mut Work,
) -> Outcome {
    let state = bound.start(start);
    let mut ceiling = settings.priority(0, bound.moves(state));
    let last = settings.priority(0, settings.limit.into());
    let mut round =
        Round { bound, automaton: automaton.clone(), room: [0; 256], left: budget, generated: 0, moves: Vec::new() };
    let outcome = loop {
        round.make_room(settings, ceiling);
        let path = Path { made: 0, place: START };
        if bound.moves(state) < round.room[0] && round.enter::<NONE>(start.blank, start.homes, state, path) {
            break Outcome::Found(round.moves.iter().rev().copied().collect());
        }
        if round.left == 0 {
            break Outcome::GaveUp;
        }
        if ceiling >= last {
            break Outcome::None;
        }
        ceiling += 2 * u32::from(settings.weight.0);
    };
    work.expanded += budget - round.left;
    work.generated += round.generated;
    outcome
}

const DOWN: usize = Move::Down as usize;
const LEFT: usize = Move::Left as usize;
const RIGHT: usize = Move::Right as usize;
const UP: usize = Move::Up as usize;
/// The last move before the first.
const NONE: usize = 4;

/// One round, and what it gathers.
struct Round<'a, B, const R: usize, const C: usize> {
    bound: &'a B,
    automaton: Automaton,
    /// After so many moves, the lower bound must be less than this.
    room: [u32; 256],
    /// Boards that may still be expanded.
    left: u64,
    generated: u64,
    /// The answer, its last move first.
    moves: Vec<Move>,
}

/// The moves from the start, as far as they matter: how many, and which words they may be about to end.
#[derive(Clone, Copy)]
struct Path {
    made: u8,
    place: Place,
}

impl<'a, B: LowerBound<R, C>, const R: usize, const C: usize> Round<'a, B, R, C> {
    fn make_room(&mut self, settings: &Settings, ceiling: u32) {
        let limit = u32::from(settings.limit);
        for (made, room) in (0..).zip(&mut self.room) {
            let to_come = |&to_come: &u32| settings.priority(made, to_come) <= ceiling;
            *room = (0..(limit + 1).saturating_sub(made)).take_while(to_come).count() as u32;
        }
    }

    /// Tries every move from a board, and says whether one of them led to the goal.
    fn visit<const BLANK: usize, const LAST: usize>(&mut self, homes: u64, state: B::State, path: Path) -> bool {
        if self.bound.moves(state) == 0 {
            return true;
        }
        if self.left == 0 {
            self.room = [0; 256];
            return false;
        }
        let down = LAST != UP && BLANK / C + 1 < R;
        let left = LAST != RIGHT && BLANK % C > 0;
        let right = LAST != LEFT && BLANK % C + 1 < C;
        let up = LAST != DOWN && BLANK / C > 0;
        self.left -= 1;
        self.generated += down as u64 + left as u64 + right as u64 + up as u64;
        down && self.step::<BLANK, DOWN>(BLANK + C, homes, state, path)
            || left && self.step::<BLANK, LEFT>(BLANK.wrapping_sub(1), homes, state, path)
            || right && self.step::<BLANK, RIGHT>(BLANK + 1, homes, state, path)
            || up && self.step::<BLANK, UP>(BLANK.wrapping_sub(C), homes, state, path)
    }

    #[inline(always)]
    fn step<const BLANK: usize, const MOVE: usize>(
        &mut self,
        to: usize,
        homes: u64,
        state: B::State,
        path: Path,
    ) -> bool {
        let home = (homes >> (4 * to)) as usize & 15;
        let state = self.bound.after(state, home, to, BLANK);
        let made = path.made + 1;
        if self.bound.moves(state) >= self.room[usize::from(made)] {
            return false;
        }
        let place = self.automaton.after(path.place, MOVE);
        if place == FORBIDDEN {
            return false;
        }
        let found = self.enter::<MOVE>(to, exchange(homes, BLANK, to), state, Path { made, place });
        if found {
            self.moves.push(Move::ALL[MOVE]);
        }
        found
    }

    /// Goes to the copy of `visit` for the cell of the blank.
    #[inline(always)]
    fn enter<const LAST: usize>(&mut self, blank: usize, homes: u64, state: B::State, path: Path) -> bool {
        match blank {
            0 => self.visit::<0, LAST>(homes, state, path),
            1 => self.visit::<1, LAST>(homes, state, path),
            2 => self.visit::<2, LAST>(homes, state, path),
            3 => self.visit::<3, LAST>(homes, state, path),
            4 => self.visit::<4, LAST>(homes, state, path),
            5 => self.visit::<5, LAST>(homes, state, path),
            6 => self.visit::<6, LAST>(homes, state, path),
            7 => self.visit::<7, LAST>(homes, state, path),
            8 => self.visit::<8, LAST>(homes, state, path),
            9 => self.visit::<9, LAST>(homes, state, path),
            10 => self.visit::<10, LAST>(homes, state, path),
            11 => self.visit::<11, LAST>(homes, state, path),
            12 => self.visit::<12, LAST>(homes, state, path),
            13 => self.visit::<13, LAST>(homes, state, path),
            14 => self.visit::<14, LAST>(homes, state, path),
            _ => self.visit::<15, LAST>(homes, state, path),
        }
    }
}
