//! The command line.

/// What `--help` prints.
pub const HELP: &str = "\
Solves a board and shows the answer, board by board.

    replay BOARD                 every board, side by side as the width allows
    replay BOARD --animate       played in the terminal, in place
    replay BOARD --svg FILE      an animated picture, as one file without a script; - is standard output

    --moves MOVES                shows this answer instead of the kit's own, up to its first fault
    --goal GOAL                  blank-last (if not given), blank-first, spiral, or a board
    --speed NUMBER               so many moves a second in --animate and --svg (if not given, 2)

BOARD is one argument: the tiles row by row, 0, x or _ for the blank. Rows may be set apart by /; without it the shape
is the square or the rectangle nearest to it. MOVES are the blank's, as letters or words: LLLDRDRDR, or left down. The
kit has an answer for boards of up to 16 cells, and for squares whose goal has the blank in a corner; for others, give
--moves. It has the fewest moves on up to 12 cells but not on 2 x 6, and on 4 x 4 with that goal. The environment variable COLUMNS says how wide the output may be; without it that is the terminal's width, or
80. Exit status 1 when the answer is wrong or there is none.
";

/// What the user asked for.
#[derive(Default)]
pub struct Options {
    /// `--help`.
    pub help: bool,
    /// The board.
    pub board: String,
    /// `--goal`.
    pub goal: String,
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
    /// Reads the arguments after the command's own name.
    ///
    /// # Errors
    /// An unknown option, a missing or wrong value, options that do not go together.
    pub fn read(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
        let mut options = Options { goal: "blank-last".to_string(), step: 500, ..Options::default() };
        let mut board = None;
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
            match argument.as_str() {
                "-h" | "--help" => options.help = true,
                "--goal" => options.goal = value()?,
                "--moves" => options.moves = Some(value()?),
                "--animate" => options.animate = true,
                "--svg" => options.svg = Some(value()?),
                "--speed" => options.step = step(&value()?)?,
                other if other.starts_with('-') => return Err(format!("no option {other}, see --help")),
                other if board.is_some() => return Err(format!("{other:?} is a second board, see --help")),
                _ => board = Some(argument),
            }
        }
        match board {
            _ if options.help => Ok(options),
            _ if options.animate && options.svg.is_some() => Err("--animate and --svg do not go together".to_string()),
            None => Err("no board, see --help".to_string()),
            Some(board) => Ok(Options { board, ..options }),
        }
    }
}

fn step(value: &str) -> Result<u64, String> {
    let speed = value.parse().ok().filter(|&speed: &f64| (0.1..=50.0).contains(&speed));
    let step = speed.map(|speed| (1000.0 / speed).round() as u64);
    step.ok_or_else(|| format!("--speed {value:?} is no number from 0.1 to 50"))
}
