//! The tables that are printed.

use crate::measure::{Measured, Run};
use scripts::cli::{count, figures};
use scripts::methods::catalogue::{Method, Settings};
use scripts::methods::effort::Stop;
use scripts::problems::argument::line;
use scripts::problems::replay::spell;
use slidekit::board::Move;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::time::Duration;

/// Returns the table of one board, with a shortest answer below.
pub fn one(measured: &Measured, methods: &[&Method], settings: &Settings) -> String {
    let title = format!("{}  to  {}", line(&measured.case.start), line(&measured.case.goal));
    let rows = rows(std::slice::from_ref(measured), methods, settings);
    format!("{title}\n\n{rows}{}", notes(measured, methods))
}

/// Says whether the answer is a shortest one, or why there is none.
pub fn answer(run: &Run, fewest: Option<usize>, settings: &Settings) -> String {
    match (&run.trial.ended, fewest) {
        (Ok(Some(moves)), Some(fewest)) if moves.len() == fewest => "shortest".to_string(),
        (Ok(Some(moves)), Some(fewest)) => format!("{} longer", moves.len() - fewest),
        (Ok(Some(_)), None) => "shortest not known".to_string(),
        (Ok(None), _) => format!("none within {} moves", settings.cut),
        (Err(stop), _) => limit(*stop, settings),
    }
}

fn notes(measured: &Measured, methods: &[&Method]) -> String {
    let mut notes = String::new();
    for (method, run) in methods.iter().zip(&measured.runs) {
        if let Some(note) = &run.trial.note {
            notes += &format!("\n{}: {note}", method.name);
        }
    }
    let answers = measured.runs.iter().filter_map(Run::moves);
    if let Some(moves) = answers.min_by_key(|moves| moves.len()) {
        let shortest = if Some(moves.len()) == measured.fewest { "a shortest answer" } else { "an answer" };
        notes += &format!("\n{shortest}, by the blank's moves: {}", spell(moves));
    }
    if notes.is_empty() {
        return notes;
    }
    format!("{notes}\n")
}

/// Returns the table of several boards.
pub fn several(all: &[Measured], methods: &[&Method], settings: &Settings) -> String {
    format!("{}\n\n{}", title(all), rows(all, methods, settings))
}

fn rows(all: &[Measured], methods: &[&Method], settings: &Settings) -> String {
    let head = ["method", "solved", "moves", "expanded", "generated", "held", "time", "answers"];
    table(all, methods, settings, &head, |runs| {
        let moves: Vec<usize> = runs.iter().filter_map(|run| run.moves()).map(<[Move]>::len).collect();
        let [expanded, generated, _, time] = costs(runs).map(|[mean, _]| mean);
        let held = runs.iter().map(|run| run.trial.held).max().flatten();
        vec![mean(&moves), expanded, generated, or_dash(held), time]
    })
}

/// Returns the table of means and medians.
pub fn runs(all: &[Measured], methods: &[&Method], settings: &Settings) -> String {
    let numbers =
        ["expanded: mean", "median", "generated: mean", "median", "queue: mean", "median", "time: mean", "median"];
    let head = [&["method", "solved"][..], &numbers, &["answers"]].concat();
    format!("{}\n\n{}", title(all), table(all, methods, settings, &head, |runs| costs(runs).concat()))
}

/// A row for each method: its name, the number of boards it solved, the cost, and its answers. The cost is that of the
/// runs with an answer, or of the run on the only board.
fn table(
    all: &[Measured],
    methods: &[&Method],
    settings: &Settings,
    head: &[&str],
    cells: impl Fn(&[&Run]) -> Vec<String>,
) -> String {
    let mut rows = vec![head.iter().map(|cell| cell.to_string()).collect()];
    for (column, method) in methods.iter().enumerate() {
        let mut runs: Vec<&Run> = all.iter().map(|measured| &measured.runs[column]).collect();
        let solved = runs.iter().filter(|run| run.moves().is_some()).count();
        runs.retain(|run| run.moves().is_some() || all.len() == 1 && run.has_begun());
        let first = vec![method.name.to_string(), solved.to_string()];
        rows.push([first, cells(&runs), vec![answers(column, all, settings)]].concat());
    }
    aligned(&rows)
}

fn title(all: &[Measured]) -> String {
    let known: Vec<usize> = all.iter().filter_map(|measured| measured.fewest).collect();
    let of = if known.len() < all.len() { format!(", known for {},", known.len()) } else { String::new() };
    let fewest = known.iter().min().zip(known.iter().max()).map_or(String::new(), |(least, most)| {
        format!("; the fewest moves{of} are {least} to {most}, {} on average", mean(&known))
    });
    count(all.len(), "solvable board") + &fewest
}

/// The mean and the median of the expanded nodes, the generated nodes, the largest open list and the time.
fn costs(runs: &[&Run]) -> [[String; 2]; 4] {
    let time = |nanoseconds| duration(Duration::from_nanos(nanoseconds));
    [
        mean_and_median(runs, |run| Some(run.trial.expanded), grouped),
        mean_and_median(runs, |run| run.trial.generated, grouped),
        mean_and_median(runs, |run| run.trial.queue.map(|queue| queue as u64), grouped),
        mean_and_median(runs, |run| Some(run.time().as_nanos() as u64), time),
    ]
}

/// The mean and the median of a number, or dashes if there are no runs or one of them lacks it.
fn mean_and_median(runs: &[&Run], number: impl Fn(&Run) -> Option<u64>, show: impl Fn(u64) -> String) -> [String; 2] {
    let numbers: Option<Vec<u64>> = runs.iter().map(|run| number(run)).collect();
    let Some(mut numbers) = numbers.filter(|numbers| !numbers.is_empty()) else {
        return ["-", "-"].map(str::to_string);
    };
    numbers.sort_unstable();
    let count = numbers.len();
    let mean = (numbers.iter().sum::<u64>() + count as u64 / 2) / count as u64;
    [mean, (numbers[(count - 1) / 2] + numbers[count / 2]).div_ceil(2)].map(show)
}

/// The kind of a method's only answer, or the number of each kind, the most frequent first.
fn answers(column: usize, all: &[Measured], settings: &Settings) -> String {
    let kind = |measured: &Measured| answer(&measured.runs[column], measured.fewest, settings);
    if let [one] = all {
        return kind(one);
    }
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for measured in all {
        let kind = if kind(measured).ends_with(" longer") { "longer".to_string() } else { kind(measured) };
        *counts.entry(kind).or_default() += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| Reverse(*count));
    counts.iter().map(|(kind, count)| format!("{count} {kind}")).collect::<Vec<_>>().join(", ")
}

fn limit(stop: Stop, settings: &Settings) -> String {
    match stop {
        Stop::Memory => format!("more than {} MB", settings.limits.memory / 1_000_000),
        Stop::Time => format!("more than {} s", settings.limits.time.as_secs_f64()),
        Stop::Size => "not for more than 16 cells".to_string(),
    }
}

/// The mean with two decimals, or the only number.
fn mean(numbers: &[usize]) -> String {
    match numbers {
        [] => "-".to_string(),
        [one] => one.to_string(),
        all => format!("{:.2}", all.iter().sum::<usize>() as f64 / all.len() as f64),
    }
}

fn or_dash(number: Option<usize>) -> String {
    number.map_or("-".to_string(), |number| grouped(number as u64))
}

/// A number with a comma after each thousand.
pub fn grouped(number: u64) -> String {
    match (number / 1000, number % 1000) {
        (0, rest) => rest.to_string(),
        (thousands, rest) => format!("{},{rest:03}", grouped(thousands)),
    }
}

fn duration(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds @ ..999.5e-6 => figures(seconds * 1e6) + " us",
        seconds @ ..999.5e-3 => figures(seconds * 1e3) + " ms",
        seconds => figures(seconds) + " s",
    }
}

/// Aligns rows in columns: the first and the last to the left, the others to the right.
fn aligned(rows: &[Vec<String>]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    let mut text = String::new();
    for row in rows {
        for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
            text += &match column {
                0 => format!("{cell:<width$}"),
                column if column + 1 == row.len() => format!("  {cell}\n"),
                _ => format!("  {cell:>width$}"),
            };
        }
    }
    text
}
