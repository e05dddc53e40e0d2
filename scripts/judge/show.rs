//! Shows a fault: the input, the output, the fault itself, and a right answer.

use crate::run::{run, Run};
use crate::verdict::{verdict, Verdict, ACCEPTED};
use scripts::problems::problem::Problem;
use scripts::programs::built;
use std::time::Duration;

/// The most lines shown of a text, and the most characters of a line.
const LINES: usize = 24;
const LENGTH: usize = 200;

/// The time limit of the kit for a right answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// Formats a fault.
pub fn fault(problem: &Problem, input: &[u8], run: &Run, (verdict, why): &Verdict, answer: Option<&[u8]>) -> String {
    let answer = answer.map(<[u8]>::to_vec).or_else(|| right_answer(problem, input));
    let mut text = section("the input", input) + &section("the output", &run.output);
    if !run.errors.is_empty() {
        text += &section("standard error", &run.errors);
    }
    text += &section("what is wrong", format!("{verdict}, {why}").as_bytes());
    text + &answer.map_or(String::new(), |answer| section("a right answer", &answer))
}

/// The answer of the kit's program, if it can be built and is accepted.
fn right_answer(problem: &Problem, input: &[u8]) -> Option<Vec<u8>> {
    let program = built(problem.program).ok()?.display().to_string();
    let run = run(&[program], input, PATIENCE).ok()?;
    let (verdict, _) = verdict(problem, input, &run);
    (verdict == ACCEPTED).then_some(run.output)
}

/// A heading, and below it the beginning of a text.
fn section(heading: &str, text: &[u8]) -> String {
    let text: &[u8] = match text {
        b"" => b"(nothing)",
        b"\n" => b"(an empty line)",
        text => text,
    };
    let lines = text.strip_suffix(b"\n").unwrap_or(text).split(|&byte| byte == b'\n');
    let shown = lines.clone().take(LINES).map(|line| {
        // A character has at most 4 bytes.
        let beginning = String::from_utf8_lossy(&line[..line.len().min(4 * LENGTH + 4)]);
        format!("    {}", clipped(&beginning)).trim_end().to_string() + "\n"
    });
    let section = format!("{heading}:\n{}", shown.collect::<String>());
    match lines.count() {
        ..=LINES => section,
        lines => section + &format!("    (lines in all: {lines})\n"),
    }
}

/// A line, or the beginning of a long one.
pub fn clipped(line: &str) -> String {
    match line.char_indices().nth(LENGTH) {
        Some((end, _)) => format!("{}...", &line[..end]),
        None => line.to_string(),
    }
}
