//! An input as cases, and cases as an input.

use super::grid::{Case, Grid};
use super::problem::{Boards, Goal, Layout, Problem, Shape};
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
                let board = words.board_of_characters::<3, 3>(&format!("{blank}12345678"))?;
                (3, board.tiles().collect())
            }
            Shape::Fixed(rows, columns) => (columns, words.tiles(rows * columns, blank)?),
        };
        Ok(Grid { columns, tiles })
    }

    /// An input with these cases, as the judge would write it.
    ///
    /// # Panics
    /// When there is not one case, and the problem has one board an input.
    pub fn input_of(&self, cases: &[Case]) -> String {
        assert!(self.input.boards != Boards::One || cases.len() == 1, "an input of {} is one board", self.program);
        let mut text = String::new();
        if self.input.boards == Boards::Counted {
            text += &format!("{}\n", cases.len());
        }
        for case in cases {
            self.write(&case.start, &mut text);
            if self.input.goal == Goal::Given {
                self.write(&case.goal, &mut text);
            }
        }
        text
    }

    fn write(&self, grid: &Grid, text: &mut String) {
        if self.input.gaps {
            text.push('\n');
        }
        if let Shape::Square(..) = self.input.shape {
            *text += &format!("{}\n", grid.columns);
        }
        let (cells, between) = match self.input.layout {
            Layout::Line => (grid.tiles.len(), " "),
            Layout::Rows => (grid.columns, " "),
            Layout::Column => (1, " "),
            Layout::Word => (grid.tiles.len(), ""),
            Layout::WordRows => (grid.columns, ""),
        };
        for line in grid.lines(cells, self.input.blank, between) {
            *text += &line;
            text.push('\n');
        }
    }
}
