//! Move sequences that a search never needs to try.
//!
//! When two move sequences lead to the same board, the longer one is redundant; of two equally long ones, the one that is
//! later in the alphabet. The other one must stay within the rectangle of cells that the redundant one visits, so that it
//! can be played wherever the redundant one can. An answer that contains a redundant sequence can be replaced by a smaller
//! one. So the alphabetically least of the shortest answers contains none, and pruning never loses it. A finite-state
//! machine reads a path move by move and recognizes the end of each redundant sequence (Taylor and Korf, "Pruning
//! duplicate nodes in depth-first search", 1993).

/// A state of the machine: what it needs to know of the path so far.
pub type PathState = u8;

/// The state before the first move.
pub const START: PathState = 1;

/// The state after a redundant sequence. It has no successors: the path ends here.
pub const PRUNED: PathState = 0;

/// The redundant sequences of up to 8 moves, without the four that undo the last move.
///
/// A test derives them.
const REDUNDANT: &str = "\
    LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL \
    LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU \
    ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD \
    URULDDLU URURDLLD UULDRDRU UURDLDLU";

/// The machine's table: 1 KB, and one lookup a move.
#[derive(Clone, Debug)]
pub struct Pruning {
    /// The next state for each state and move.
    next: [[PathState; 4]; 256],
}

impl Pruning {
    /// A machine that recognizes the redundant sequences.
    ///
    /// Its states are the proper prefixes of the sequences. The next state is the longest suffix of the path that is such
    /// a prefix (Aho and Corasick, 1975). A sequence is encoded as a number: a 1, then two bits a move.
    pub fn build() -> Self {
        let sequences: Vec<usize> = REDUNDANT.split_whitespace().map(encode).collect();
        let mut state_of = vec![None; 1 << 17];
        let mut prefixes = Vec::new();
        // The empty prefix is the first, a sequence of 8 moves without its last 8, and becomes START.
        for prefix in (1..9).rev().flat_map(|cut| sequences.iter().map(move |sequence| sequence >> (2 * cut))) {
            if prefix > 0 && state_of[prefix].is_none() {
                state_of[prefix] = Some(START + prefixes.len() as PathState);
                prefixes.push(prefix);
            }
        }
        for sequence in sequences {
            state_of[sequence] = Some(PRUNED);
        }
        let mut next = [[START; 4]; 256];
        for (next, prefix) in next[usize::from(START)..].iter_mut().zip(prefixes) {
            for (mv, next) in next.iter_mut().enumerate() {
                *next = suffixes(prefix << 2 | mv).find_map(|suffix| state_of[suffix]).unwrap_or(START);
            }
        }
        Pruning { next }
    }

    /// A machine that prunes nothing.
    pub fn none() -> Self {
        Pruning { next: [[START; 4]; 256] }
    }

    /// The state after one more move, or [`PRUNED`].
    #[inline(always)]
    pub fn after(&self, state: PathState, mv: usize) -> PathState {
        self.next[usize::from(state)][mv]
    }
}

/// Encodes a sequence as a number.
fn encode(sequence: &str) -> usize {
    let mv = |letter| "DLRU".find(letter).expect("a letter of a move");
    sequence.chars().fold(1, |number, letter| number << 2 | mv(letter))
}

/// The suffixes of an encoded sequence, from the whole sequence to the empty one.
fn suffixes(sequence: usize) -> impl Iterator<Item = usize> {
    let moves = (usize::BITS - 1 - sequence.leading_zeros()) / 2;
    (0..=moves).rev().map(move |moves| sequence & ((1 << (2 * moves)) - 1) | 1 << (2 * moves))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Move;
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
        assert_eq!(derived[..4], ["DU", "LR", "RL", "UD"]);
        assert_eq!(derived[4..].join(" "), REDUNDANT);
    }

    #[test]
    fn a_path_is_pruned_exactly_when_it_ends_with_a_redundant_sequence() {
        let pruning = Pruning::build();
        let (mut paths, mut pruned) = (vec![(String::new(), START)], 0);
        for _ in 0..9 {
            let mut longer = Vec::new();
            for (path, state) in paths {
                for mv in Move::ALL {
                    let path = format!("{}{}", path, &format!("{:?}", mv)[..1]);
                    let state = pruning.after(state, mv as usize);
                    let ends = REDUNDANT.split(' ').any(|sequence| path.ends_with(sequence));
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
