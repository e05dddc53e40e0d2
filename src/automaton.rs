//! The automaton that forbids words of moves which never need to be tried.
//!
//! Two words of moves can lead to the same board. Then the one that is longer, or as long and later in the alphabet, is
//! forbidden, as long as the other stays within the rectangle of cells that it crosses, so that the other can be played
//! wherever it can. An answer that holds a forbidden word can be replaced by a smaller one; so the least of the shortest
//! answers, the alphabetically first, holds none and is never lost. The automaton reads a path move by move and knows
//! when a forbidden word ends (Taylor and Korf, 1993).

/// Where the automaton is after a path.
pub type Place = u8;

/// The place before the first move.
pub const START: Place = 1;

/// The place after a forbidden word.
pub const FORBIDDEN: Place = 0;

/// The forbidden words of up to 8 moves, but for the four that take a move straight back.
///
/// No list to be trusted: a test derives them.
const WORDS: &str = "\
    LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL \
    LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU \
    ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD \
    URULDDLU URURDLLD UULDRDRU UURDLDLU";

/// For each place and each move, the next place: 1 KB.
#[derive(Clone, Debug)]
pub struct Automaton {
    next: [[Place; 4]; 256],
}

impl Automaton {
    /// The automaton that forbids the words.
    ///
    /// The places are the words' beginnings, and the next one is the longest that the path then ends with (Aho and
    /// Corasick, 1975). A word is written as a number: a 1, then two bits a move.
    pub fn build() -> Self {
        let words: Vec<usize> = WORDS.split_whitespace().map(number).collect();
        let mut place_of = vec![None; 1 << 17];
        let mut beginnings = Vec::new();
        // The empty beginning comes first, as START: all of a word of 8 moves cut away.
        for beginning in (1..9).rev().flat_map(|cut| words.iter().map(move |word| word >> (2 * cut))) {
            if beginning > 0 && place_of[beginning].is_none() {
                place_of[beginning] = Some(START + beginnings.len() as Place);
                beginnings.push(beginning);
            }
        }
        for word in words {
            place_of[word] = Some(FORBIDDEN);
        }
        let mut next = [[START; 4]; 256];
        for (next, beginning) in next[usize::from(START)..].iter_mut().zip(beginnings) {
            for (mv, next) in next.iter_mut().enumerate() {
                *next = endings(beginning << 2 | mv).find_map(|ending| place_of[ending]).unwrap_or(START);
            }
        }
        Automaton { next }
    }

    /// The automaton that forbids nothing.
    pub fn idle() -> Self {
        Automaton { next: [[START; 4]; 256] }
    }

    /// The place after one more move, or `FORBIDDEN`.
    #[inline(always)]
    pub fn after(&self, place: Place, mv: usize) -> Place {
        self.next[usize::from(place)][mv]
    }
}

/// A word as a number.
fn number(word: &str) -> usize {
    let mv = |letter| "DLRU".find(letter).expect("a letter of a move");
    word.chars().fold(1, |number, letter| number << 2 | mv(letter))
}

/// The endings of a word, the longest first: the word itself, without its first move, and so on to the empty one.
fn endings(word: usize) -> impl Iterator<Item = usize> {
    let moves = (usize::BITS - 1 - word.leading_zeros()) / 2;
    (0..=moves).rev().map(move |moves| word & ((1 << (2 * moves)) - 1) | 1 << (2 * moves))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Move;
    use std::collections::HashMap;

    /// A row and a column, counted from where the blank starts.
    type Cell = (i32, i32);

    /// The cells that a word crosses: the least and the greatest row and column.
    type Rectangle = [i32; 4];

    /// What a word does on a board without edges, the tile that comes to each cell it changes, and where it goes.
    fn play(word: &str) -> (Vec<(Cell, Cell)>, Rectangle) {
        let (mut tiles, mut blank, mut rectangle) = (HashMap::new(), (0, 0), [0; 4]);
        for letter in word.chars() {
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

    /// Tries the words in order, the shorter first and then by the alphabet; forbids each that comes to where one
    /// before it came within its rectangle, and prolongs the others.
    fn derive(longest: usize) -> Vec<String> {
        let mut forbidden: Vec<String> = Vec::new();
        let mut reached: HashMap<_, Vec<Rectangle>> = HashMap::new();
        reached.insert(Vec::new(), vec![[0; 4]]);
        let mut words = vec![String::new()];
        for _ in 0..longest {
            let longer = words.iter().flat_map(|word| "DLRU".chars().map(move |letter| format!("{}{}", word, letter)));
            let longer: Vec<_> = longer.filter(|word| !forbidden.iter().any(|bad| word.ends_with(bad))).collect();
            words.clear();
            for word in longer {
                let (changed, rectangle) = play(&word);
                let others = reached.entry(changed).or_default();
                if others.iter().any(|other| within(other, &rectangle)) {
                    forbidden.push(word);
                } else {
                    others.push(rectangle);
                    words.push(word);
                }
            }
        }
        forbidden
    }

    #[test]
    fn the_words_are_those_that_can_be_derived() {
        let derived = derive(8);
        assert_eq!(derived[..4], ["DU", "LR", "RL", "UD"]);
        assert_eq!(derived[4..].join(" "), WORDS);
    }

    #[test]
    fn the_automaton_forbids_a_path_exactly_when_a_word_ends_there() {
        let automaton = Automaton::build();
        let (mut paths, mut forbidden) = (vec![(String::new(), START)], 0);
        for _ in 0..9 {
            let mut longer = Vec::new();
            for (path, place) in paths {
                for mv in Move::ALL {
                    let path = format!("{}{}", path, &format!("{:?}", mv)[..1]);
                    let place = automaton.after(place, mv as usize);
                    let ends = WORDS.split(' ').any(|word| path.ends_with(word));
                    assert_eq!(place == FORBIDDEN, ends, "{}", path);
                    forbidden += ends as usize;
                    longer.extend(Some((path, place)).filter(|_| !ends));
                }
            }
            paths = longer;
        }
        assert!(forbidden > 100);
    }
}
