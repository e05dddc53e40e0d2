//! Move sequences that a search never needs to try.
//!
//! When two move sequences lead to the same board, the longer one is *redundant*; of two equally long ones, the one that is
//! later in lexicographic order. The other one is its *replacement*. It has to stay within the rectangle of cells that the
//! redundant one visits, so that it can be played wherever the redundant one can. In an answer, a replacement gives a shorter
//! answer, or an equally long and earlier one. So the lexicographically first of the shortest answers contains no redundant
//! sequence, and pruning never loses it. A finite-state machine reads a path move by move and recognizes the end of each
//! redundant sequence (Taylor and Korf, "Pruning duplicate nodes in depth-first search", 1993).
//!
//! Two sequences with the same result are the two ways around a *loop*: moves that lead back to the board where they start.
//! Up to a length, a few loops stand for all redundant sequences: a loop remains one when it is reflected, rotated or begun
//! elsewhere.

use crate::board::Move;

/// A state of the machine: what it needs to know of the path so far.
pub type PathState = u16;

/// The state after a redundant sequence, where a path ends. It stays `PRUNED`.
pub const PRUNED: PathState = 0;

/// The state before the first move.
pub const START: PathState = 1;

/// While the machine is built: no state yet.
const UNKNOWN: PathState = PathState::MAX;

/// All loops of up to 16 moves, then those of 17 to 24 that fit on 4 x 4. The tests of the library derive the redundant
/// sequences without them. A sequence whose replacement leaves its rectangle contains a shorter one
/// whose replacement does not, so it is pruned anyway.
const LOOPS: &str = "\
    DU DLURDLURDLUR DDLURURDLLDRURUL DDDLURUULDRDLDRUULUR DDDLURUURDDLLDRURUUL DDDLURUURDLDLDRUURUL \
    DDLURDLURURDLDLURRUL DDLURDLURDLUURDLURDLUR DDDLLURRUULDRDLLDRRUULUR DDDLLURRUURDDLLLDRRURUUL \
    DDDLLURRUURDLDLLDRRUURUL DDDLLURURURDLLDLDRRUURUL DDDLLUURRURDLLLDDRRUURUL DDDLULURRURDLLLDRDRUURUL \
    DDDLURDLURUULDRDDLURULUR DDDLURDLURUURDDLDLURRUUL DDDLURDLURUURDLDDLURURUL DDDLURRULULDRRDLLDRUULUR \
    DDDLURULURDLURDDLDRUULUR DDDLURURULDRULDDLDRUURUL DDDLURUURDDLDLURDLURRUUL DDLDLURRUULDRDLLDRURULUR \
    DDLDLURRUULLDRDLDRUULURR DDLDLURRUURDLDLLDRURURUL DDLDLURRUURDLLDLDRUURRUL DDLDLURURURDLLDLDRURURUL \
    DDLDRRULUULDRDRDLLURULUR DDLDRULURURDLLDRDLURURUL DDLDRURULULDRRDLDLURULUR DDLURDLURDLLURRULDLDRUUR";

/// The letters of the moves.
const LETTERS: &[u8; 4] = b"DLRU";

/// The machine: one lookup for each move, and 8 bytes for each state.
///
/// ```
/// use slidekit::{board::Move, pruning::{Pruning, PRUNED, START}};
///
/// let pruning = Pruning::short();
/// let down = pruning.after(START, Move::Down);
/// assert!(pruning.after(down, Move::Up) == PRUNED && pruning.after(down, Move::Left) != PRUNED);
/// ```
#[derive(Clone, Debug)]
pub struct Pruning {
    /// For each state and each move, the next state.
    next: Vec<[PathState; 4]>,
}

impl Pruning {
    /// Creates the machine for the redundant sequences of up to 9 moves: 3 KB.
    pub fn short() -> Self {
        Self::of(LOOPS.split(' ').take(3))
    }

    /// Creates the machine for the redundant sequences of up to 12 moves on a board of 4 x 4, and for those of 13 that have
    /// a replacement of 11: 0.2 MB, in 2 ms.
    pub fn long() -> Self {
        Self::of(LOOPS.split(' '))
    }

    /// Creates the machine for the sequences that undo the last move.
    pub fn no_backtrack() -> Self {
        Self::of(LOOPS.split(' ').take(1))
    }

    /// Creates the machine for the redundant sequences of up to 6 moves: what undoes the last move, and six moves around a square.
    ///
    /// Of the two ways around, such as `DLURDL` and `LDRULD`, the one that comes later in the alphabet is redundant.
    /// Each has five turns in the same direction and ends with the two moves that it began with, and the other way begins
    /// with the second of these. So at a fifth turn, the way is redundant if the move after it is earlier in the alphabet
    /// than the one before it.
    pub fn turns() -> Self {
        // A state for each number of turns in the same direction, that direction (0 for right, 1 for left), and last move.
        let state = |turns: usize, direction: usize, last: usize| (2 + 8 * turns + 4 * direction + last) as PathState;
        let after = |turns: usize, direction: usize, last: usize, mv: usize| {
            // Down, left, right and up become left, up, down and right by a turn to the right.
            let turn = usize::from([1, 3, 0, 2][last] != mv);
            let count = if turn == direction { turns + 1 } else { 1 };
            if mv == last {
                state(0, 0, mv)
            } else if mv == 3 - last || count >= 5 && last > mv {
                PRUNED
            } else {
                state(count.min(5), turn, mv)
            }
        };
        let mut pruning = Pruning { next: vec![[PRUNED; 4], [0, 1, 2, 3].map(|mv| state(0, 0, mv))] };
        for i in 0..48 {
            pruning.next.push([0, 1, 2, 3].map(|mv| after(i / 8, i / 4 % 2, i % 4, mv)));
        }
        pruning
    }

    /// Creates the machine for the redundant sequences of some loops.
    fn of(loops: impl Iterator<Item = &'static str>) -> Self {
        let mut pruning = Pruning { next: vec![[PRUNED; 4], [UNKNOWN; 4]] };
        for letters in loops {
            let mv = |letter| Move::ALL[LETTERS.iter().position(|&other| other == letter).expect("a move")];
            let moves: Vec<_> = letters.bytes().map(mv).collect();
            let back: Vec<_> = moves.iter().rev().map(|mv| mv.opposite()).collect();
            pruning.add(moves.len(), &moves.repeat(2), &back.repeat(2));
        }
        pruning.link();
        pruning
    }

    /// Cuts a loop in two at `start` and `ahead` moves later, wherever that may be, and adds the redundant one of the two
    /// ways between the cuts: these moves, and the others backwards. A way longer than half a loop and one move contains one
    /// of these. Both directions are given as two rounds, so that a way may begin anywhere.
    fn add(&mut self, length: usize, moves: &[Move], back: &[Move]) {
        for start in 0..length {
            for ahead in length / 2 - 1..=length / 2 + 1 {
                let (one, other) = (&moves[start..start + ahead], &back[length - start..2 * length - start - ahead]);
                self.add_images(one, other);
                self.add_images(other, one);
            }
        }
    }

    /// Adds a sequence wherever another one makes it redundant: as it is, reflected or rotated.
    fn add_images(&mut self, sequence: &[Move], other: &[Move]) {
        for &down in &Move::ALL {
            for &right in Move::ALL.iter().filter(|&&right| right != down && right != down.opposite()) {
                let image = [down, right.opposite(), right, down.opposite()];
                // Their first moves differ, so these decide which is earlier.
                let order = |moves: &[Move]| (moves.len(), moves.first().map(|&mv| image[mv as usize]));
                if order(sequence) > order(other) {
                    self.insert(sequence, image);
                }
            }
        }
    }

    /// Inserts the image of a sequence into the tree of the sequences' prefixes, each of which has a state. If a prefix is
    /// redundant itself, nothing changes.
    fn insert(&mut self, sequence: &[Move], image: [Move; 4]) {
        let (mut state, mut mv) = (START, image[sequence[0] as usize]);
        for &after in &sequence[1..] {
            let mut next = self.after(state, mv);
            if next == UNKNOWN {
                next = self.next.len() as PathState;
                self.next[usize::from(state)][mv as usize] = next;
                self.next.push([UNKNOWN; 4]);
            }
            state = next;
            mv = image[after as usize];
        }
        self.next[usize::from(state)][mv as usize] = PRUNED;
    }

    /// Turns the tree into a machine: the state after a path is the longest suffix of the path that is a prefix of a
    /// redundant sequence (Aho and Corasick, 1975).
    fn link(&mut self) {
        // Each state with that of its longest proper suffix. Shorter paths come first, so the suffix has all its moves.
        let (mut queue, mut head) = (vec![(START, START)], 0);
        while let Some(&(state, suffix)) = queue.get(head) {
            head += 1;
            for mv in Move::ALL {
                let shorter = if state == START { START } else { self.after(suffix, mv) };
                match self.after(state, mv) {
                    PRUNED => {}
                    next if next == UNKNOWN || shorter == PRUNED => {
                        self.next[usize::from(state)][mv as usize] = shorter
                    }
                    next => queue.push((next, shorter)),
                }
            }
        }
    }

    /// The state after one more move, or [`PRUNED`].
    #[inline(always)]
    pub fn after(&self, state: PathState, mv: Move) -> PathState {
        self.next[usize::from(state)][mv as usize]
    }
}
