//! All runs as comma-separated values (RFC 4180), for a spreadsheet.

use crate::measure::{Measured, Run};
use crate::report::answer;
use scripts::methods::catalogue::{Method, Settings};
use scripts::problems::argument::line;

const HEAD: &str = "board,goal,fewest,method,run,answer,moves,expanded,generated,held,queue,seconds\n";

/// Returns a line for each run of each method on each board; a cell is empty if its number is not known.
pub fn csv(all: &[Measured], methods: &[&Method], settings: &Settings) -> String {
    let mut text = HEAD.to_string();
    for measured in all {
        for (method, run) in methods.iter().zip(&measured.runs).filter(|(_, run)| run.has_begun()) {
            text += &lines(measured, method, run, settings);
        }
    }
    text
}

fn lines(measured: &Measured, method: &Method, run: &Run, settings: &Settings) -> String {
    let (trial, case) = (&run.trial, measured.case);
    let before = [line(&case.start), line(&case.goal), cell(measured.fewest), method.name.to_string()].join(",");
    let expanded = [Some(trial.expanded), trial.generated].map(|nodes| nodes.map(|nodes| nodes as usize));
    let numbers = [run.moves().map(<[_]>::len), expanded[0], expanded[1], trial.held, trial.queue];
    let after = numbers.map(cell).join(",");
    let answer = answer(run, measured.fewest, settings);
    let times = (1..).zip(&run.times);
    times.map(|(number, time)| format!("{before},{number},{answer},{after},{:.9}\n", time.as_secs_f64())).collect()
}

fn cell(number: Option<usize>) -> String {
    number.map_or(String::new(), |number| number.to_string())
}
