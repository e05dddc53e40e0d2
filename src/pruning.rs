//! Move sequences that a search never needs to try.
//!
//! When two move sequences lead to the same board, the longer one is redundant; of two equally long ones, the one that is
//! later in the alphabet. The other one must stay within the rectangle of cells that the redundant one visits, so that it
//! can be played wherever the redundant one can. An answer that contains a redundant sequence can be replaced by a smaller
//! one. So the lexicographically first of the shortest answers contains none, and pruning never loses it. A finite-state
//! machine reads a path move by move and recognizes the end of each redundant sequence (Taylor and Korf, "Pruning
//! duplicate nodes in depth-first search", 1993).

use crate::board::Move;

/// A state of the machine: what it needs to know of the path so far.
pub type PathState = u8;

/// The state before the first move.
pub const START: PathState = 1;

/// The state after a redundant sequence, where a path ends. What the machine says of later moves has no meaning.
pub const PRUNED: PathState = 0;

/// While the machine is built: no state yet.
const UNKNOWN: PathState = 255;

/// The redundant sequences of up to 8 moves. A test derives them.
const REDUNDANT: &str = "\
    DU LR RL UD \
    LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL \
    LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU \
    ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD \
    URULDDLU URURDLLD UULDRDRU UURDLDLU ";

/// The length of the longest of them.
const LONGEST: usize = 8;

/// The machine: 1.3 KB, and two lookups a node.
#[derive(Clone, Debug)]
pub struct Pruning {
    /// For each state and each move, the next state: at index `4 * state + mv`.
    next: [PathState; 4 * 256],
    /// For each state, the moves that complete no redundant sequence: bit `mv as usize` for a move.
    moves: [u8; 256],
}

impl Pruning {
    /// Creates the machine for all redundant sequences.
    pub fn redundant() -> Self {
        Self::of(REDUNDANT)
    }

    /// Creates the machine for the sequences that undo the last move.
    pub fn no_backtrack() -> Self {
        Self::of(&REDUNDANT[..12])
    }

    /// Creates the machine for these sequences, each followed by a space.
    ///
    /// The states are their proper prefixes. The state after a path is the longest suffix of the path that is such a prefix
    /// (Aho and Corasick, 1975). A sequence is encoded as a number: a 1, then two bits a move.
    fn of(sequences: &str) -> Self {
        let mut state_of = vec![UNKNOWN; 2 << (2 * LONGEST)];
        let (mut state, mut code) = (START, 1);
        for letter in sequences.bytes() {
            if letter == b' ' {
                state_of[code] = PRUNED;
                code = 1;
                continue;
            }
            if state_of[code] == UNKNOWN {
                state_of[code] = state;
                state += 1;
            }
            let mv = b"DLRU".iter().position(|&other| other == letter);
            code = code << 2 | mv.expect("a letter of a move");
        }
        let mut pruning = Pruning { next: [PRUNED; 4 * 256], moves: [0; 256] };
        let mut least = 1; // The least code of the sequences that are one move shorter.
        for code in 4..state_of.len() {
            if code == 16 * least {
                least *= 4;
            }
            // A sequence that is no prefix has the state of its longest proper suffix.
            if state_of[code] == UNKNOWN {
                state_of[code] = state_of[code & (least - 1) | least];
            }
            let state = usize::from(state_of[code / 4]);
            pruning.next[4 * state + code % 4] = state_of[code];
            if state_of[code] != PRUNED {
                pruning.moves[state] |= 1 << (code % 4);
            }
        }
        pruning
    }

    /// The moves that complete no redundant sequence: bit `mv as usize` for a move.
    #[inline(always)]
    pub fn moves(&self, state: PathState) -> u8 {
        self.moves[usize::from(state)]
    }

    /// The state after one more move, or [`PRUNED`].
    #[inline(always)]
    pub fn after(&self, state: PathState, mv: Move) -> PathState {
        self.next[4 * usize::from(state) + mv as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// A row and a column, counted from where the blank starts.
    type Cell = (i32, i32);

    /// The cells that a sequence visits: the least and the greatest row and column.
    type Rectangle = [i32; 4];

    /// Plays a sequence on a board without edges. Returns each cell that changes with the home of its new tile, and the
    /// rectangle that the blank visits.
    fn play(sequence: &str) -> (Vec<(Cell, Cell)>, Rectangle) {
        let (mut tiles, mut blank, mut rectangle) = (HashMap::new(), (0, 0), [0; 4]);
        for letter in sequence.chars() {
            let (row, column) = blank;
            let to = match letter {
                'D' => (row + 1, column),
                'L' => (row, column - 1),
                'R' => (row, column + 1),
                _ => (row - 1, column),
            };
            let (tile, empty) = (*tiles.get(&to).unwrap_or(&to), *tiles.get(&blank).unwrap_or(&blank));
            tiles.insert(blank, tile);
            tiles.insert(to, empty);
            blank = to;
            let [top, bottom, left, right] = rectangle;
            rectangle = [top.min(to.0), bottom.max(to.0), left.min(to.1), right.max(to.1)];
        }
        let mut changed: Vec<_> = tiles.into_iter().filter(|(cell, tile)| cell != tile).collect();
        changed.sort_unstable();
        (changed, rectangle)
    }

    fn within(inner: &Rectangle, outer: &Rectangle) -> bool {
        inner[0] >= outer[0] && inner[1] <= outer[1] && inner[2] >= outer[2] && inner[3] <= outer[3]
    }

    /// Derives the redundant sequences of up to `longest` moves. Tries all sequences, the shorter first and then by the
    /// alphabet; one that repeats an earlier result within its rectangle is redundant, and the others are extended.
    fn derive(longest: usize) -> Vec<String> {
        let mut redundant: Vec<String> = Vec::new();
        let mut reached: HashMap<_, Vec<Rectangle>> = HashMap::new();
        reached.insert(Vec::new(), vec![[0; 4]]);
        let mut sequences = vec![String::new()];
        for _ in 0..longest {
            let longer =
                sequences.iter().flat_map(|short| "DLRU".chars().map(move |letter| format!("{}{}", short, letter)));
            let longer: Vec<_> =
                longer.filter(|sequence| !redundant.iter().any(|end| sequence.ends_with(end))).collect();
            sequences.clear();
            for sequence in longer {
                let (changed, rectangle) = play(&sequence);
                let others = reached.entry(changed).or_default();
                if others.iter().any(|other| within(other, &rectangle)) {
                    redundant.push(sequence);
                } else {
                    others.push(rectangle);
                    sequences.push(sequence);
                }
            }
        }
        redundant
    }

    #[test]
    fn the_sequences_are_those_that_can_be_derived() {
        let derived = derive(8);
        assert_eq!(derived.join(" ") + " ", REDUNDANT);
    }

    #[test]
    fn a_path_is_pruned_exactly_when_it_ends_with_a_redundant_sequence() {
        let pruning = Pruning::redundant();
        let (mut paths, mut pruned) = (vec![(String::new(), START)], 0);
        for _ in 0..9 {
            let mut longer = Vec::new();
            for (path, state) in paths {
                for mv in Move::ALL {
                    let path = format!("{}{}", path, &format!("{:?}", mv)[..1]);
                    let state = pruning.after(state, mv);
                    let ends = REDUNDANT.split_whitespace().any(|sequence| path.ends_with(sequence));
                    assert_eq!(state == PRUNED, ends, "{}", path);
                    pruned += ends as usize;
                    longer.extend(Some((path, state)).filter(|_| !ends));
                }
            }
            paths = longer;
        }
        assert!(pruned > 100);
    }
}
