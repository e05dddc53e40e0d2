//! Every run as a line of comma-separated values (RFC 4180), for a spreadsheet.

use crate::measure::{Measured, Run};
use crate::report::answer;
use scripts::methods::catalogue::{Method, Settings};
use scripts::problems::argument::line;

const HEAD: &str = "board,goal,fewest,method,run,answer,moves,expanded,generated,held,queue,seconds\n";

/// The table: a line for each run of each method on each board; what is not known is empty.
pub fn csv(all: &[Measured], methods: &[&Method], settings: &Settings) -> String {
    let mut text = HEAD.to_string();
    for measured in all {
        for (method, run) in methods.iter().zip(&measured.runs) {
            text.extend(run.iter().flat_map(|run| lines(measured, method, run, settings)));
        }
    }
    text
}

fn lines<'a>(
    measured: &'a Measured,
    method: &Method,
    run: &'a Run,
    settings: &Settings,
) -> impl Iterator<Item = String> + 'a {
    let (trial, case) = (&run.trial, measured.case);
    let before = [line(&case.start), line(&case.goal), cell(measured.fewest), method.name.to_string()].join(",");
    let numbers = [run.moves().map(<[_]>::len), Some(trial.expanded as usize), trial.generated.map(|it| it as usize)];
    let after = numbers.into_iter().chain([trial.held, trial.queue]).map(cell).collect::<Vec<_>>().join(",");
    let answer = answer(run, measured.fewest, settings);
    let times = (1..).zip(&run.times);
    times.map(move |(number, time)| format!("{before},{number},{answer},{after},{:.9}\n", time.as_secs_f64()))
}

fn cell(number: Option<usize>) -> String {
    number.map_or(String::new(), |number| number.to_string())
}
