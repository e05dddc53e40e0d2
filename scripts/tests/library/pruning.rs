//! The machines that leave move sequences out, compared with the sequences that their rule gives.

use crate::TAKES_ALL;
use slidekit::board::Move;
use slidekit::pruning::{Pruning, PRUNED, START};
use std::collections::{HashMap, HashSet};

const LETTERS: &[u8; 4] = b"DLRU";

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

/// What a derivation has found.
#[derive(Default)]
struct Derived {
    redundant: HashSet<String>,
    /// For each result, the rectangles of the sequences that reach it and are not redundant.
    reached: HashMap<Vec<(Cell, Cell)>, Vec<Rectangle>>,
}

impl Derived {
    /// Derives the redundant sequences of up to `longest` moves. Tries all sequences, the shorter first and then by the
    /// alphabet; one that repeats an earlier result within its rectangle is redundant, and the others are extended.
    fn of(longest: usize) -> Derived {
        let mut derived = Derived::default();
        derived.reached.insert(Vec::new(), vec![[0; 4]]);
        let (mut sequences, mut i) = (vec![String::new()], 0);
        while i < sequences.len() && sequences[i].len() < longest {
            for letter in "DLRU".chars() {
                let sequence = format!("{}{letter}", sequences[i]);
                if derived.has_redundant_end(&sequence) {
                    continue;
                }
                let (changed, rectangle) = play(&sequence);
                if derived.repeats(&changed, &rectangle) {
                    derived.redundant.insert(sequence);
                } else {
                    derived.reached.entry(changed).or_default().push(rectangle);
                    sequences.push(sequence);
                }
            }
            i += 1;
        }
        derived
    }

    /// Whether a sequence ends with a shorter one that is redundant.
    fn has_redundant_end(&self, sequence: &str) -> bool {
        (1..sequence.len()).any(|start| self.redundant.contains(&sequence[start..]))
    }

    fn repeats(&self, changed: &[(Cell, Cell)], rectangle: &Rectangle) -> bool {
        self.reached.get(changed).is_some_and(|others| others.iter().any(|other| within(other, rectangle)))
    }
}

/// Checks that a machine prunes exactly the paths of up to `longest` moves that end with a derived sequence, on a board of
/// `side` rows and columns.
fn check(pruning: &Pruning, longest: usize, side: i32, derived: &Derived) {
    let playable = derived.redundant.iter().filter(|sequence| {
        let [top, bottom, left, right] = play(sequence).1;
        bottom - top < side && right - left < side
    });
    let derived: HashSet<&str> = playable.map(|sequence| &sequence[..]).collect();
    let (mut paths, mut i) = (vec![(String::new(), START)], 0);
    while i < paths.len() && paths[i].0.len() < longest {
        for mv in Move::ALL {
            let path = format!("{}{}", paths[i].0, LETTERS[mv as usize] as char);
            let state = pruning.after(paths[i].1, mv);
            let ends = (0..path.len() - 1).any(|start| derived.contains(&path[start..]));
            assert_eq!(state == PRUNED, ends, "{}", path);
            paths.extend(Some((path, state)).filter(|_| !ends));
        }
        i += 1;
    }
}

#[test]
fn exactly_the_paths_that_end_with_a_derived_sequence_are_pruned() {
    // Each move more takes three times as long.
    let longest = if TAKES_ALL { 10 } else { 8 };
    let derived = Derived::of(longest);
    check(&Pruning::no_backtrack(), 5, i32::MAX, &derived);
    check(&Pruning::turns(), 6, i32::MAX, &derived);
    check(&Pruning::short(), longest.min(9), i32::MAX, &derived);
    check(&Pruning::long(), longest, 4, &derived);
}
