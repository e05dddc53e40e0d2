//! The nodes that a method expands, in their order.

use crate::measure::answer;
use crate::report::grouped;
use crate::table::aligned;
use scripts::cli::count;
use scripts::methods::catalogue::{Method, Settings, Trial};
use scripts::methods::effort::{Expanded, Part};
use scripts::problems::argument::line;
use scripts::problems::grid::Case;
use scripts::problems::replay::spell;

/// The trace of a method on a board, as a table and as comma-separated values.
pub fn trace(method: &Method, case: &Case, settings: &Settings) -> (String, String) {
    let trial = method.run(case, settings);
    let rows = rows(&trial.trace, method.scale(settings));
    let csv = rows.iter().map(|row| row.join(",") + "\n").collect();
    let title = format!("{}: {}\n{}  to  {}", method.name, method.about, line(&case.start), line(&case.goal));
    (format!("{title}\n\n{}\n{}\n", aligned(&rows, &[1]), ending(&trial, settings)), csv)
}

fn ending(trial: &Trial, settings: &Settings) -> String {
    let answer = match &trial.ended {
        Ok(Some(moves)) => format!("{}: {}", count(moves.len(), "move"), spell(moves)),
        ended => answer(ended, None, settings),
    };
    let expanded = grouped(trial.expanded);
    format!("{} shown of {expanded} expanded; {}", trial.trace.len(), answer.trim_end_matches(": "))
}

fn rows(trace: &[Expanded], scale: u32) -> Vec<Vec<String>> {
    let part = match trace.first().map(|node| node.part) {
        None | Some(Part::Whole) => None,
        Some(Part::Round(_)) => Some("threshold"),
        Some(Part::From(_)) => Some("from"),
    };
    let mut rows = vec![["node", "board", "g", "h", "f"].into_iter().chain(part).map(str::to_string).collect()];
    rows.extend((1..).zip(trace).map(|(number, node)| row(number, node, scale)));
    rows
}

fn row(number: usize, node: &Expanded, scale: u32) -> Vec<String> {
    let (h, f) = match node.h_and_priority {
        Some((h, priority)) => (h.to_string(), fraction(priority, scale)),
        None => ("-".to_string(), "-".to_string()),
    };
    let mut row = vec![number.to_string(), line(&node.board), node.g.to_string(), h, f];
    match node.part {
        Part::Whole => (),
        Part::Round(threshold) => row.push(fraction(threshold, scale)),
        Part::From(end) => row.push(end.to_string()),
    }
    row
}

/// A fraction with at most two decimals.
fn fraction(over: u32, under: u32) -> String {
    match over % under {
        0 => (over / under).to_string(),
        _ => format!("{:.2}", f64::from(over) / f64::from(under)),
    }
}
