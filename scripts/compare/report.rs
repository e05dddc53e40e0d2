//! What is printed.

use crate::measure::{Measured, Run};
use scripts::methods::catalogue::{Method, Settings};
use scripts::methods::effort::Stop;
use scripts::problems::argument::line;
use scripts::problems::replay::spell;
use slidekit::board::Move;
use std::time::Duration;

/// The table of one board, and what else there is to say about it.
pub fn one(measured: &Measured, methods: &[&Method], settings: &Settings) -> String {
    let mut rows = vec![row(&["method", "moves", "expanded", "generated", "held", "time", "runs", "answer"])];
    for (method, run) in methods.iter().zip(&measured.runs) {
        rows.push(match run {
            Some(run) => one_row(method.name, run, measured, settings),
            None => row(&[method.name, "-", "-", "-", "-", "-", "-", "not for more than 16 cells"]),
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
    let work = run.trial.work;
    vec![
        name.to_string(),
        run.moves().map_or("-".to_string(), |moves| moves.len().to_string()),
        grouped(work.expanded),
        work.generated.map_or("-".to_string(), grouped),
        run.trial.held.map_or("-".to_string(), |held| grouped(held as u64)),
        duration(run.time),
        run.runs.to_string(),
        answer(run, measured.fewest, settings),
    ]
}

/// Whether the answer is a shortest one, or why there is none.
fn answer(run: &Run, fewest: Option<usize>, settings: &Settings) -> String {
    match (&run.trial.ended, fewest) {
        (Ok(Some(moves)), Some(fewest)) if moves.len() == fewest => "shortest".to_string(),
        (Ok(Some(moves)), Some(fewest)) => format!("{} longer", moves.len() - fewest),
        (Ok(Some(_)), None) => "the shortest is not known".to_string(),
        (Ok(None), _) => format!("none within {} moves", settings.cut),
        (Err(Stop::Memory), _) => format!("more than {} MB", settings.limits.memory / 1_000_000),
        (Err(Stop::Time), _) => format!("more than {} s", settings.limits.time.as_secs_f64()),
    }
}

fn notes(measured: &Measured, methods: &[&Method]) -> String {
    let mut notes = String::new();
    let noted = methods.iter().zip(&measured.runs).filter_map(|(method, run)| Some((method, run.as_ref()?)));
    for (method, run) in noted {
        if let Some(note) = &run.trial.note {
            notes += &format!("{}: {}\n", method.name, note);
        }
    }
    let answers = measured.runs.iter().flatten().filter_map(Run::moves);
    if let Some(moves) = answers.min_by_key(|moves| moves.len()) {
        let shortest = if Some(moves.len()) == measured.fewest { "a shortest answer" } else { "an answer" };
        notes += &format!("{}, by the blank's moves: {}\n", shortest, spell(moves));
    }
    if notes.is_empty() {
        notes
    } else {
        format!("\n{notes}")
    }
}

/// The table of several boards.
pub fn several(all: &[Measured], methods: &[&Method], settings: &Settings) -> String {
    let mut rows = vec![row(&["method", "solved", "moves", "expanded", "generated", "held", "time", "answers"])];
    for (place, method) in methods.iter().enumerate() {
        rows.push(several_row(method.name, place, all, settings));
    }
    let known: Vec<usize> = all.iter().filter_map(|measured| measured.fewest).collect();
    let of = if known.len() < all.len() { format!(", known of {},", known.len()) } else { String::new() };
    let fewest = match known.iter().min().zip(known.iter().max()) {
        Some((least, most)) => {
            format!("; the fewest moves{} are {} to {}, {} on average", of, least, most, mean(&known))
        }
        None => String::new(),
    };
    format!("{} boards that have an answer{}\n\n{}", all.len(), fewest, aligned(&rows))
}

fn several_row(name: &str, place: usize, all: &[Measured], settings: &Settings) -> Vec<String> {
    let solved: Vec<&Run> =
        all.iter().filter_map(|measured| measured.runs[place].as_ref()).filter(|run| run.moves().is_some()).collect();
    let boards = solved.len() as u64;
    let average = |number: &dyn Fn(&Run) -> Option<u64>| {
        let sum = solved.iter().map(|run| number(run)).sum::<Option<u64>>().filter(|_| boards > 0);
        sum.map_or("-".to_string(), |sum| grouped((sum + boards / 2) / boards))
    };
    let moves: Vec<usize> = solved.iter().filter_map(|run| run.moves()).map(<[Move]>::len).collect();
    let time = solved.iter().map(|run| run.time).sum::<Duration>().checked_div(boards as u32);
    vec![
        name.to_string(),
        boards.to_string(),
        mean(&moves),
        average(&|run| Some(run.trial.work.expanded)),
        average(&|run| run.trial.work.generated),
        solved.iter().map(|run| run.trial.held).max().flatten().map_or("-".to_string(), |held| grouped(held as u64)),
        time.map_or("-".to_string(), duration),
        answers(place, all, settings),
    ]
}

/// How many answers were of which kind, the most frequent kinds first.
fn answers(place: usize, all: &[Measured], settings: &Settings) -> String {
    let mut counts: Vec<(usize, String)> = Vec::new();
    for measured in all {
        let kind = match &measured.runs[place] {
            Some(run) => match answer(run, measured.fewest, settings) {
                kind if kind.ends_with(" longer") => "longer".to_string(),
                kind => kind,
            },
            None => "not for more than 16 cells".to_string(),
        };
        match counts.iter_mut().find(|(_, known)| *known == kind) {
            Some((count, _)) => *count += 1,
            None => counts.push((1, kind)),
        }
    }
    counts.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
    counts.iter().map(|(count, kind)| format!("{count} {kind}")).collect::<Vec<_>>().join(", ")
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
    let digits = number.to_string();
    let comma = |place: usize| place > 0 && (digits.len() - place) % 3 == 0;
    let parts =
        digits.chars().enumerate().map(|(place, digit)| if comma(place) { vec![',', digit] } else { vec![digit] });
    parts.flatten().collect()
}

/// A time with three figures.
fn duration(time: Duration) -> String {
    let nanoseconds = time.as_nanos() as f64;
    let (number, unit) = match nanoseconds {
        few if few < 999.5e3 => (few / 1e3, "us"),
        some if some < 999.5e6 => (some / 1e6, "ms"),
        many => (many / 1e9, "s"),
    };
    let decimals = if number < 9.995 {
        2
    } else if number < 99.95 {
        1
    } else {
        0
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
