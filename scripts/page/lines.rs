//! Texts as runs of lines of one table. The submissions share most of their lines, and the cases many.

use crate::json;
use std::collections::HashMap;

/// The table: each line once, with its number.
#[derive(Default)]
pub struct Lines(HashMap<String, usize>);

impl Lines {
    /// Adds a text, and returns it as JSON: runs of lines, each by its first line and the number of lines. The lines are what
    /// newlines separate, so the last is empty if the text ends in one.
    pub fn add(&mut self, text: &str) -> String {
        let mut runs: Vec<(usize, usize)> = Vec::new();
        for line in text.split('\n') {
            let next = self.0.len();
            let number = *self.0.entry(line.to_string()).or_insert(next);
            match runs.last_mut() {
                Some((first, count)) if *first + *count == number => *count += 1,
                _ => runs.push((number, 1)),
            }
        }
        json::list(runs.iter().map(|(first, count)| format!("{first},{count}")))
    }

    /// The table as JSON: one text.
    pub fn json(&self) -> String {
        let mut lines: Vec<(usize, &str)> = self.0.iter().map(|(line, number)| (*number, &**line)).collect();
        lines.sort();
        json::text(&lines.iter().map(|(_, line)| *line).collect::<Vec<_>>().join("\n"))
    }
}
