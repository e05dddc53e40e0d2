//! The fewest moves of a group of tiles that lead home from each placement. All other tiles move for free.
//!
//! They are found by a breadth-first search from the goal. As other tiles move for free, of the blank only its *region*
//! matters: the cells that it reaches without a move of the group.

/// The number of indices for four tiles.
const INDICES: usize = 1 << 16;

/// What a tile's move down, left, right or up adds to its cell, modulo 16.
pub(crate) const OFFSETS: [u8; 4] = [4, 15, 1, 12];

/// Fills in the moves that a group of up to four tiles needs from each placement.
///
/// An index is the cells of the tiles, four bits each; `home` is the index of the goal, whose blank is in cell 15. The
/// distances have to be 0 before.
pub(crate) fn fill(home: usize, tiles: usize, distances: &mut [u8]) {
    // For each placement, the cells of the blank that were reached; for each set of cells, the region that was found last,
    // which the next one with these cells mostly repeats.
    let (mut seen, mut regions) = (vec![0_u16; INDICES], vec![0; 1 << 16]);
    let cells = cells_of(home, tiles);
    seen[home] = region(15, cells);
    // Each placement and region that was reached, with its cells and its distance.
    let mut queue = vec![(home, cells, seen[home], 0)];
    let mut head = 0;
    while head < queue.len() {
        let (placement, cells, blank, distance) = queue[head];
        head += 1;
        let sources = sources(blank);
        for shift in (0..4 * tiles).step_by(4) {
            let from = placement >> shift & 15;
            for (sources, &offset) in sources.iter().zip(&OFFSETS) {
                let to = (from + usize::from(offset)) & 15;
                let next = placement ^ (from ^ to) << shift;
                // The tile moves to a cell that the blank reaches, and the blank is then where the tile was.
                if sources >> from & 1 == 0 || seen[next] >> from & 1 == 1 {
                    continue;
                }
                let cells = cells ^ 1 << from ^ 1 << to;
                let region_of = &mut regions[usize::from(cells)];
                if *region_of >> from & 1 == 0 {
                    *region_of = region(from, cells);
                }
                if seen[next] == 0 {
                    distances[next] = distance + 1;
                }
                seen[next] |= *region_of;
                queue.push((next, cells, *region_of, distance + 1));
            }
        }
    }
}

/// The cells of a placement of this many tiles, as a set.
pub(crate) fn cells_of(placement: usize, tiles: usize) -> u16 {
    (0..tiles).fold(0, |cells, i| cells | 1 << (placement >> (4 * i) & 15))
}

/// The cell on the other side of the main diagonal.
pub const fn mirror(cell: usize) -> usize {
    cell % 4 * 4 + cell / 4
}

/// The cells that the blank reaches from its own without a move of these tiles.
pub(crate) fn region(blank: usize, cells: u16) -> u16 {
    let (mut region, mut grown) = (0, 1 << blank);
    while grown != region {
        region = grown;
        grown = sources(region).iter().fold(region, |grown, source| grown | source & !cells);
    }
    region
}

/// For a tile's move down, left, right or up, the cells from which it leads to one of these cells.
pub(crate) fn sources(cells: u16) -> [u16; 4] {
    [cells >> 4, (cells & 0x7777) << 1, (cells & 0xEEEE) >> 1, cells << 4]
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::board::{neighbour, Move};
    use std::collections::VecDeque;
    use std::mem::replace;

    /// The moves that a group needs, by the textbook: a search over all boards of these tiles and the blank, in which a move
    /// past other tiles is free.
    pub fn textbook(home: usize, tiles: usize) -> Vec<u8> {
        let (mut distances, mut seen) = (vec![u8::MAX; 1 << (4 * tiles)], vec![false; 16 << (4 * tiles)]);
        let mut open = VecDeque::from(vec![(home, 15, 0)]);
        while let Some((placement, blank, distance)) = open.pop_front() {
            if replace(&mut seen[16 * placement + blank], true) {
                continue;
            }
            distances[placement] = distances[placement].min(distance);
            for to in Move::ALL.iter().filter_map(|&mv| neighbour(4, 4, blank, mv)) {
                match (0..tiles).find(|i| placement >> (4 * i) & 15 == to) {
                    None => open.push_front((placement, to, distance)),
                    Some(i) => open.push_back((placement ^ (to ^ blank) << (4 * i), to, distance + 1)),
                }
            }
        }
        let reached = distances.iter().filter(|&&distance| distance < u8::MAX).count();
        assert_eq!(reached, (17 - tiles..=16).product::<usize>());
        distances.iter().map(|&distance| if distance < u8::MAX { distance } else { 0 }).collect()
    }

    pub fn index(cells: &[usize]) -> usize {
        cells.iter().rev().fold(0, |index, cell| index << 4 | cell)
    }

    #[test]
    fn one_by_one_agrees_with_the_textbook() {
        // The last group leaves the corner of the blank cut off from the other cells.
        for home in [&[2][..], &[0, 1, 2, 3], &[4, 5, 6], &[7, 10, 11, 14]] {
            let (wanted, mut found) = (textbook(index(home), home.len()), vec![0; INDICES]);
            fill(index(home), home.len(), &mut found);
            assert!(found[..wanted.len()] == wanted, "{:?}", home);
        }
    }
}
