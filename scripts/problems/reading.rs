//! An input as cases.

use super::grid::{Case, Grid};
use super::problem::{Boards, Problem, Shape};
use slidekit::input::{Error, Words};
use slidekit::output::write_error;

impl Problem {
    /// The cases of an input.
    ///
    /// # Errors
    /// The first word that is wrong or missing, such as `board 3, word 12: "7" appears twice`.
    pub fn cases(&self, input: &[u8]) -> Result<Vec<Case>, String> {
        let mut words = Words::new(input);
        self.all_cases(&mut words).map_err(|error| {
            let mut clause = Vec::new();
            write_error(&mut clause, &words, &error).expect("a vector takes all that is written");
            String::from_utf8_lossy(&clause).trim_end().to_string()
        })
    }

    fn all_cases(&self, words: &mut Words<&[u8]>) -> Result<Vec<Case>, Error> {
        let mut cases = Vec::new();
        match self.input.boards {
            Boards::One => cases.push(self.case(words)?),
            Boards::Counted => {
                for _ in 0..words.count()? {
                    cases.push(self.case(words)?);
                }
            }
            Boards::ToTheEnd => {
                while words.more()? {
                    cases.push(self.case(words)?);
                }
            }
        }
        Ok(cases)
    }

    fn case(&self, words: &mut Words<&[u8]>) -> Result<Case, Error> {
        let start = self.board(words)?;
        let goal = match self.input.goal.grid(start.rows(), start.columns) {
            Some(goal) => goal,
            None => self.board(words)?,
        };
        Ok(Case { start, goal })
    }

    fn board(&self, words: &mut Words<&[u8]>) -> Result<Grid, Error> {
        let blank = self.input.blank;
        let (columns, tiles) = match self.input.shape {
            Shape::Square(least, most) => words.square(least, most, blank)?,
            Shape::Fixed(3, 3) if self.input.layout.characters() => {
                let board = words.board_of_characters::<3, 3>(blank)?;
                (3, board.tiles().map(|tile| tile as u8).collect())
            }
            Shape::Fixed(rows, columns) => (columns, words.tiles(rows * columns, blank)?),
        };
        Ok(Grid { columns, tiles })
    }
}
