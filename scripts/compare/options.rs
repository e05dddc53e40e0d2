//! The command line.

use scripts::methods::catalogue::{Method, Settings, METHODS};
use std::time::Duration;

/// What `--help` prints before the methods.
pub const HELP: &str = "\
Solves boards by the textbook's methods and by the kit, and says what each of them costs.

    compare \"8 6 4 0 7 2 5 1 3\"        one board: its tiles row by row, 0 the blank
    compare --input FILE               a board a line, # begins a comment; - is standard input
    compare --random N                 so many random boards that have an answer

    --seed S        of the random boards (if not given, 1)
    --size 3x3      rows and columns of the random boards, 2x2 to 5x5 (if not given, 3x3)
    --goal GOAL     blank-last, blank-first, spiral, or a board (if not given, blank-last)
    --only A,B      these methods (if not given, all)
    --depth N       how many moves from the goal the backward table goes (if not given, 13)
    --weight W      of weighted A* and weighted IDA*, such as 10 or 3/2, at most 100 (if not given, 10 and 5/3,
                    as in published answers to UVa 10181)
    --cut N         the most moves of an answer, for the methods named -cut (if not given, 50)
    --repeat N      runs of which the median time is given (if not given, 5 for one board, 1 for several); a method
                    that has taken a second in all is not run again
    --memory MB     the most memory of a method, counted by the boards it holds (if not given, 1000)
    --time SECONDS  the most time that may go by for a method and a board (if not given, 10)
    --twin          instead: search the board and its twin with two tiles exchanged in turns, which proves whether
                    the board has an answer
    --plot FILE     also draw the boards expanded against the fewest moves, as SVG

expanded   boards whose moves were tried
generated  boards that those moves led to, never straight back, followed or not
held       boards in memory, at most; IDA* holds a path, of the kit it is not known
time       of one answer, everything that it prepares included; processor time if that is known and 1 ms or more

Over several boards these are means over the boards that the method solved, held is the most.

";

/// What the user asked for.
pub struct Options {
    /// `--help`.
    pub help: bool,
    /// `--twin`.
    pub twin: bool,
    /// The board of the command line; of several words, joined.
    pub board: Option<String>,
    /// `--input`.
    pub input: Option<String>,
    /// `--random`.
    pub random: Option<usize>,
    /// `--seed`.
    pub seed: u64,
    /// `--size`: rows and columns.
    pub size: (usize, usize),
    /// `--goal`.
    pub goal: String,
    /// `--only`.
    pub methods: Vec<&'static Method>,
    /// `--depth`, `--weight`, `--cut`, `--memory`, `--time`.
    pub settings: Settings,
    /// `--repeat`.
    pub repeat: Option<usize>,
    /// `--plot`.
    pub plot: Option<String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            help: false,
            twin: false,
            board: None,
            input: None,
            random: None,
            seed: 1,
            size: (3, 3),
            goal: "blank-last".to_string(),
            methods: METHODS.iter().collect(),
            settings: Settings::default(),
            repeat: None,
            plot: None,
        }
    }
}

impl Options {
    /// Reads the arguments after the command's own name.
    ///
    /// # Errors
    /// An unknown option, a missing or wrong value, options that do not go together.
    pub fn read(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
        let mut options = Options::default();
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "-h" | "--help" => options.help = true,
                "--twin" => options.twin = true,
                "--" => (),
                option if option.starts_with('-') => options.set(option, arguments.next())?,
                word => options.board = Some(options.board.map_or(String::new(), |words| words + " ") + word),
            }
        }
        options.agree()?;
        Ok(options)
    }

    /// Takes an option that has a value.
    fn set(&mut self, option: &str, value: Option<String>) -> Result<(), String> {
        let known = VALUED.contains(&option);
        let value = match value {
            _ if !known => return Err(format!("no option {option}, see --help")),
            Some(value) => value,
            None => return Err(format!("{option} needs a value")),
        };
        match option {
            "--input" => self.input = Some(value),
            "--random" => self.random = Some(number(&value, 1, 1_000_000, "boards")?),
            "--seed" => self.seed = value.parse().map_err(|_| format!("{value:?} is no seed"))?,
            "--size" => self.size = size(&value)?,
            "--goal" => self.goal = value,
            "--only" => self.methods = value.split(',').map(named).collect::<Result<_, String>>()?,
            "--depth" => self.settings.depth = number(&value, 0, 1000, "moves")?,
            "--weight" => {
                let weight = weight(&value)?;
                self.settings.astar_weight = weight;
                self.settings.idastar_weight = weight;
            }
            "--cut" => self.settings.cut = number(&value, 0, 1000, "moves")? as u32,
            "--repeat" => self.repeat = Some(number(&value, 1, 1_000_000, "runs")?),
            "--memory" => self.settings.limits.memory = number(&value, 1, 1_000_000, "megabytes")? * 1_000_000,
            "--time" => self.settings.limits.time = seconds(&value)?,
            _ => self.plot = Some(value),
        }
        Ok(())
    }

    fn agree(&self) -> Result<(), String> {
        let sources = [self.board.is_some(), self.input.is_some(), self.random.is_some()];
        let clash = match sources.iter().filter(|&&given| given).count() {
            _ if self.help => return Ok(()),
            0 => return Err("no board, see --help".to_string()),
            1 if self.plot.is_some() && self.board.is_some() => "one board and --plot",
            1 if self.plot.is_some() && self.twin => "--twin and --plot",
            1 => return Ok(()),
            _ if !sources[0] => "--input and --random",
            _ if sources[1] => "a board and --input",
            _ => "a board and --random",
        };
        Err(format!("{clash} do not go together"))
    }
}

const VALUED: [&str; 13] = [
    "--input", "--random", "--seed", "--size", "--goal", "--only", "--depth", "--weight", "--cut", "--repeat",
    "--memory", "--time", "--plot",
];

fn number(value: &str, least: usize, most: usize, of: &str) -> Result<usize, String> {
    let number = value.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| format!("{value:?} is no number of {of} from {least} to {most}"))
}

fn size(value: &str) -> Result<(usize, usize), String> {
    let side = |side: &str| side.parse().ok().filter(|side| (2..=5).contains(side));
    let sides = value.split_once('x').and_then(|(rows, columns)| Some((side(rows)?, side(columns)?)));
    sides.ok_or_else(|| format!("{value:?} is no size from 2x2 to 5x5"))
}

fn named(name: &str) -> Result<&'static Method, String> {
    let names = || METHODS.iter().map(|method| method.name).collect::<Vec<_>>().join(", ");
    let found = METHODS.iter().find(|method| method.name == name);
    found.ok_or_else(|| format!("no method {}, only: {}", name, names()))
}

/// A fraction of at most 100; both numbers at most 1000, so that no priority overflows.
fn weight(value: &str) -> Result<(u32, u32), String> {
    let (over, under) = value.split_once('/').unwrap_or((value, "1"));
    let weight = over.parse().ok().zip(under.parse().ok());
    let fits = |&(over, under): &(u32, u32)| over <= 1000 && (1..=1000).contains(&under) && over <= 100 * under;
    weight.filter(fits).ok_or_else(|| format!("{value:?} is no weight from 0 to 100, such as 10 or 3/2"))
}

fn seconds(value: &str) -> Result<Duration, String> {
    let seconds = value.parse().ok().filter(|&seconds: &f64| seconds > 0.0 && seconds <= 86_400.0);
    seconds.map(Duration::from_secs_f64).ok_or_else(|| format!("{value:?} is no number of seconds"))
}
