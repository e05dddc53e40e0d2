//! The command line.

use scripts::cli::options::{Given, Tool};
use scripts::cli::Failure;
use scripts::problems::argument;
use scripts::problems::grid::Case;

/// What `replay` is.
pub static TOOL: Tool = Tool {
    name: "replay",
    about: "Solves a board and shows the answer, board by board.",
    word: "BOARD",
    usage: &[
        ("BOARD", "every board, side by side as the width allows"),
        ("BOARD --animate", "played in the terminal, in place"),
        ("BOARD --svg FILE", "an animated picture"),
    ],
    options: &[
        ("--moves MOVES", "shows this answer instead of the kit's own, up to its first fault"),
        ("--goal GOAL", "blank-last (if not given), blank-first, spiral, or a board"),
        ("--animate", "plays the answer in the terminal"),
        ("--svg FILE", "draws the answer, as one file without a script; - is standard output"),
        ("--speed NUMBER", "so many moves a second in --animate and --svg (if not given, 2)"),
    ],
    notes: || NOTES.to_string(),
};

const NOTES: &str = "\
BOARD is one argument: the tiles row by row, 0, x or _ for the blank. Rows may be set apart by /; without it the shape
is the square or the rectangle nearest to it. MOVES are the blank's, as letters or words: LLLDRDRDR, or left down. The
kit has an answer for boards of up to 16 cells, and for squares whose goal has the blank in a corner; for others, give
--moves. It has the fewest moves on up to 12 cells but not on 2 x 6, and on 4 x 4 with that goal. The environment
variable COLUMNS says how wide the output may be; without it that is the terminal's width, or 80. Exit status 1 when
the answer is wrong or there is none.
";

/// What the user asked for.
pub struct Options {
    /// The board, and `--goal`.
    pub case: Case,
    /// `--moves`.
    pub moves: Option<String>,
    /// `--animate`.
    pub animate: bool,
    /// `--svg`.
    pub svg: Option<String>,
    /// The milliseconds of a move, by `--speed`.
    pub step: u64,
}

impl Options {
    /// Takes what was given.
    ///
    /// # Errors
    /// A wrong value, options that do not go together, no board or none that is one.
    pub fn new(given: &Given) -> Result<Options, Failure> {
        given.apart(&[["--animate", "--svg"]])?;
        let start = argument::board(given.word()?.ok_or_else(|| given.missing("BOARD"))?).map_err(Failure::Usage)?;
        let goal = argument::goal(given.text("--goal").unwrap_or("blank-last"), start.rows(), start.columns);
        Ok(Options {
            case: Case { goal: goal.map_err(Failure::Usage)?, start },
            moves: given.text("--moves").map(str::to_string),
            animate: given.has("--animate"),
            svg: given.text("--svg").map(str::to_string),
            step: given.value("--speed", step)?.unwrap_or(500),
        })
    }
}

fn step(value: &str) -> Result<u64, String> {
    let speed = value.parse().ok().filter(|&speed: &f64| (0.1..=50.0).contains(&speed));
    let step = speed.map(|speed| (1000.0 / speed).round() as u64);
    step.ok_or_else(|| format!("{value:?} is no number from 0.1 to 50"))
}
