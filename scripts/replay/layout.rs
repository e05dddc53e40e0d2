//! Where what stands in the picture, in pixels.

/// From one tile's centre to the next.
const PITCH: usize = 72;
/// A tile's side.
pub const TILE: usize = 66;
/// Between the card's edge and what stands on it.
const EDGE: usize = 13;
/// The room of a letter of the moves.
pub const LETTER: usize = 17;
pub const LINE: usize = 24;

/// The places for a board of this shape and so many moves.
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
        match self.lines() {
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
        let (line, place) = (mv / self.beside(), mv % self.beside());
        let left = (self.width() - self.beside() * LETTER) / 2;
        (left + place * LETTER + LETTER / 2, self.top() + line * LINE + LINE / 2)
    }

    /// How many letters stand in a line: every line holds as many, but for the last.
    pub fn beside(&self) -> usize {
        match self.lines() {
            0 => 1,
            lines => self.moves.div_ceil(lines),
        }
    }

    fn lines(&self) -> usize {
        let most = self.columns * PITCH / LETTER;
        self.moves.div_ceil(most)
    }

    /// Where the board ends.
    fn top(&self) -> usize {
        2 * EDGE + self.rows * PITCH
    }
}
