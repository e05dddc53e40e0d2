//! Formats the measured rows as a table in Markdown.

use crate::measure::{Row, ROUNDS};
use scripts::cli::figures;

/// Formats all rows, below what is needed to read them.
pub fn table(rows: &[Row], clock: &str) -> String {
    let each = rows[0].seconds * 1e9 / rows[0].expanded as f64;
    let mut text = format!("Times are {clock}, the median of {ROUNDS}.\n");
    text += "M plain: the millions of nodes that the plain search expands in that time. It is IDA* with Manhattan distance\n";
    text += &format!("that never undoes a move, and takes {each:.1} ns a node.\n\n");
    text += &line("", ["boards", "expanded", "ns each", "ms", "M plain"].map(str::to_string));
    text += &line("---", ["--:"; 5].map(str::to_string));
    let mut part = "";
    for row in rows {
        if part != row.load.part {
            part = row.load.part;
            text += &line(&format!("**{part}**"), [""; 5].map(str::to_string));
        }
        text += &line(&row.load.name, cells(row));
    }
    text
}

fn line(name: &str, [boards, expanded, each, time, plain]: [String; 5]) -> String {
    format!("| {name:<60} | {boards:>6} | {expanded:>9} | {each:>7} | {time:>7} | {plain:>7} |\n")
}

/// The boards, the nodes expanded, the nanoseconds for each node, the milliseconds, and the millions of nodes of the plain
/// search; blank if there are none.
fn cells(row: &Row) -> [String; 5] {
    let or_blank = |number: u64| if number > 0 { number.to_string() } else { String::new() };
    let each = if row.expanded > 0 { figures(row.seconds * 1e9 / row.expanded as f64) } else { String::new() };
    let (time, plain) = (figures(row.seconds * 1e3), figures(row.plain / 1e6));
    [or_blank(row.load.boards as u64), or_blank(row.expanded), each, time, plain]
}
