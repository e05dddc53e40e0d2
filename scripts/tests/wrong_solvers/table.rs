//! The table of the mistakes, the problems, and the cases that catch one in the other.

use scripts::mistakes::list::MISTAKES;
use scripts::problems::list::PROBLEMS;

/// The names of the cases that catch a mistake in a problem, or why it is no mistake there.
pub type Row = Result<Vec<String>, &'static str>;

const HEAD: &str = "\
Typical mistakes, and for each problem the cases of judge_inputs that catch it and count for the verdict of `judge`.
Last, in brackets, why it is no mistake in the other problems.
";

/// The most cases that are named.
const NAMED: usize = 4;

/// Makes the table of a column for each problem.
pub fn table(columns: &[Vec<Row>]) -> String {
    let pairs = columns.iter().flatten().filter(|row| row.is_ok()).count();
    let sum = format!("{} mistakes, {} problems; {pairs} pairs, each caught\n", MISTAKES.len(), PROBLEMS.len());
    let sections = MISTAKES.iter().enumerate().map(|(at, (_, sentence, _))| {
        let rows: Vec<(&str, &Row)> =
            PROBLEMS.iter().zip(columns).map(|(problem, column)| (problem.program, &column[at])).collect();
        format!("\n{sentence}\n{}{}", caught(&rows), none(&rows))
    });
    format!("{HEAD}{sum}{}", sections.collect::<String>())
}

/// A line for each problem in which it is a mistake.
fn caught(rows: &[(&str, &Row)]) -> String {
    let line = |(program, row): &(&str, &Row)| {
        let cases = row.as_ref().ok()?;
        let named = cases.iter().take(NAMED).map(String::as_str).collect::<Vec<_>>().join(", ");
        let more = cases.len().saturating_sub(NAMED);
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        Some(format!("    {program:<24} {named}{more}\n"))
    };
    rows.iter().filter_map(line).collect()
}

/// A line for each reason why it is no mistake in other problems.
fn none(rows: &[(&str, &Row)]) -> String {
    let mut reasons: Vec<(&str, Vec<&str>)> = Vec::new();
    for (program, row) in rows {
        let Err(reason) = row else { continue };
        match reasons.iter_mut().find(|(known, _)| known == reason) {
            Some((_, programs)) => programs.push(program),
            None => reasons.push((reason, vec![program])),
        }
    }
    reasons.iter().map(|(reason, programs)| wrapped(&format!("[{reason}: {}]", programs.join(", ")))).collect()
}

/// The most characters of a line.
const WIDTH: usize = 120;

/// Indents a text, and breaks it into lines.
fn wrapped(text: &str) -> String {
    let mut lines = vec![String::from("   ")];
    for word in text.split(' ') {
        if lines[lines.len() - 1].len() + 1 + word.len() > WIDTH {
            lines.push(String::from("       "));
        }
        *lines.last_mut().expect("a line") += &format!(" {word}");
    }
    lines.join("\n") + "\n"
}
