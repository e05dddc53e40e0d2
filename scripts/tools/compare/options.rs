//! The command line.

use scripts::boards::random::{solvable, Random};
use scripts::cli::argument;
use scripts::cli::options::{Given, Tool};
use scripts::cli::Failure;
use scripts::kit::grid::Case;
use scripts::methods::catalogue::{find, METHODS};
use scripts::methods::effort::Traced;
use scripts::methods::lessons::lesson;
use scripts::methods::method::{Method, MethodSettings};
use scripts::problems::goals;
use scripts::problems::reader::board;

pub static TOOL: Tool = Tool {
    name: "compare",
    about: "Solves boards by the textbook's methods and by the kit, and shows what each costs.",
    word: "BOARD",
    usage: &[
        ("8 6 4 0 7 2 5 1 3", "one board: its tiles row by row, 0 for the blank"),
        ("", "a sample board"),
        ("--input FILE", "the boards of a file"),
        ("--random N", "N random solvable boards"),
        ("BOARD --trace METHOD", "what a method does with its first nodes, step by step"),
    ],
    options: &[
        argument::OPTIONS[0],
        argument::OPTIONS[1],
        argument::OPTIONS[2],
        ("--random N", "N random boards"),
        ("--seed S", "the seed of the random boards (default 1)"),
        ("--size 3x3", "rows and columns of the random boards, 2x2 to 5x5 (default 3x3); 4 is 4x4"),
        ("--only A,B", "only these methods (default: those of scripts/methods/README.md)"),
        ("--all", "all methods that take one of the boards"),
        ("--depth N", "the depth of the backward table in moves from the goal (default 13)"),
        (
            "--weight W",
            "the weight of weighted A* and weighted IDA*, such as 10 or 3/2, at most 100 (default 10 and 5/3, as in \
                published answers to UVa 10181)",
        ),
        ("--cut N", "the most moves of an answer, for the methods named -cut (default 50)"),
        (
            "--repeat N",
            "runs for each method, of which the median time is shown (default 5 for one board, 1 for several); \
                a method is not run again after a second in all",
        ),
        ("--memory MB", "the memory limit of a method, counted by the nodes it holds (default 1000)"),
        ("--time SECONDS", "the time limit of a method on a board (default 10)"),
        ("--runs", "shows means and medians over the boards, also of the largest open list"),
        ("--trace METHOD", "shows step by step what happens to the first nodes of a method, each with its g, h and f"),
        ("--count N", "with --trace, the number of nodes shown, for IDA* at each threshold (default 50)"),
        ("--csv FILE", "also writes every run, or the steps of --trace, as comma-separated values"),
        ("--plot FILE", "also plots the nodes expanded against the fewest moves, as SVG"),
    ],
    notes: || {
        let also = |method: &Method| match method.also {
            [] => String::new(),
            names => format!(" (also {})", names.join(", ")),
        };
        let methods =
            METHODS.iter().map(|method| format!("    {:<32} {}{}\n", method.name, method.about, also(method)));
        argument::FORMS.to_string() + NOTES + &methods.collect::<String>()
    },
};

const NOTES: &str = "
expanded   nodes whose moves were tried
generated  nodes that these moves led to, except by undoing the last move
held       the most nodes in memory; IDA* holds only its path; not known for the kit
queue      the largest open list; IDA* has none; not known for the kit
time       for one answer, preparation included; processor time where known, wall time below 1 ms

Over several boards, each is a mean over the boards that the method solved, but held is the maximum. A table that is too
wide for a terminal continues below. The environment variable COLUMNS, if it is exported, sets the width. Without it, a
terminal has 80 columns, and a file or a pipe has any number.

An unsolvable board is refused, unless the only method is twin, which finds out that it is.

In a trace, g is the number of moves made, h the estimate of the moves left, and f = g + h, with the weight on h. A
method without an estimate has only g. IDA* also shows its threshold, a search from both ends the end of each node. A
node is generated, expanded, seen already, outdated by a shorter path, cut by the threshold or by the limit, the goal,
or where two searches have met. A move that undoes the last one is shown and not tried.

The methods are:
";

/// Options that exclude each other.
pub const APART: [[&str; 2]; 11] = [
    ["--as", "--random"],
    ["--input", "--random"],
    ["BOARD", "--input"],
    ["BOARD", "--random"],
    ["BOARD", "--plot"],
    ["--all", "--only"],
    ["--trace", "--all"],
    ["--trace", "--only"],
    ["--trace", "--runs"],
    ["--trace", "--plot"],
    ["--trace", "--repeat"],
];

/// The most boards, runs and megabytes.
pub const MOST: usize = 1_000_000;

/// Some of the methods that there are.
type Methods = Vec<&'static Method>;

/// Returns the methods of `--only`; or of all or by default those taught, those that take one of the boards, and the others.
pub fn methods(given: &Given, cases: &[Case]) -> Result<(Methods, Methods), Failure> {
    if let Some(methods) = given.value("--only", |names| names.split(',').map(find).collect())? {
        return Ok((methods, Vec::new()));
    }
    let is_meant = |method: &&Method| given.has("--all") || lesson(method.name).is_some();
    let takes_one = |method: &&Method| cases.iter().any(|case| method.takes(case));
    Ok(METHODS.iter().filter(is_meant).partition(takes_one))
}

/// Returns the method of `--trace`.
pub fn traced(given: &Given) -> Result<Option<&'static Method>, Failure> {
    given.need("--trace", &["--count"])?;
    given.value("--trace", |name| match find(name)? {
        method if !method.has_trace() => Err("the kit's searches have no trace; its method is idastar".to_string()),
        method => Ok(method),
    })
}

/// Returns the parameters of the methods.
pub fn settings(given: &Given) -> Result<MethodSettings, Failure> {
    let mut settings = MethodSettings::default();
    if given.has("--trace") {
        let most = given.number("--count", 1..=MOST, "nodes")?.unwrap_or(50);
        settings.traced = Traced { most, only: false };
    }
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

/// Parses a fraction of at most 100, with both numbers at most 1000, so that no priority overflows.
fn weight(value: &str) -> Result<(u32, u32), String> {
    let (over, under) = value.split_once('/').unwrap_or((value, "1"));
    let weight = over.parse().ok().zip(under.parse().ok());
    let fits = |&(over, under): &(u32, u32)| over <= 1000 && (1..=1000).contains(&under) && over <= 100 * under;
    weight.filter(fits).ok_or_else(|| format!("{value:?} is not a weight from 0 to 100, such as 10 or 3/2"))
}

/// The board to solve if none is given.
const SAMPLE: &str = "4 3 0 6 8 5 2 7 1";

/// Reads or draws the boards, each with its goal.
pub fn cases(given: &Given) -> Result<Vec<Case>, Failure> {
    given.need("--random", &["--size", "--seed"])?;
    let random = given.number("--random", 1..=MOST, "boards")?;
    let ((rows, columns), seed) = (given.value("--size", size)?.unwrap_or((3, 3)), given.seed()?);
    if let Some(cases) = argument::cases(given)? {
        return Ok(cases);
    }
    let goal = given.text("--goal").unwrap_or("blank-last");
    let Some(count) = random else {
        let sample = board(SAMPLE).and_then(|board| goals::case(board, goal));
        return Ok(vec![sample.map_err(|fault| Failure::Usage(fault.into()))?]);
    };
    let goal = goals::goal(goal, rows, columns).map_err(|fault| Failure::Usage(fault.into()))?;
    let mut random = Random::new(seed);
    let case = |_| Case { start: solvable(&goal, &mut random), goal: goal.clone() };
    Ok((0..count).map(case).collect())
}

/// The longest side of random boards.
const SIDE: usize = 5;

fn size(value: &str) -> Result<(usize, usize), String> {
    let side = |side: &str| side.parse().ok().filter(|side| (2..=SIDE).contains(side));
    let sides =
        value.split_once('x').or(Some((value, value))).and_then(|(rows, columns)| Some((side(rows)?, side(columns)?)));
    sides.ok_or_else(|| format!("{value:?} is not a size from 2x2 to {SIDE}x{SIDE}"))
}
