//! Writes an input of boards with known fewest moves.

use scripts::boards::draw::{draw_counting, Depth, Wanted, MOST};
use scripts::cli::options::{Given, Tool};
use scripts::cli::progress::Progress;
use scripts::cli::{self, Failure};
use scripts::kit::grid::Case;
use scripts::problems::list::{find, titles};
use scripts::text::count;
use scripts::text::numbers::moves;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{channel, RecvTimeoutError};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

static TOOL: Tool = Tool {
    name: "scramble",
    about: "Writes an input for one of the kit's programs: random boards, the length of the shortest solution proved by search.",
    word: "PROGRAM",
    usage: &[("PROGRAM", "a random solvable board, all equally likely")],
    options: &[
        ("--count N", "N boards, if an input has more than one (default 1)"),
        ("--moves N", "boards whose shortest solution has N moves"),
        ("--moves N-M", "boards whose shortest solution is in this range, each length equally likely"),
        ("--hardest", "boards with the most moves, within the judge's limit; on 4 x 4 at most 70"),
        ("--unsolvable K", "K of the boards, at random positions, are unsolvable"),
        ("--side N", "boards of N x N, if the problem has several sizes (default the largest); for poj2893 of N x N+1 if N is even"),
        ("--seed S", "the seed, from 0 to 2^64 - 1 (default 1)"),
        ("--time SECONDS", "fails, without output, if the boards are not found in this time (default: no limit)"),
    ],
    notes: || NOTES.to_string() + &titles(),
};

const NOTES: &str = "\
The same command gives the same bytes on every machine. Up to 3 x 3, all boards with such a solution come in random
order before any is repeated. On 4 x 4, a board of at most 44 moves is made from the goal, and a harder one from a
random board, so not all are equally likely. Above 70 moves, and on larger boards, the fewest moves would take too
long to find. If the input gives the goal, it is random too, but on 4 x 4 with --moves or --hardest the goal of a
solvable board has its blank last. A judge's limit on the number of boards is ignored.

";

fn main() -> ExitCode {
    cli::run(&TOOL, |given| {
        let (wanted, time) = (wanted(given)?, given.seconds("--time")?);
        let cases = draw(wanted, time)?;
        cli::print(&wanted.problem.input_of(&cases))
    })
}

/// How often the progress is shown.
const STEP: Duration = Duration::from_millis(100);

/// Draws the cases, and shows how many are found, until the time is over.
fn draw(wanted: Wanted, time: Option<Duration>) -> Result<Vec<Case>, Failure> {
    let (progress, start, boards) = (Progress::new(wanted.count), Instant::now(), boards(&wanted));
    let (found, (sender, receiver)) = (Arc::new(AtomicUsize::new(0)), channel());
    let counter = Arc::clone(&found);
    thread::spawn(move || sender.send(draw_counting(&wanted, &counter)));
    loop {
        let left = time.map_or(STEP, |time| time.saturating_sub(start.elapsed()));
        progress.show(found.load(Ordering::Relaxed), &boards);
        match receiver.recv_timeout(left.min(STEP)) {
            Ok(cases) => return cases.map_err(|clause| Failure::Usage(clause.to_string())),
            Err(RecvTimeoutError::Disconnected) => return Err(Failure::Told),
            Err(RecvTimeoutError::Timeout) => {}
        }
        if let Some(time) = time.filter(|time| start.elapsed() >= *time) {
            let (found, count, seconds) = (found.load(Ordering::Relaxed), wanted.count, time.as_secs_f64());
            let clause = format!("{found} of {count} {boards} are found after {seconds} s, the limit of --time");
            return Err(clause.into());
        }
    }
}

/// What the boards are.
fn boards(wanted: &Wanted) -> String {
    match wanted.depth {
        Depth::Any => "boards".to_string(),
        Depth::Within(from, to) if from == to => format!("boards of {}", count(to, "move")),
        Depth::Within(from, to) => format!("boards of {from} to {to} moves"),
        Depth::Hardest => "hardest boards".to_string(),
    }
}

fn wanted(given: &Given) -> Result<Wanted, Failure> {
    if let [program, number] = given.words.as_slice() {
        if moves(number).is_ok() {
            let proposal = format!("scramble {program} --moves {number}{}", given.written());
            return Err(Failure::Usage(format!("a number of moves follows --moves: {proposal}")));
        }
    }
    given.apart(&[["--hardest", "--moves"]])?;
    let depth = match given.moves("--moves")? {
        Some((from, to)) => Depth::Within(from, to),
        None if given.has("--hardest") => Depth::Hardest,
        None => Depth::Any,
    };
    Ok(Wanted {
        problem: find(given.word()?.ok_or_else(|| given.missing("PROGRAM"))?).map_err(Failure::Usage)?,
        count: given.number("--count", 1..=MOST, "boards")?.unwrap_or(1),
        depth,
        unsolvable: given.number("--unsolvable", 0..=MOST, "boards")?.unwrap_or(0),
        side: given.number("--side", 0..=usize::MAX, "rows")?,
        seed: given.seed()?,
    })
}
