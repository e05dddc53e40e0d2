//! The measured rows as a plain table, or as the README has it.

use crate::measure::{Row, ROUNDS};
use scripts::loads::{ANSWERS, EACH_LENGTH, KORFS, PROOFS};

/// The most that a row may take, in millions of boards of the plain search.
const MOST: [(&str, u32); 3] = [(ANSWERS, 70), (PROOFS, 100), (KORFS, 450)];

/// Every row, part by part.
pub fn table(rows: &[Row], machine: &str, clock: &str) -> String {
    let legend =
        "M plain: the millions of boards that the plain search generates in that time; most: how many it may be";
    let mut text = format!("{}\n{}\n{}\n\n{}", machine, unit(rows, clock), legend, heading());
    let mut part = "";
    for row in rows {
        if part != row.part {
            part = row.part;
            text += &format!("\n{part}\n");
        }
        let [boards, expanded, generated, each] = counts(row);
        let most = MOST.iter().find(|(name, _)| *name == row.name).map_or(String::new(), |(_, most)| most.to_string());
        text += &format!("  {:<46}{:>8}{:>12}{:>12}{:>8}", row.name, boards, expanded, generated, each);
        text += format!("{:>12}{:>10}{:>6}", digits(row.seconds * 1e3), digits(row.plain / 1e6), most).trim_end();
        text += "\n";
    }
    text
}

fn heading() -> String {
    let [boards, expanded, generated, each] = ["boards", "expanded", "generated", "ns each"];
    let [time, plain, most] = ["ms", "M plain", "most"];
    format!("{:<48}{:>8}{:>12}{:>12}{:>8}{:>12}{:>10}{:>6}\n", "", boards, expanded, generated, each, time, plain, most)
}

/// The rows of the README: all but those for each length.
pub fn markdown(rows: &[Row], machine: &str, clock: &str) -> String {
    let mut text = format!("{}. {}\n\n", machine, unit(rows, clock));
    text += "| | boards | generated | ns each | ms | in boards of the plain search |\n";
    text += "|---|--:|--:|--:|--:|--:|\n";
    let mut part = "";
    for row in rows.iter().filter(|row| row.part != EACH_LENGTH) {
        if part != row.part {
            part = row.part;
            text += &format!("| **{part}** | | | | | |\n");
        }
        let [boards, _, generated, each] = counts(row);
        let (time, plain) = (digits(row.seconds * 1e3), digits(row.plain / 1e6));
        text += &format!("| {} | {} | {} | {} | {} | {} M |\n", row.name, boards, generated, each, time, plain);
    }
    text
}

/// The measure of all: the plain search, which is the first row.
fn unit(rows: &[Row], clock: &str) -> String {
    let each = rows[0].seconds * 1e9 / rows[0].counts.map_or(f64::NAN, |(_, work)| work.generated as f64);
    let what = "The plain search is IDA* on Manhattan distance that never goes straight back";
    let speed = format!("{:.1} ns a board, {:.0} million boards a second", each, 1e3 / each);
    format!("{what}: {speed}. Times are {clock}, the median of {ROUNDS}.")
}

/// The boards, those expanded, those generated, and the nanoseconds for each of these; blank for a table.
fn counts(row: &Row) -> [String; 4] {
    row.counts.map_or_else(Default::default, |(boards, work)| {
        if work.generated == 0 {
            return [boards.to_string(), String::new(), String::new(), String::new()];
        }
        let each = row.seconds * 1e9 / work.generated as f64;
        [boards.to_string(), work.expanded.to_string(), work.generated.to_string(), digits(each)]
    })
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
