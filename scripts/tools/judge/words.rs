//! A command whose words give the input, and the file that it writes.

use crate::problems::problem::Problem;
use crate::system::temporary::Folder;
use std::env;
use std::fs::{self, File};
use std::io::Read;

/// A command for an input.
pub struct Words {
    pub command: Vec<String>,
    /// Whether its words give the input.
    pub give_input: bool,
    /// The file that it writes, if it does not print.
    prints_to: Option<&'static str>,
    /// Where the file with the input is.
    _folder: Option<Folder>,
}

impl Words {
    /// Puts the input in the place of `{input}`, as the path of a file, and its board in the place of `{start}` and `{goal}`.
    /// Removes what an earlier run has written.
    ///
    /// # Errors
    /// The input is malformed, or the file cannot be made.
    pub fn new(problem: &Problem, command: &[String], input: &[u8]) -> Result<Words, String> {
        let has = |hole| command.iter().any(|word| word.contains(hole));
        let (mut command, mut folder) = (command.to_vec(), None);
        let mut put = |hole: &str, value: &str| command.iter_mut().for_each(|word| *word = word.replace(hole, value));
        let (has_file, has_board) = (has("{input}"), has("{start}") || has("{goal}"));
        if has_board {
            let cases = problem.cases(input).map_err(|clause| clause.to_string())?;
            let word = |board| problem.input.board(board).split_whitespace().collect::<Vec<_>>().join(" ");
            for case in cases.iter().take(1) {
                put("{start}", &word(&case.start));
                put("{goal}", &word(&case.goal));
            }
        }
        if has_file {
            let made = || {
                let made = Folder::new(&env::temp_dir(), "judge")?;
                fs::write(made.path.join("input.txt"), input).map(|()| made)
            };
            let made =
                made().map_err(|error| format!("cannot write a file in {}: {error}", env::temp_dir().display()))?;
            put("{input}", &made.path.join("input.txt").display().to_string());
            folder = Some(made);
        }
        let _ = problem.prints_to.map(fs::remove_file);
        Ok(Words { command, give_input: has_file || has_board, prints_to: problem.prints_to, _folder: folder })
    }

    /// What the command has written to its file, at most so many bytes, or else what it printed.
    pub fn output(&self, most: u64, printed: impl FnOnce() -> Vec<u8>) -> Vec<u8> {
        let Some(file) = self.prints_to else { return printed() };
        let mut bytes = Vec::new();
        let read = File::open(file).and_then(|file| file.take(most).read_to_end(&mut bytes));
        read.map_or_else(|_| Vec::new(), |_| bytes)
    }
}
