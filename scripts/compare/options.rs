//! The command line.

use scripts::cli::options::{Given, Tool};
use scripts::cli::Failure;
use scripts::methods::catalogue::{Method, Settings, METHODS};

pub static TOOL: Tool = Tool {
    name: "compare",
    about: "Solves boards by the textbook's methods and by the kit, and says what each of them costs.",
    word: "BOARD",
    usage: &[
        ("8 6 4 0 7 2 5 1 3", "one board: its tiles row by row, 0 the blank"),
        ("", "a sample: the same board"),
        ("--input FILE", "the boards of a file, # begins a comment; - is standard input"),
        ("--random N", "so many random boards that have an answer"),
    ],
    options: &[
        ("--input FILE", "boards, each on a line or a row a line; the side of a square may stand before it"),
        ("--random N", "random boards"),
        ("--seed S", "other random boards for another S (if not given, 1)"),
        ("--size 3x3", "rows and columns of the random boards, 2x2 to 5x5 (if not given, 3x3)"),
        ("--goal GOAL", "blank-last, blank-first, spiral, or a board (if not given, blank-last)"),
        ("--only A,B", "these methods (if not given, the ten of scripts/methods/README.md)"),
        ("--all", "all methods"),
        ("--depth N", "how many moves from the goal the backward table goes (if not given, 13)"),
        (
            "--weight W",
            "of weighted A* and weighted IDA*, such as 10 or 3/2, at most 100 (if not given, 10 and 5/3, \
                        as in published answers to UVa 10181)",
        ),
        ("--cut N", "the most moves of an answer, for the methods named -cut (if not given, 50)"),
        (
            "--repeat N",
            "runs of which the median time is given (if not given, 5 for one board, 1 for several); a method \
                        that has taken a second in all is not run again",
        ),
        ("--memory MB", "the most memory of a method, counted by the boards it holds (if not given, 1000)"),
        ("--time SECONDS", "the most time that may go by for a method and a board (if not given, 10)"),
        (
            "--twin",
            "instead: search the board and its twin with two tiles exchanged in turns, which proves whether the \
                    board has an answer",
        ),
        ("--runs", "means and medians over the boards, of the largest queue too"),
        ("--csv FILE", "also writes every run as a line of comma-separated values, for a spreadsheet"),
        ("--plot FILE", "also draws the boards expanded against the fewest moves, as SVG"),
    ],
    notes: || {
        let methods = METHODS.iter().map(|method| format!("    {:<32} {}\n", method.name, method.about));
        NOTES.to_string() + &methods.collect::<String>()
    },
};

const NOTES: &str = "\
expanded   boards whose moves were tried
generated  boards that those moves led to, never straight back, followed or not
held       boards in memory, at most; IDA* holds a path, of the kit it is not known
queue      boards waiting to be expanded, at most; in IDA* none wait, of the kit it is not known
time       of one answer, everything that it prepares included; processor time if that is known and 1 ms or more

Over several boards these are means over the boards that the method solved, held is the most.

The methods are:
";

/// What excludes each other.
pub const APART: [[&str; 2]; 8] = [
    ["--input", "--random"],
    ["BOARD", "--input"],
    ["BOARD", "--random"],
    ["BOARD", "--plot"],
    ["--twin", "--plot"],
    ["--twin", "--runs"],
    ["--twin", "--csv"],
    ["--all", "--only"],
];

/// The methods that `scripts/methods/README.md` teaches.
const TAUGHT: [&str; 10] = [
    "breadth-first",
    "both-ends",
    "backward-table",
    "astar-hamming-seen",
    "astar-manhattan-seen",
    "astar-conflict-seen",
    "astar-conflict",
    "weighted-astar-seen-cut",
    "idastar",
    "kit",
];

/// The most boards, runs and megabytes.
pub const MOST: usize = 1_000_000;

/// `--only`, or `--all`, or those that are taught.
///
/// # Errors
/// There is none of a name.
pub fn methods(given: &Given) -> Result<Vec<&'static Method>, Failure> {
    let methods = given.value("--only", |names| names.split(',').map(named).collect())?;
    let is_shown = |method: &&Method| given.has("--all") || TAUGHT.contains(&method.name);
    Ok(methods.unwrap_or_else(|| METHODS.iter().filter(is_shown).collect()))
}

/// What the methods are told.
///
/// # Errors
/// A wrong value.
pub fn settings(given: &Given) -> Result<Settings, Failure> {
    let mut settings = Settings::default();
    settings.depth = given.number("--depth", 0..=1000, "moves")?.unwrap_or(settings.depth);
    settings.cut = given.number("--cut", 0..=1000, "moves")?.map_or(settings.cut, |cut| cut as u32);
    if let Some(weight) = given.value("--weight", weight)? {
        settings.astar_weight = weight;
        settings.idastar_weight = weight;
    }
    let memory = given.number("--memory", 1..=MOST, "megabytes")?;
    settings.limits.memory = memory.map_or(settings.limits.memory, |megabytes| megabytes * 1_000_000);
    settings.limits.time = given.seconds("--time")?.unwrap_or(settings.limits.time);
    Ok(settings)
}

fn named(name: &str) -> Result<&'static Method, String> {
    let names = || METHODS.iter().map(|method| method.name).collect::<Vec<_>>().join(", ");
    let found = METHODS.iter().find(|method| method.name == name);
    found.ok_or_else(|| format!("no method {name}, only: {}", names()))
}

/// A fraction of at most 100; both numbers at most 1000, so that no priority overflows.
fn weight(value: &str) -> Result<(u32, u32), String> {
    let (over, under) = value.split_once('/').unwrap_or((value, "1"));
    let weight = over.parse().ok().zip(under.parse().ok());
    let fits = |&(over, under): &(u32, u32)| over <= 1000 && (1..=1000).contains(&under) && over <= 100 * under;
    weight.filter(fits).ok_or_else(|| format!("{value:?} is no weight from 0 to 100, such as 10 or 3/2"))
}
