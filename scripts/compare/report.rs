//! What is printed.

use crate::measure::{Measured, Run};
use scripts::methods::catalogue::{Method, Settings};
use scripts::methods::effort::{Effort, Stop};
use scripts::methods::state::{Huge, Wide, WIDEST};
use scripts::methods::twin::{in_turns, Reached};
use scripts::problems::argument::line;
use scripts::problems::grid::Case;
use scripts::problems::replay::spell;
use slidekit::board::Move;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::time::Duration;

const NOT_SERVED: &str = "not for more than 16 cells";

/// The table of one board, and what else there is to say about it.
pub fn one(measured: &Measured, methods: &[&Method], settings: &Settings) -> String {
    let mut rows = vec![row(&["method", "moves", "expanded", "generated", "held", "time", "runs", "answer"])];
    for (method, run) in methods.iter().zip(&measured.runs) {
        rows.push(match run {
            Some(run) => one_row(method.name, run, measured, settings),
            None => row(&[method.name, "-", "-", "-", "-", "-", "-", NOT_SERVED]),
        });
    }
    format!("{}\n\n{}{}", title(measured), aligned(&rows), notes(measured, methods))
}

fn title(measured: &Measured) -> String {
    format!("{}  to  {}", line(&measured.case.start), line(&measured.case.goal))
}

fn row(cells: &[&str]) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}

fn one_row(name: &str, run: &Run, measured: &Measured, settings: &Settings) -> Vec<String> {
    vec![
        name.to_string(),
        run.moves().map_or("-".to_string(), |moves| moves.len().to_string()),
        grouped(run.trial.expanded),
        run.trial.generated.map_or("-".to_string(), grouped),
        run.trial.held.map_or("-".to_string(), |held| grouped(held as u64)),
        duration(run.time()),
        run.times.len().to_string(),
        answer(run, measured.fewest, settings),
    ]
}

/// Whether the answer is a shortest one, or why there is none.
pub fn answer(run: &Run, fewest: Option<usize>, settings: &Settings) -> String {
    match (&run.trial.ended, fewest) {
        (Ok(Some(moves)), Some(fewest)) if moves.len() == fewest => "shortest".to_string(),
        (Ok(Some(moves)), Some(fewest)) => format!("{} longer", moves.len() - fewest),
        (Ok(Some(_)), None) => "the shortest is not known".to_string(),
        (Ok(None), _) => format!("none within {} moves", settings.cut),
        (Err(stop), _) => format!("more than {}", limit(*stop, settings)),
    }
}

fn notes(measured: &Measured, methods: &[&Method]) -> String {
    let mut notes = Vec::new();
    for (method, run) in methods.iter().zip(&measured.runs) {
        let note = run.as_ref().and_then(|run| run.trial.note.as_ref());
        notes.extend(note.map(|note| format!("{}: {note}\n", method.name)));
    }
    let answers = measured.runs.iter().flatten().filter_map(Run::moves);
    if let Some(moves) = answers.min_by_key(|moves| moves.len()) {
        let shortest = if Some(moves.len()) == measured.fewest { "a shortest answer" } else { "an answer" };
        notes.push(format!("{shortest}, by the blank's moves: {}\n", spell(moves)));
    }
    if !notes.is_empty() {
        notes.insert(0, "\n".to_string());
    }
    notes.concat()
}

/// The table of several boards.
pub fn several(all: &[Measured], methods: &[&Method], settings: &Settings) -> String {
    let mut rows = vec![row(&["method", "solved", "moves", "expanded", "generated", "held", "time", "answers"])];
    for (place, method) in methods.iter().enumerate() {
        rows.push(several_row(method.name, place, all, settings));
    }
    format!("{}\n\n{}", title_of_several(all), aligned(&rows))
}

fn title_of_several(all: &[Measured]) -> String {
    let known: Vec<usize> = all.iter().filter_map(|measured| measured.fewest).collect();
    let of = if known.len() < all.len() { format!(", known of {},", known.len()) } else { String::new() };
    let fewest = known.iter().min().zip(known.iter().max()).map_or(String::new(), |(least, most)| {
        format!("; the fewest moves{of} are {least} to {most}, {} on average", mean(&known))
    });
    format!("{} boards that have an answer{}", all.len(), fewest)
}

/// The table of means and medians.
pub fn runs(all: &[Measured], methods: &[&Method], settings: &Settings) -> String {
    let numbers =
        ["expanded: mean", "median", "generated: mean", "median", "queue: mean", "median", "time: mean", "median"];
    let mut rows = vec![row(&[&["method", "solved"][..], &numbers, &["answers"]].concat())];
    for (place, method) in methods.iter().enumerate() {
        let solved = solved(place, all);
        let mut row = vec![method.name.to_string(), solved.len().to_string()];
        row.extend(costs(&solved).concat());
        row.push(answers(place, all, settings));
        rows.push(row);
    }
    format!("{}\n\n{}", title_of_several(all), aligned(&rows))
}

/// The mean and the median of the boards expanded, of those generated, of the largest queue and of the time.
fn costs(runs: &[&Run]) -> [[String; 2]; 4] {
    let time = |nanoseconds| duration(Duration::from_nanos(nanoseconds));
    [
        mean_and_median(runs, |run| Some(run.trial.expanded), grouped),
        mean_and_median(runs, |run| run.trial.generated, grouped),
        mean_and_median(runs, |run| run.trial.queue.map(|queue| queue as u64), grouped),
        mean_and_median(runs, |run| Some(run.time().as_nanos() as u64), time),
    ]
}

/// The mean and the median of a number, if all runs have it and there are any.
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

/// The runs of a method that have an answer.
fn solved<'a>(place: usize, all: &'a [Measured]) -> Vec<&'a Run> {
    let runs = all.iter().filter_map(|measured| measured.runs[place].as_ref());
    runs.filter(|run| run.moves().is_some()).collect()
}

fn several_row(name: &str, place: usize, all: &[Measured], settings: &Settings) -> Vec<String> {
    let solved = solved(place, all);
    let moves: Vec<usize> = solved.iter().filter_map(|run| run.moves()).map(<[Move]>::len).collect();
    let [expanded, generated, _, time] = costs(&solved).map(|[mean, _]| mean);
    let held = solved.iter().map(|run| run.trial.held).max().flatten();
    vec![
        name.to_string(),
        solved.len().to_string(),
        mean(&moves),
        expanded,
        generated,
        held.map_or("-".to_string(), |held| grouped(held as u64)),
        time,
        answers(place, all, settings),
    ]
}

/// How many answers were of which kind, the most frequent kinds first.
fn answers(place: usize, all: &[Measured], settings: &Settings) -> String {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for measured in all {
        let kind = measured.runs[place].as_ref().map_or(NOT_SERVED.to_string(), |run| {
            let kind = answer(run, measured.fewest, settings);
            if kind.ends_with(" longer") {
                "longer".to_string()
            } else {
                kind
            }
        });
        *counts.entry(kind).or_default() += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| Reverse(*count));
    counts.iter().map(|(kind, count)| format!("{count} {kind}")).collect::<Vec<_>>().join(", ")
}

/// The other proof that a board has or has not an answer, in two lines: the board and its twin, searched in turns.
pub fn proof(case: &Case, settings: &Settings) -> String {
    let mut effort = Effort::new(settings.limits);
    let reached =
        |moves: usize, one, other| format!("the {one} reaches the goal in {moves} moves, so the {other} has no answer");
    let is_huge = case.start.tiles.len() > WIDEST;
    let found = if is_huge { in_turns::<Huge>(case, &mut effort) } else { in_turns::<Wide>(case, &mut effort) };
    let said = match found {
        Ok(Reached { twin: true, moves }) => reached(moves.len(), "twin", "board"),
        Ok(Reached { twin: false, moves }) => reached(moves.len(), "board", "twin"),
        Err(stop) => format!("neither has ended within {}", limit(stop, settings)),
    };
    let boards = format!("{}; its twin: {}", line(&case.start), line(&case.twin().start));
    format!("{boards}\n{said}; boards expanded by both: {}\n", grouped(effort.expanded))
}

/// What a method may take of what stopped it.
fn limit(stop: Stop, settings: &Settings) -> String {
    match stop {
        Stop::Memory => format!("{} MB", settings.limits.memory / 1_000_000),
        Stop::Time => format!("{} s", settings.limits.time.as_secs_f64()),
    }
}

/// A mean with two decimals.
fn mean(numbers: &[usize]) -> String {
    match numbers.len() {
        0 => "-".to_string(),
        count => {
            let hundredths = (100 * numbers.iter().sum::<usize>() + count / 2) / count;
            format!("{}.{:02}", hundredths / 100, hundredths % 100)
        }
    }
}

/// A number with a comma after each thousand.
pub fn grouped(number: u64) -> String {
    match (number / 1000, number % 1000) {
        (0, rest) => rest.to_string(),
        (thousands, rest) => format!("{},{rest:03}", grouped(thousands)),
    }
}

/// A time with three figures.
fn duration(time: Duration) -> String {
    let (number, unit) = match time.as_secs_f64() {
        few @ ..999.5e-6 => (few * 1e6, "us"),
        some @ ..999.5e-3 => (some * 1e3, "ms"),
        many => (many, "s"),
    };
    let decimals = match number {
        ..9.995 => 2,
        ..99.95 => 1,
        _ => 0,
    };
    format!("{number:.decimals$} {unit}")
}

/// Rows in columns: the first and the last to the left, the others to the right.
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
