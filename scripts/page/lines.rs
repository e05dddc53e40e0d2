//! Texts as runs of lines of one table. The submissions share most of their lines, and the cases many.

use crate::json;
use std::collections::HashMap;

/// The table: each line once.
#[derive(Default)]
pub struct Lines {
    pub lines: Vec<String>,
    numbers: HashMap<String, usize>,
}

/// A first line of the table, and a number of lines from there.
type Run = (usize, usize);

impl Lines {
    /// Adds a text, and returns it as runs. Its lines are what newlines separate, so the last is empty if it ends in one.
    pub fn add(&mut self, text: &str) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for line in text.split('\n') {
            let number = self.number(line);
            match runs.last_mut() {
                Some((first, count)) if *first + *count == number => *count += 1,
                _ => runs.push((number, 1)),
            }
        }
        runs
    }

    fn number(&mut self, line: &str) -> usize {
        *self.numbers.entry(line.to_string()).or_insert_with(|| {
            self.lines.push(line.to_string());
            self.lines.len() - 1
        })
    }

    /// The table as JSON: one text.
    pub fn json(&self) -> String {
        json::text(&self.lines.join("\n"))
    }
}

/// Runs as JSON: each first line, and the number of lines.
pub fn json_of(runs: &[Run]) -> String {
    json::list(runs.iter().map(|(first, count)| format!("{first},{count}")))
}
