//! Another program beside the kit's own, in turn on the same input.

use crate::measure::middle;
use crate::options::Options;
use scripts::boards::{by_length, eight, Known};
use scripts::cli::progress::Progress;
use scripts::clock::Clock;
use scripts::problems::list::find;
use scripts::problems::problem::Problem;
use scripts::programs::built;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// A program is run again in its turn until all its runs took so long: a tick of the clock is 10 ms.
const TURN: Duration = Duration::from_millis(250);

/// But not more often than that.
const RUNS: u32 = 300;

/// Runs the two programs and tells how they did.
///
/// # Errors
/// An unknown problem, no boards, an input that cannot be read, a program that cannot be run or does nothing.
pub fn versus(rival: &str, options: &Options) -> Result<String, String> {
    let problem = find(&options.program)?;
    let input = input(options)?;
    let commands =
        [vec![built(problem.program)?.display().to_string()], rival.split_whitespace().map(str::to_string).collect()];
    let names = [format!("the kit's {}", problem.program), rival.to_string()];
    let mut report = String::new();
    for (command, name) in commands.iter().zip(&names) {
        report += &format!("{}: {}\n", name, check(command, &input, problem)?);
    }
    let children = Clock::of_children();
    let progress = Progress::new(options.pairs);
    let mut ratios = Vec::new();
    for pair in 0..options.pairs {
        progress.show(pair, rival);
        let [kit, rival] = [turn(&commands[0], &input, &children)?, turn(&commands[1], &input, &children)?];
        report += &format!("{:>10.2} ms {:>10.2} ms, ratio {:.2}\n", kit * 1e3, rival * 1e3, rival / kit);
        ratios.push(rival / kit);
    }
    report +=
        &format!("{} of {} to that of {}, median ratio: {:.2}\n", children.kind, names[1], names[0], middle(ratios));
    Ok(report)
}

/// The file that is the input.
fn input(options: &Options) -> Result<PathBuf, String> {
    if let Some(file) = &options.input {
        return Ok(file.into());
    }
    let (from, to) = options.lengths;
    let text = match &*options.program {
        "uva10181" => counted(&by_length(from, to), "0", ""),
        "uva652" => counted(&eight(), "x", "\n"),
        "poj1077" => lines(&eight()[181_439..], "x", ""),
        _ => lines(&eight(), "x", ""),
    };
    if text.starts_with("0\n") {
        return Err(format!("no boards that need {from} to {to} moves"));
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}.in", options.program));
    fs::write(&file, text).map_err(|error| format!("cannot write {}: {}", file.display(), error))?;
    Ok(file)
}

fn counted<const R: usize, const C: usize>(boards: &[Known<R, C>], blank: &str, gap: &str) -> String {
    format!("{}\n{}", boards.len(), lines(boards, blank, gap))
}

/// A board a line, each after a gap.
fn lines<const R: usize, const C: usize>(boards: &[Known<R, C>], blank: &str, gap: &str) -> String {
    let word = |tile: usize| if tile == 0 { blank.to_string() } else { tile.to_string() };
    let line = |known: &Known<R, C>| known.board.tiles().map(word).collect::<Vec<_>>().join(" ");
    boards.iter().map(|known| format!("{}{}\n", gap, line(known))).collect()
}

/// What the judge would say to a program's answers.
fn check(command: &[String], input: &Path, problem: &Problem) -> Result<String, String> {
    let output = start(command, input)?.output().map_err(|error| format!("cannot run {}: {}", command[0], error))?;
    let text = fs::read(input).map_err(|error| format!("cannot read {}: {}", input.display(), error))?;
    Ok(match problem.check(problem.rule, &text, &output.stdout) {
        _ if !output.status.success() => output.status.to_string(),
        Ok(()) => "every answer is right".to_string(),
        Err(fault) => fault.to_string(),
    })
}

/// The seconds of one run of a program, in the mean over its turn.
fn turn(command: &[String], input: &Path, children: &Clock) -> Result<f64, String> {
    let before = children.now();
    let mut runs = 0;
    while runs == 0 || runs < RUNS && children.now() - before < TURN {
        let status = start(command, input)?.stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.map_err(|error| format!("cannot run {}: {}", command[0], error))?;
        runs += 1;
    }
    match children.now() - before {
        time if time > Duration::default() => Ok(time.as_secs_f64() / f64::from(runs)),
        _ => Err(format!("{} takes too little time to compare: give it more input", command[0])),
    }
}

fn start(command: &[String], input: &Path) -> Result<Command, String> {
    let (program, arguments) = command.split_first().ok_or("no command after --vs")?;
    let file = File::open(input).map_err(|error| format!("cannot read {}: {}", input.display(), error))?;
    let mut command = Command::new(program);
    command.args(arguments).stdin(file);
    Ok(command)
}
