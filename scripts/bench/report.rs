//! The measured rows as a plain table, or as the README has it.

use crate::measure::{Row, ROUNDS};
use scripts::loads::{ANSWERS, EACH_LENGTH, KORFS, PROOFS};

/// The most that a row may take, in millions of nodes of the plain search.
const MOST: [(&str, u32); 3] = [(ANSWERS, 35), (PROOFS, 50), (KORFS, 225)];

/// Every row, part by part.
pub fn table(rows: &[Row], machine: &str, clock: &str) -> String {
    let legend = "M plain: the millions of nodes that the plain search expands in that time; most: how many it may be";
    let mut text = format!("{}\n{}\n{}\n\n{}", machine, unit(rows, clock), legend, heading());
    let mut part = "";
    for row in rows {
        if part != row.load.part {
            part = row.load.part;
            text += &format!("\n{part}\n");
        }
        let [boards, expanded, each] = counts(row);
        let most =
            MOST.iter().find(|(name, _)| *name == row.load.name).map_or(String::new(), |(_, most)| most.to_string());
        text += &format!("  {:<46}{:>8}{:>12}{:>8}", row.load.name, boards, expanded, each);
        text += format!("{:>12}{:>10}{:>6}", digits(row.seconds * 1e3), digits(row.plain / 1e6), most).trim_end();
        text += "\n";
    }
    text
}

fn heading() -> String {
    let [boards, expanded, each] = ["boards", "expanded", "ns each"];
    let [time, plain, most] = ["ms", "M plain", "most"];
    format!("{:<48}{:>8}{:>12}{:>8}{:>12}{:>10}{:>6}\n", "", boards, expanded, each, time, plain, most)
}

/// The rows of the README: all but those for each length.
pub fn markdown(rows: &[Row], machine: &str, clock: &str) -> String {
    let mut text = format!("{}. {}\n\n", machine, unit(rows, clock));
    text += "| | boards | expanded | ns each | ms | in nodes of the plain search |\n";
    text += "|---|--:|--:|--:|--:|--:|\n";
    let mut part = "";
    for row in rows.iter().filter(|row| row.load.part != EACH_LENGTH) {
        if part != row.load.part {
            part = row.load.part;
            text += &format!("| **{part}** | | | | | |\n");
        }
        let [boards, expanded, each] = counts(row);
        let (time, plain) = (digits(row.seconds * 1e3), digits(row.plain / 1e6));
        text += &format!("| {} | {} | {} | {} | {} | {} M |\n", row.load.name, boards, expanded, each, time, plain);
    }
    text
}

/// The measure of all: the plain search, which is the first row.
fn unit(rows: &[Row], clock: &str) -> String {
    let each = rows[0].seconds * 1e9 / rows[0].expanded as f64;
    let what = "The plain search is IDA* with Manhattan distance that never undoes a move";
    let speed = format!("{:.1} ns a node, {:.0} million nodes a second", each, 1e3 / each);
    format!("{what}: {speed}. Times are {clock}, the median of {ROUNDS}.")
}

/// The boards, the nodes expanded, and the nanoseconds for each of these; blank where there are none.
fn counts(row: &Row) -> [String; 3] {
    let or_blank = |number: u64| if number > 0 { number.to_string() } else { String::new() };
    let each = if row.expanded > 0 { digits(row.seconds * 1e9 / row.expanded as f64) } else { String::new() };
    [or_blank(row.load.boards as u64), or_blank(row.expanded), each]
}

/// Three digits that count.
fn digits(value: f64) -> String {
    let places = if value < 1.0 {
        3
    } else if value < 10.0 {
        2
    } else {
        (value < 100.0) as usize
    };
    format!("{value:.places$}")
}
