//! What is known of the problems and their judges, and the checker of answers.

mod argument;
mod checker;
mod contract;
mod formats;
mod judged;
mod judges;

use scripts::problems::problem::Problem;

/// Checks an output by the rule of its problem, and returns `AC`, or the verdict and the fault.
fn verdict(problem: &Problem, input: &str, output: &str) -> String {
    let checked = problem.check(problem.rule, input.as_bytes(), output.as_bytes());
    checked.map_or_else(|fault| fault.to_string(), |()| "AC".to_string())
}

/// Whether a text has a Chinese letter.
pub fn is_chinese(text: &str) -> bool {
    text.chars().any(|letter| ('\u{4e00}'..'\u{a000}').contains(&letter))
}
