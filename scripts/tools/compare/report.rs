//! The tables that are printed, and all runs for a spreadsheet.

use crate::measure::{MeasuredBoard, MethodRuns};
use crate::table::aligned;
use scripts::kit::grid::line;
use scripts::methods::method::Method;
use scripts::problems::replay::spell;
use scripts::text::count;
use scripts::text::numbers::median;
use scripts::tools::compare::times::shown;
use slidekit::board::Move;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::time::Duration;

/// Returns the table of one board, with a shortest answer below, or of several.
pub fn costs(all: &[MeasuredBoard]) -> String {
    let head = ["moves", "expanded", "generated", "held", "time"];
    let table = table(all, &head, |runs| {
        let moves: Vec<usize> = runs.iter().filter_map(|run| run.moves()).map(<[Move]>::len).collect();
        let [expanded, generated, _, time] = means_and_medians(runs).map(|[mean, _]| mean);
        let held = runs.iter().map(|run| run.trial.held).max().flatten();
        let held = held.map_or("-".to_string(), |held| grouped(held as u64));
        vec![mean(&moves), expanded, generated, held, time]
    });
    match all {
        [one] => format!("{}  to  {}\n\n{table}{}", line(&one.case.start), line(&one.case.goal), notes(one)),
        all => format!("{}\n\n{table}", title(all)),
    }
}

/// Names the methods that take none of the boards, with those that they take.
pub fn left_out(methods: &[&Method]) -> String {
    let mut groups: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (only, method) in methods.iter().filter_map(|method| Some((method.takes_only()?, method))) {
        groups.entry(only).or_default().push(method.name);
    }
    groups.iter().map(|(only, names)| format!("\nnot run: {} (only for {only})\n", names.join(", "))).collect()
}

/// Returns the table of means and medians.
pub fn statistics(all: &[MeasuredBoard]) -> String {
    let head =
        ["expanded", "generated", "queue", "time"].map(|cost| ["mean", "median"].map(|kind| format!("{cost}: {kind}")));
    let head: Vec<&str> = head.iter().flatten().map(String::as_str).collect();
    format!("{}\n\n{}", title(all), table(all, &head, |runs| means_and_medians(runs).concat()))
}

/// What the methods note, and a shortest answer.
fn notes(measured: &MeasuredBoard) -> String {
    let note = |run: &MethodRuns| Some(format!("\n{}: {}", run.method.name, run.trial.note.as_ref()?));
    let notes: String = measured.runs.iter().filter_map(note).collect();
    let answers = measured.runs.iter().filter_map(MethodRuns::moves);
    let answer = answers.min_by_key(|moves| moves.len()).map(|moves| {
        let shortest = if Some(moves.len()) == measured.fewest { "a shortest answer" } else { "an answer" };
        format!("\n{shortest}, by the blank's moves: {}", spell(moves))
    });
    match notes + &answer.unwrap_or_default() {
        notes if notes.is_empty() => notes,
        notes => notes + "\n",
    }
}

/// A row for each method: its name, the number of boards it solved if there are several, the cost, and its answers. The
/// cost is that of the runs with an answer, or of the run on the only board.
fn table(all: &[MeasuredBoard], head: &[&str], cells: impl Fn(&[&MethodRuns]) -> Vec<String>) -> String {
    let solved: &[&str] = if all.len() == 1 { &[] } else { &["solved"] };
    let head = [&["method"], solved, head, &["answers"]].concat();
    let mut rows = vec![head.iter().map(|cell| cell.to_string()).collect()];
    for column in 0..all[0].runs.len() {
        let mut runs: Vec<&MethodRuns> = all.iter().map(|measured| &measured.runs[column]).collect();
        let (name, answers) = (runs[0].method.name.to_string(), answers(&runs));
        let solved =
            solved.iter().map(|_| runs.iter().filter(|run| run.moves().is_some()).count().to_string()).collect();
        runs.retain(|run| run.moves().is_some() || all.len() == 1 && run.has_begun());
        rows.push([vec![name], solved, cells(&runs), vec![answers]].concat());
    }
    aligned(&rows, &[0, rows[0].len() - 1])
}

fn title(all: &[MeasuredBoard]) -> String {
    let known: Vec<usize> = all.iter().filter_map(|measured| measured.fewest).collect();
    let of = if known.len() < all.len() { format!(", known for {},", known.len()) } else { String::new() };
    let fewest = known.iter().min().zip(known.iter().max()).map_or(String::new(), |(least, most)| {
        format!("; the fewest moves{of} are {least} to {most}, {} on average", mean(&known))
    });
    let board = if all.iter().all(|measured| measured.case.solvable()) { "solvable board" } else { "board" };
    count(all.len(), board) + &fewest
}

/// The mean and the median of the expanded nodes, the generated nodes, the largest open list and the time.
fn means_and_medians(runs: &[&MethodRuns]) -> [[String; 2]; 4] {
    let time = |nanoseconds| shown(Duration::from_nanos(nanoseconds));
    [
        mean_and_median(runs, |run| Some(run.trial.expanded), grouped),
        mean_and_median(runs, |run| run.trial.generated, grouped),
        mean_and_median(runs, |run| run.trial.queue.map(|queue| queue as u64), grouped),
        mean_and_median(runs, |run| Some(run.time().as_nanos() as u64), time),
    ]
}

/// The mean and the median of a number, or dashes if there are no runs or one of them lacks it.
fn mean_and_median(
    runs: &[&MethodRuns],
    number: impl Fn(&MethodRuns) -> Option<u64>,
    show: impl Fn(u64) -> String,
) -> [String; 2] {
    let numbers: Option<Vec<u64>> = runs.iter().map(|run| number(run)).collect();
    let numbers = numbers.unwrap_or_default();
    let Some(median) = median(numbers.iter().map(|&number| number as f64).collect()) else {
        return ["-", "-"].map(str::to_string);
    };
    let count = numbers.len() as u64;
    let mean = (numbers.iter().sum::<u64>() + count / 2) / count;
    [mean, median.round() as u64].map(show)
}

/// The kind of a method's only answer, or the number of each kind, the most frequent first.
fn answers(runs: &[&MethodRuns]) -> String {
    if let [run] = runs {
        return run.answer.clone();
    }
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for run in runs {
        let kind = if run.answer.ends_with(" longer") { "longer" } else { &run.answer };
        *counts.entry(kind).or_default() += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| Reverse(*count));
    counts.iter().map(|(kind, count)| format!("{count} {kind}")).collect::<Vec<_>>().join(", ")
}

/// The mean with two decimals, or the only number.
fn mean(numbers: &[usize]) -> String {
    match numbers {
        [] => "-".to_string(),
        [one] => one.to_string(),
        all => format!("{:.2}", all.iter().sum::<usize>() as f64 / all.len() as f64),
    }
}

/// A number with a comma after each thousand.
pub fn grouped(number: u64) -> String {
    match (number / 1000, number % 1000) {
        (0, rest) => rest.to_string(),
        (thousands, rest) => format!("{},{rest:03}", grouped(thousands)),
    }
}

const HEAD: &str = "board,goal,fewest,method,run,answer,moves,expanded,generated,held,queue,seconds\n";

/// Returns all runs as comma-separated values (RFC 4180). A cell is empty if its number is not known.
pub fn csv(all: &[MeasuredBoard]) -> String {
    let begun =
        all.iter().flat_map(|board| board.runs.iter().filter(|run| run.has_begun()).map(move |run| (board, run)));
    HEAD.to_string() + &begun.map(|(board, run)| lines(board, run)).collect::<String>()
}

fn lines(board: &MeasuredBoard, run: &MethodRuns) -> String {
    let (trial, case) = (&run.trial, board.case);
    let before = [line(&case.start), line(&case.goal), cell(board.fewest), run.method.name.to_string()].join(",");
    let nodes = [cell(Some(trial.expanded)), cell(trial.generated), cell(trial.held), cell(trial.queue)].join(",");
    let after = [run.answer.clone(), cell(run.moves().map(<[_]>::len)), nodes].join(",");
    let times = (1..).zip(&run.times);
    times.map(|(number, time)| format!("{before},{number},{after},{:.9}\n", time.as_secs_f64())).collect()
}

fn cell(number: Option<impl ToString>) -> String {
    number.map_or(String::new(), |number| number.to_string())
}
