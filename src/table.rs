//! The table of all boards of a small shape: for each, the first move of its answer.
//!
//! Breadth first, backward from the goal. A board is its blank's cell and the ORDER of its tiles, read row by row past
//! the blank and numbered by the factorial number system (Laisant, 1888). A move to the side keeps the order; a move up
//! or down takes one tile past the `C - 1` others between, the same way for every board with that blank, so it is one
//! look into a list of 16-bit numbers.

use crate::board::{neighbour, Board, Move};
use crate::search::{Outcome, Settings, Work};
use crate::stage::Stage;

/// The answers to all boards that reach one goal, on a shape of at most 9 cells.
///
/// For the 8-puzzle: about 2.5 milliseconds to build, and 1.5 MB (2.5 while it is built); then a look-up a move.
#[derive(Clone, Debug)]
pub struct Table<const R: usize, const C: usize> {
    /// For each board, at its blank's cell times the orders plus its order: the first move of the answer and above it,
    /// in all but 2 bits, the board that it leads to; or `HOME` at the goal, or `UNSEEN` without an answer.
    toward: Vec<u32>,
    /// What building it took.
    pub work: Work,
}

const HOME: u32 = u32::MAX;
const UNSEEN: u32 = u32::MAX - 1;

impl<const R: usize, const C: usize> Stage<R, C> for Table<R, C> {
    const PRICE: u64 = 7 * factorial(R * C);

    fn new(goal: Board<R, C>, _: &Settings) -> Option<Self> {
        Table::new(goal)
    }

    fn solve(&mut self, board: Board<R, C>, settings: &Settings, _: u64) -> Outcome {
        match self.answer(board) {
            Some(moves) if moves.len() <= settings.limit.into() => Outcome::Found(moves),
            _ => Outcome::None,
        }
    }

    fn spent(&self) -> u64 {
        0
    }
}

impl<const R: usize, const C: usize> Table<R, C> {
    /// The number of orders of the tiles.
    const ORDERS: usize = factorial(R * C - 1) as usize;

    /// Builds the table for a goal, or gives `None` when the shape has more than 9 cells.
    pub fn new(goal: Board<R, C>) -> Option<Self> {
        if R * C > 9 {
            return None;
        }
        let mut table = Table { toward: vec![UNSEEN; R * C * Self::ORDERS], work: Work::default() };
        table.fill(goal);
        Some(table)
    }

    /// The alphabetically least of the shortest answers, or `None` for a board without one. O(moves).
    pub fn answer(&self, board: Board<R, C>) -> Option<Vec<Move>> {
        let mut moves = Vec::with_capacity(32);
        let mut toward = self.toward[board.cell(0) * Self::ORDERS + order(board)];
        while toward < UNSEEN {
            moves.push(Move::ALL[toward as usize % 4]);
            toward = self.toward[toward as usize / 4];
        }
        Some(moves).filter(|_| toward == HOME)
    }

    /// Level by level, and in each level move by move, so the alphabetically least move comes first.
    fn fill(&mut self, goal: Board<R, C>) {
        let turns = Turns::<C>::new(R * C, Self::ORDERS);
        self.toward[goal.cell(0) * Self::ORDERS + order(goal)] = HOME;
        let mut level = vec![Vec::new(); R * C];
        level[goal.cell(0)].push(order(goal) as u16);
        while level.iter().any(|orders| !orders.is_empty()) {
            let mut next = vec![Vec::new(); R * C];
            for mv in Move::ALL {
                for (blank, orders) in level.iter().enumerate() {
                    if let Some(farther) = neighbour::<R, C>(blank, mv.opposite()) {
                        self.step_back(orders, blank, farther, mv, &turns, &mut next[farther]);
                    }
                }
            }
            self.work.expanded += level.iter().map(|orders| orders.len() as u64).sum::<u64>();
            level = next;
        }
    }

    /// Marks the boards from which the move leads to one of these, and lists those not seen before.
    fn step_back(
        &mut self,
        orders: &[u16],
        blank: usize,
        farther: usize,
        mv: Move,
        turns: &Turns<C>,
        next: &mut Vec<u16>,
    ) {
        self.work.generated += orders.len() as u64;
        for &order in orders {
            let after = turns.after(order.into(), blank, farther);
            let toward = &mut self.toward[farther * Self::ORDERS + after];
            if *toward == UNSEEN {
                *toward = ((blank * Self::ORDERS + usize::from(order)) * 4) as u32 + mv as u32;
                next.push(after as u16);
            }
        }
    }
}

const fn factorial(n: usize) -> u64 {
    match n {
        0 => 1,
        _ => n as u64 * factorial(n - 1),
    }
}

/// The number of the order of a board's tiles.
fn order<const R: usize, const C: usize>(board: Board<R, C>) -> usize {
    let mut order = [0; 8];
    order.iter_mut().zip(board.tiles().filter(|&tile| tile > 0)).for_each(|(place, tile)| *place = tile - 1);
    rank(&order[..R * C - 1], R * C - 1)
}

/// What a move up or down does to the order of the tiles.
#[derive(Clone, Debug)]
struct Turns<const C: usize> {
    /// For each upper cell of the blank: the order after the blank went down from it.
    down: Vec<Vec<u16>>,
    /// For each upper cell of the blank: the order after the blank came up to it.
    up: Vec<Vec<u16>>,
}

impl<const C: usize> Turns<C> {
    fn new(cells: usize, orders: usize) -> Self {
        let down: Vec<_> = (0..cells - C).map(|upper| Self::down_from(upper, cells, orders)).collect();
        let up = down.iter().map(|down| inverse(down)).collect();
        Turns { down, up }
    }

    fn after(&self, order: usize, from: usize, to: usize) -> usize {
        if to == from + C {
            self.down[from][order].into()
        } else if from == to + C {
            self.up[to][order].into()
        } else {
            order
        }
    }

    /// A number is three parts: what stands before the `C` tiles that change, those, and what stands after them. Only
    /// the middle part changes, so it is worked out once for each of its values.
    fn down_from(upper: usize, cells: usize, orders: usize) -> Vec<u16> {
        let rest = cells - 1 - upper;
        let middles: usize = (rest - C + 1..=rest).product();
        let afters: usize = (1..=rest - C).product();
        let mut turned = Vec::with_capacity(orders);
        let turns: Vec<usize> = (0..middles).map(|middle| last_to_front(middle, C, rest)).collect();
        for before in 0..orders / (middles * afters) {
            for turn in &turns {
                let first = (before * middles + turn) * afters;
                turned.extend((first..first + afters).map(|order| order as u16));
            }
        }
        turned
    }
}

/// The number of the arrangement in which the last of `count` out of `all` things came to the front.
fn last_to_front(number: usize, count: usize, all: usize) -> usize {
    let mut things = unrank(number, count, all);
    things.rotate_right(1);
    rank(&things, all)
}

/// The rank of an arrangement of some of the items `0..all`. O(items^2).
fn rank(items: &[usize], all: usize) -> usize {
    (0..items.len()).fold(0, |rank, i| {
        let smaller_before = items[..i].iter().filter(|&&before| before < items[i]).count();
        rank * (all - i) + items[i] - smaller_before
    })
}

/// The arrangement of `count` of the items `0..all` with this rank: the inverse of [`rank`].
fn unrank(mut rank: usize, count: usize, all: usize) -> Vec<usize> {
    let mut left: Vec<usize> = (0..all).collect();
    let mut arrangements: usize = (all - count + 1..=all).product();
    let next = |_| {
        arrangements /= left.len();
        let item = left.remove(rank / arrangements);
        rank %= arrangements;
        item
    };
    (0..count).map(next).collect()
}

fn inverse(list: &[u16]) -> Vec<u16> {
    let mut inverse = vec![0; list.len()];
    for (i, &to) in list.iter().enumerate() {
        inverse[usize::from(to)] = i as u16;
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrangements_are_ranked_from_0_without_a_gap() {
        for (count, all) in [(1, 1), (3, 3), (2, 5), (4, 4), (3, 8), (8, 8)] {
            let arrangements: usize = (all - count + 1..=all).product();
            let ranks = (0..arrangements).map(|number| rank(&unrank(number, count, all), all));
            assert!(ranks.eq(0..arrangements), "{} of {}", count, all);
        }
    }

    #[test]
    fn a_turn_does_to_the_number_what_a_move_does_to_the_board() {
        fn check<const R: usize, const C: usize>(tiles: &[u8]) {
            let turns = Turns::<C>::new(R * C, (1..R * C).product());
            let board = Board::<R, C>::new(tiles);
            for mv in Move::ALL {
                if let Some(after) = board.after(mv) {
                    let turned = turns.after(order(board), board.cell(0), after.cell(0));
                    assert_eq!(turned, order(after), "{:?} from {:?}", mv, tiles);
                }
            }
        }
        check::<3, 3>(&[5, 2, 8, 1, 0, 3, 7, 6, 4]);
        check::<3, 3>(&[0, 2, 8, 1, 5, 3, 7, 6, 4]);
        check::<2, 4>(&[5, 2, 0, 1, 7, 3, 6, 4]);
        check::<4, 2>(&[5, 2, 1, 7, 3, 6, 4, 0]);
    }

    #[test]
    fn the_table_holds_half_of_all_boards() {
        assert_eq!(Table::<3, 3>::new(Board::GOAL).unwrap().work.expanded, 181_440);
        assert_eq!(Table::<2, 4>::new(Board::GOAL).unwrap().work.expanded, 20_160);
        assert_eq!(Table::<3, 2>::new(Board::GOAL).unwrap().work.expanded, 360);
    }

    #[test]
    fn a_large_shape_has_no_table() {
        assert!(Table::<4, 4>::new(Board::GOAL).is_none());
    }
}
