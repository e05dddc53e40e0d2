//! Another program beside the kit's own, in turn on the same input.

use crate::measure::middle;
use crate::options::Versus;
use scripts::boards::for_problem::cases;
use scripts::cli::terminal::Progress;
use scripts::clock::Clock;
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
pub fn versus(versus: &Versus) -> Result<String, String> {
    let (problem, rival) = (versus.problem, versus.rival.as_str());
    let input = input(versus)?;
    let commands =
        [vec![built(problem.program)?.display().to_string()], rival.split_whitespace().map(str::to_string).collect()];
    let names = [format!("the kit's {}", problem.program), rival.to_string()];
    let mut report = String::new();
    for (command, name) in commands.iter().zip(&names) {
        report += &format!("{}: {}\n", name, check(command, &input, problem)?);
    }
    let children = Clock::of_children();
    let progress = Progress::new(versus.pairs);
    let mut ratios = Vec::new();
    for pair in 0..versus.pairs {
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
fn input(versus: &Versus) -> Result<PathBuf, String> {
    if let Some(file) = &versus.input {
        return Ok(file.into());
    }
    let cases = cases(versus.problem, versus.lengths);
    if cases.is_empty() {
        return Err(format!("no boards that need {} to {} moves", versus.lengths.0, versus.lengths.1));
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}.in", versus.problem.program));
    fs::write(&file, versus.problem.input_of(&cases))
        .map_err(|error| format!("cannot write {}: {error}", file.display()))?;
    Ok(file)
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
