//! Cases as an input.

use super::grid::{Case, Grid};
use super::problem::{Boards, Goal, Layout, Problem, Shape};

impl Problem {
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
        let (line, between) = match self.input.layout {
            Layout::Line => (grid.tiles.len(), " "),
            Layout::Rows => (grid.columns, " "),
            Layout::Column => (1, " "),
            Layout::Word => (grid.tiles.len(), ""),
            Layout::WordRows => (grid.columns, ""),
        };
        for tiles in grid.tiles.chunks(line) {
            *text += &tiles.iter().map(|&tile| self.word(tile)).collect::<Vec<_>>().join(between);
            text.push('\n');
        }
    }

    fn word(&self, tile: u8) -> String {
        match tile {
            0 => self.input.blank.to_string(),
            tile => tile.to_string(),
        }
    }
}
