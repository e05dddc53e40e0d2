//! Runs another program and the kit's in turn, on the same input.

use scripts::cli::options::Given;
use scripts::cli::progress::Progress;
use scripts::cli::{self, read_file, Failure};
use scripts::problems::list::find;
use scripts::system::clock::Clock;
use scripts::system::programs::{built, root};
use scripts::text::numbers::median;
use scripts::tools::bench::rival::{boards, check, start};
use scripts::tools::bench::rows;
use std::env;
use std::path::Path;
use std::process::Stdio;

/// Runs the two programs, and prints each result as it comes.
pub fn versus(rival: &str, given: &Given) -> Result<(), Failure> {
    // Cargo runs a bench in its package's folder, and the user is at the top.
    env::set_current_dir(root()).map_err(|error| format!("cannot go to {}: {error}", root().display()))?;
    let problem = find(given.text("--program").unwrap_or("uva10181")).map_err(Failure::Usage)?;
    let lengths = given.moves("--lengths")?.unwrap_or((30, 50));
    let pairs = given.number("--pairs", 1..=usize::MAX, "pairs")?.unwrap_or(5);
    let input = given
        .text("--input")
        .map_or_else(|| boards(problem, lengths, Path::new(env!("CARGO_TARGET_TMPDIR"))), |file| Ok(file.into()))?;
    let own = [built(problem.program)?.display().to_string()];
    let other: Vec<String> = rival.split_whitespace().map(str::to_string).collect();
    let name = format!("the kit's {}", problem.program);
    let text = read_file(&input.display().to_string())?;
    problem.cases(&text).map_err(|error| format!("{}: {error}", input.display()))?;
    for (name, command) in [(&name[..], &own[..]), (rival, &other)] {
        cli::print(&format!("{name}: {}\n", check(command, &input, &text, problem)?))?;
    }
    let children = Clock::of_children();
    let progress = Progress::new(pairs);
    let mut ratios = Vec::new();
    for pair in 0..pairs {
        progress.show(pair, rival);
        let (own, other) = (turn(&own, &input, &children)?, turn(&other, &input, &children)?);
        cli::print(&rows::turn(own, other))?;
        ratios.push(rows::ratio(own, other));
    }
    let ratio = median(ratios).expect("a pair");
    cli::print(&format!("{} of {rival} to that of {name}, median ratio: {ratio:.2}\n", children.kind))
}

/// The mean time of a run in one turn, in seconds.
fn turn(command: &[String], input: &Path, children: &Clock) -> Result<f64, String> {
    let before = children.now();
    let mut runs = 0;
    while rows::goes_on(runs, children.now() - before) {
        let status = start(command, input)?.stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.map_err(|error| format!("cannot run {}: {}", command[0], error))?;
        runs += 1;
    }
    rows::mean(children.now() - before, runs)
        .ok_or_else(|| format!("{} takes too little time to compare: give it a larger input", command[0]))
}
