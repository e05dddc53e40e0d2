//! What happens to the first nodes of a method, step by step.

use crate::measure::answer;
use crate::report::grouped;
use crate::table::aligned;
use scripts::kit::grid::line;
use scripts::kit::grid::Case;
use scripts::methods::method::{Method, MethodSettings, Trial};
use scripts::problems::replay::spell;
use scripts::text::count;

/// The trace of a method on a board, as a table and as comma-separated values.
pub fn trace(method: &Method, case: &Case, settings: &MethodSettings) -> (String, String) {
    let trial = method.run(case, settings);
    let rows = [vec![trial.trace.head()], trial.trace.rows(method.scale(settings))].concat();
    let csv = rows.iter().map(|row| row.join(",") + "\n").collect();
    let title = format!("{}: {}\n{}  to  {}", method.name, method.about, line(&case.start), line(&case.goal));
    (format!("{title}\n\n{}\n{}\n", aligned(&rows, &[4, 8]), ending(&trial, settings)), csv)
}

fn ending(trial: &Trial, settings: &MethodSettings) -> String {
    let answer = match &trial.ended {
        Ok(Some(moves)) => format!("{}: {}", count(moves.len(), "move"), spell(moves)),
        ended => answer(ended, None, settings),
    };
    let (shown, expanded) = (count(trial.trace.steps.len(), "step"), grouped(trial.expanded));
    format!("{shown} shown; {expanded} expanded; {}", answer.trim_end_matches(": "))
}
