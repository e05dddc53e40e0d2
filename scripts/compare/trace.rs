//! What happens to the first nodes of a method, step by step.

use crate::measure::answer;
use crate::report::grouped;
use crate::table::aligned;
use scripts::cli::count;
use scripts::methods::catalogue::{Method, Settings, Trial};
use scripts::methods::trace::{fraction, Part, Step, Trace};
use scripts::problems::argument::line;
use scripts::problems::grid::Case;
use scripts::problems::replay::spell;

/// The trace of a method on a board, as a table and as comma-separated values.
pub fn trace(method: &Method, case: &Case, settings: &Settings) -> (String, String) {
    let trial = method.run(case, settings);
    let rows = rows(&trial.trace, method.scale(settings));
    let csv = rows.iter().map(|row| row.join(",") + "\n").collect();
    let title = format!("{}: {}\n{}  to  {}", method.name, method.about, line(&case.start), line(&case.goal));
    (format!("{title}\n\n{}\n{}\n", aligned(&rows, &[4, 8]), ending(&trial, settings)), csv)
}

fn ending(trial: &Trial, settings: &Settings) -> String {
    let answer = match &trial.ended {
        Ok(Some(moves)) => format!("{}: {}", count(moves.len(), "move"), spell(moves)),
        ended => answer(ended, None, settings),
    };
    let (shown, expanded) = (count(trial.trace.steps.len(), "step"), grouped(trial.expanded));
    format!("{shown} shown; {expanded} expanded; {}", answer.trim_end_matches(": "))
}

const HEAD: [&str; 9] = ["step", "node", "parent", "move", "board", "g", "h", "f", "event"];

fn rows(trace: &Trace, scale: u32) -> Vec<Vec<String>> {
    let part = match trace.nodes.first().map(|node| node.part) {
        None | Some(Part::Whole) => None,
        Some(Part::Round(_)) => Some("threshold"),
        Some(Part::From(_)) => Some("from"),
    };
    let mut rows = vec![HEAD.into_iter().chain(part).map(str::to_string).collect()];
    rows.extend((1..).zip(&trace.steps).map(|(number, step)| row(number, step, trace, scale)));
    rows
}

fn row(number: usize, step: &Step, trace: &Trace, scale: u32) -> Vec<String> {
    let node = &trace.nodes[step.node];
    let [parent, h, f] = [
        node.parent.map(|parent| (parent + 1).to_string()),
        node.h_and_priority.map(|(h, _)| h.to_string()),
        node.h_and_priority.map(|(_, priority)| fraction(priority, scale)),
    ]
    .map(|cell| cell.unwrap_or("-".to_string()));
    let mv = node.mv.map_or("-".to_string(), |mv| spell(&[mv]));
    let (board, event) = (line(&node.board), step.event.words().to_string());
    let mut row =
        vec![number.to_string(), (step.node + 1).to_string(), parent, mv, board, node.g.to_string(), h, f, event];
    match node.part {
        Part::Whole => (),
        Part::Round(threshold) => row.push(fraction(threshold, scale)),
        Part::From(end) => row.push(end.to_string()),
    }
    row
}
