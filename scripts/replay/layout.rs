//! The layout of the picture, in pixels.

/// The distance between the centres of two tiles.
const PITCH: usize = 72;
/// The side of a tile.
pub const TILE: usize = 66;
/// The margin of the card.
const EDGE: usize = 13;
/// The size of a move's letter.
pub const LETTER: usize = 17;
pub const LINE: usize = 24;

/// The layout of a board and its moves.
pub struct Layout {
    pub rows: usize,
    pub columns: usize,
    pub moves: usize,
}

impl Layout {
    pub fn width(&self) -> usize {
        2 * EDGE + self.columns * PITCH
    }

    pub fn height(&self) -> usize {
        match self.moves.div_ceil(self.beside()) {
            0 => self.top(),
            lines => self.top() + lines * LINE + EDGE,
        }
    }

    /// The centre of a cell.
    pub fn cell(&self, cell: usize) -> (usize, usize) {
        let centre = |at| EDGE + at * PITCH + PITCH / 2;
        (centre(cell % self.columns), centre(cell / self.columns))
    }

    /// The centre of a move's letter.
    pub fn letter(&self, mv: usize) -> (usize, usize) {
        let (line, column) = (mv / self.beside(), mv % self.beside());
        let left = (self.width() - self.beside() * LETTER) / 2;
        (left + column * LETTER + LETTER / 2, self.top() + line * LINE + LINE / 2)
    }

    /// The number of letters in every line, but the last may have fewer.
    pub fn beside(&self) -> usize {
        (self.columns * PITCH / LETTER).min(self.moves).max(1)
    }

    /// The bottom of the board.
    fn top(&self) -> usize {
        2 * EDGE + self.rows * PITCH
    }
}
