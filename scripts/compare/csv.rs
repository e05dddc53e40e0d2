//! All runs as comma-separated values (RFC 4180), for a spreadsheet.

use crate::measure::{Measured, Run};
use scripts::problems::argument::line;

const HEAD: &str = "board,goal,fewest,method,run,answer,moves,expanded,generated,held,queue,seconds\n";

/// Returns a line for each run of each method on each board; a cell is empty if its number is not known.
pub fn csv(all: &[Measured]) -> String {
    let begun =
        all.iter().flat_map(|board| board.runs.iter().filter(|run| run.has_begun()).map(move |run| (board, run)));
    HEAD.to_string() + &begun.map(|(board, run)| lines(board, run)).collect::<String>()
}

fn lines(board: &Measured, run: &Run) -> String {
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
