//! The four moves, named by the way the BLANK goes.

/// A move of the blank: it changes places with the tile next to it on that side.
///
/// The tile goes the other way: `Move::Right` slides a tile to the left. The order is the alphabet's, D < L < R < U,
/// so the least of several answers is the alphabetically least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The blank goes one row down.
    Down,
    /// The blank goes one column to the left.
    Left,
    /// The blank goes one column to the right.
    Right,
    /// The blank goes one row up.
    Up,
}

impl Move {
    /// The four moves, in order.
    pub const ALL: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];

    /// The move that takes this one back.
    pub const fn opposite(self) -> Move {
        Move::ALL[3 - self as usize]
    }
}

/// The letters of some moves, as a judge spells them; `letters` are those of [`Move::ALL`], in that order.
pub fn spell(moves: &[Move], letters: &[u8; 4]) -> Vec<u8> {
    let mut spelled = vec![0; moves.len()];
    for (letter, &mv) in spelled.iter_mut().zip(moves) {
        *letter = letters[mv as usize];
    }
    spelled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposites_pair_up() {
        assert_eq!(Move::Up.opposite(), Move::Down);
        assert_eq!(Move::Left.opposite(), Move::Right);
        for mv in Move::ALL {
            assert_eq!(mv.opposite().opposite(), mv);
        }
    }

    #[test]
    fn the_order_is_alphabetical() {
        let mut sorted = Move::ALL.to_vec();
        sorted.sort_by_key(|mv| format!("{:?}", mv));
        assert_eq!(sorted, Move::ALL);
        assert!(Move::ALL.windows(2).all(|pair| pair[0] < pair[1]));
        assert_eq!(spell(&sorted, b"DLRU"), b"DLRU");
    }
}
