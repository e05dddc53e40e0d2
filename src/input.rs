//! Boards in a judge's input.

use crate::board::Board;
use crate::words::{Error, Words};
use std::io::Read;
use std::mem;

/// What is wrong with a word that is no side.
const NO_SIDE: &str = "is not an allowed side";

impl<I: Read> Words<I> {
    /// Reads a board with one word for each tile; `blank` is the word for the blank.
    ///
    /// # Errors
    /// If a word is not a tile of the board, or repeats one, or the input ends.
    // Inlined: a function would return either a board or the pointer of an error in one value, and the bundler's C would
    // cut that to a pointer of 32 bits.
    #[inline(always)]
    pub fn board<const R: usize, const C: usize>(&mut self, blank: &str) -> Result<Board<R, C>, Error> {
        self.begin_board();
        let (cells, mut tiles, mut seen) = (Board::<R, C>::CELLS, 0, 0);
        for cell in 0..cells {
            let tile = self.tile(blank, cells)?;
            tiles |= self.unseen(tile, &mut seen)? << (4 * cell);
        }
        Ok(Board(tiles))
    }

    /// Reads the side of a square board and then its tiles, as [`tiles`](Self::tiles) does.
    ///
    /// # Errors
    /// If the first word is not a side from `least` to `most`, and as [`tiles`](Self::tiles).
    pub fn square(&mut self, least: u64, most: u64, blank: &str) -> Result<(usize, Vec<usize>), Error> {
        self.begin_board();
        let side = self.within(least, most, NO_SIDE)?;
        Ok((side, self.tiles(side * side, blank)?))
    }

    /// Reads the number of rows of a board, that of its columns, and then its tiles, as [`tiles`](Self::tiles) does. Returns
    /// the columns and the tiles.
    ///
    /// # Errors
    /// If the first two words are not sides from `least` to `most`, or only one of them is 0, and as [`tiles`](Self::tiles).
    pub fn rectangle(&mut self, least: u64, most: u64, blank: &str) -> Result<(usize, Vec<usize>), Error> {
        self.begin_board();
        let (rows, columns) = (self.within(least, most, NO_SIDE)?, self.within(least, most, NO_SIDE)?);
        if (rows == 0) != (columns == 0) {
            return Err(self.refused(NO_SIDE));
        }
        Ok((columns, self.tiles(rows * columns, blank)?))
    }

    /// Reads the tiles of a board that has begun, with 0 for the blank; `blank` is the word for it.
    ///
    /// # Complexity
    /// O(cells).
    ///
    /// # Errors
    /// If a word is not a tile of the board, or repeats one, or the input ends.
    pub fn tiles(&mut self, cells: usize, blank: &str) -> Result<Vec<usize>, Error> {
        let (mut tiles, mut seen) = (Vec::new(), vec![false; cells]);
        while tiles.len() < cells {
            let tile = self.tile(blank, cells)? as usize;
            if mem::replace(&mut seen[tile], true) {
                return Err(self.refused("appears twice"));
            }
            tiles.push(tile);
        }
        Ok(tiles)
    }

    /// Reads a board with one byte for each tile, in one word or several; `names` are the bytes for the blank and for each
    /// tile.
    ///
    /// # Errors
    /// If a byte is not a tile of the board, or repeats one, or a word is longer than the rest of the board, or the input
    /// ends.
    ///
    /// # Panics
    /// If there are not as many names as cells.
    // Inlined for the same reason as `board`.
    #[inline(always)]
    pub fn board_of_characters<const R: usize, const C: usize>(&mut self, names: &str) -> Result<Board<R, C>, Error> {
        assert!(names.len() == R * C, "{} names for {} tiles", names.len(), R * C);
        self.begin_board();
        let (cells, mut tiles, mut seen, mut cell) = (Board::<R, C>::CELLS, 0, 0, 0);
        while cell < cells {
            self.next()?;
            let (word, length) = (self.word, self.length);
            if cell + length > cells {
                return Err(self.refused("has more characters than the board has cells left"));
            }
            for &character in &word[..length] {
                self.word[0] = character;
                self.length = 1;
                let tile = names.bytes().position(|name| name == character);
                let tile = tile.ok_or_else(|| self.refused("is not a tile"))?;
                tiles |= self.unseen(tile as u64, &mut seen)? << (4 * cell);
                cell += 1;
            }
        }
        Ok(Board(tiles))
    }

    /// Adds the tile of the last word to `seen`, a bit for each tile.
    fn unseen(&mut self, tile: u64, seen: &mut u32) -> Result<u64, Error> {
        if *seen >> tile & 1 == 1 {
            return Err(self.refused("appears twice"));
        }
        *seen |= 1 << tile;
        Ok(tile)
    }

    /// Reads the next word as a tile; 0 for the blank.
    fn tile(&mut self, blank: &str, cells: usize) -> Result<u64, Error> {
        self.next()?;
        match self.number {
            Some(0) if blank == "0" => Ok(0),
            Some(tile) if 0 < tile && tile < cells as u64 => Ok(tile),
            None if self.word[..self.length] == *blank.as_bytes() => Ok(0),
            _ => Err(self.refused("is not a tile")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::tests::check;

    #[test]
    fn a_board_has_a_word_for_each_tile() {
        let boards = (Board::<2, 2>::new(&[1, 2, 3, 0]), Board::<2, 2>::new(&[1, 0, 3, 2]));
        check(
            |words| Ok((words.board("0")?, words.board("x")?)),
            [
                ("1 2\n3 0\n\n1 x\n3 2", Ok(boards)),
                ("1 02 3 00 1 x 3 2 and what follows", Ok(boards)),
                ("1 2 3", Err("board 1, word 4: the input ends here")),
                ("1 2 2 0", Err("board 1, word 3: \"2\" appears twice")),
                ("1 0 2 0", Err("board 1, word 4: \"0\" appears twice")),
                ("1 2 4 0", Err("board 1, word 3: \"4\" is not a tile")),
                ("1 +2 3 0", Err("board 1, word 2: \"+2\" is not a tile")),
                ("1 2 3 x", Err("board 1, word 4: \"x\" is not a tile")),
                ("1 2 3 0 1 0 3 2", Err("board 2, word 2: \"0\" is not a tile")),
                ("1 2 3 0 1 X 3 2", Err("board 2, word 2: \"X\" is not a tile")),
            ],
        );
    }

    #[test]
    fn a_square_begins_with_its_side() {
        check(
            |words| {
                let (side, tiles) = words.square(2, 10, "0")?;
                words.begin_board();
                Ok((side, tiles, words.tiles(6, "x")?))
            },
            [
                ("2\n3 1\n2 0\n5 4 3 2 x 1", Ok((2, vec![3, 1, 2, 0], vec![5, 4, 3, 2, 0, 1]))),
                ("11 0", Err("board 1, word 1: \"11\" is not an allowed side")),
                ("2 3 1 2", Err("board 1, word 5: the input ends here")),
                ("10 99 98 99", Err("board 1, word 4: \"99\" appears twice")),
                ("10 99 100", Err("board 1, word 3: \"100\" is not a tile")),
                ("2 3 1 2 0 1 2 3 x 5 x", Err("board 2, word 6: \"x\" appears twice")),
            ],
        );
    }

    #[test]
    fn plain_numbers_are_read_like_other_words() {
        check(
            |words| {
                words.begin_board();
                words.tiles(4, "0")
            },
            [
                ("3 1\n0 2\n", Ok(vec![3, 1, 0, 2])),
                ("\r\n03 1 \t 0000000000\n2 ", Ok(vec![3, 1, 0, 2])),
                ("0 0000001 00000002 000000003 4", Ok(vec![0, 1, 2, 3])),
                ("3 1: 2 0", Err("board 1, word 2: \"1:\" is not a tile")),
                ("3 1 2 4", Err("board 1, word 4: \"4\" is not a tile")),
                ("3 1 3 0", Err("board 1, word 3: \"3\" appears twice")),
                ("0 1 2 0", Err("board 1, word 4: \"0\" appears twice")),
            ],
        );
    }

    #[test]
    fn a_rectangle_begins_with_its_rows_and_columns() {
        check(
            |words| words.rectangle(0, 3, "0"),
            [
                ("2 3\n3 1 5\n2 0 4\n", Ok((3, vec![3, 1, 5, 2, 0, 4]))),
                ("3 1 2 1 0", Ok((1, vec![2, 1, 0]))),
                ("0 0", Ok((0, vec![]))),
                ("4 1", Err("board 1, word 1: \"4\" is not an allowed side")),
                ("1 x", Err("board 1, word 2: \"x\" is not an allowed side")),
                ("0 3", Err("board 1, word 2: \"3\" is not an allowed side")),
                ("3 0", Err("board 1, word 2: \"0\" is not an allowed side")),
            ],
        );
    }

    #[test]
    fn characters_come_in_one_word_or_several() {
        let board = || Ok(Board::<2, 2>::new(&[1, 0, 3, 2]));
        check(
            |words| words.board_of_characters("#123"),
            [
                ("1#32", board()),
                (" 1#\r\n32", board()),
                ("1 # 3 2 4", board()),
                ("1#3", Err("board 1, word 2: the input ends here")),
                ("1#42", Err("board 1, word 1: \"4\" is not a tile")),
                ("1# 02", Err("board 1, word 2: \"0\" is not a tile")),
                ("1# 12", Err("board 1, word 2: \"1\" appears twice")),
                ("1##2", Err("board 1, word 1: \"#\" appears twice")),
                ("1# 321", Err("board 1, word 2: \"321\" has more characters than the board has cells left")),
            ],
        );
    }
}
