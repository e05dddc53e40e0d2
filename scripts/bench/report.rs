//! Formats the measured rows as plain text or Markdown.

use crate::measure::{Row, ROUNDS};
use scripts::cli::figures;
use scripts::loads::{ANSWERS, EACH_LENGTH, KORFS, PROOFS};
use std::env::{self, consts};
use std::fs;
use std::process::Command;

/// The limits of some rows, in millions of nodes of the plain search.
const MOST: [(&str, u32); 3] = [(ANSWERS, 35), (PROOFS, 50), (KORFS, 225)];

/// Formats all rows as plain text.
pub fn table(rows: &[Row], clock: &str) -> String {
    let legend = "M plain: the millions of nodes that the plain search expands in that time; most: its limit";
    let mut text = format!("{}\n{}\n{legend}\n\n", machine(), unit(rows, clock));
    text += &line("", ["boards", "expanded", "ns each", "ms", "M plain", "most"].map(str::to_string));
    let mut part = "";
    for row in rows {
        if part != row.load.part {
            part = row.load.part;
            text += &format!("\n{part}\n");
        }
        let most = MOST.iter().find(|(name, _)| *name == row.load.name);
        let [boards, expanded, each, time, plain] = cells(row);
        let most = most.map_or(String::new(), |(_, most)| most.to_string());
        text += &line(&row.load.name, [boards, expanded, each, time, plain, most]);
    }
    text
}

fn line(name: &str, [boards, expanded, each, time, plain, most]: [String; 6]) -> String {
    let line = format!("  {name:<46}{boards:>8}{expanded:>12}{each:>8}{time:>12}{plain:>10}{most:>6}");
    line.trim_end().to_string() + "\n"
}

/// Formats the rows as Markdown, except those for each length.
pub fn markdown(rows: &[Row], clock: &str) -> String {
    let mut text = format!("{}. {}\n\n", machine(), unit(rows, clock));
    text += "| | boards | expanded | ns each | ms | in nodes of the plain search |\n";
    text += "|---|--:|--:|--:|--:|--:|\n";
    let mut part = "";
    for row in rows.iter().filter(|row| row.load.part != EACH_LENGTH) {
        if part != row.load.part {
            part = row.load.part;
            text += &format!("| **{part}** | | | | | |\n");
        }
        text += &format!("| {} | {} M |\n", row.load.name, cells(row).join(" | "));
    }
    text
}

/// Describes the unit: the plain search, which is the first row.
fn unit(rows: &[Row], clock: &str) -> String {
    let each = rows[0].seconds * 1e9 / rows[0].expanded as f64;
    let what = "The plain search is IDA* with Manhattan distance that never undoes a move";
    let speed = format!("{:.1} ns a node, {:.0} million nodes a second", each, 1e3 / each);
    format!("{what}: {speed}. Times are {clock}, the median of {ROUNDS}.")
}

/// The boards, the nodes expanded, the nanoseconds for each node, the milliseconds, and the millions of nodes of the plain
/// search; blank if there are none.
fn cells(row: &Row) -> [String; 5] {
    let or_blank = |number: u64| if number > 0 { number.to_string() } else { String::new() };
    let each = if row.expanded > 0 { figures(row.seconds * 1e9 / row.expanded as f64) } else { String::new() };
    let (time, plain) = (figures(row.seconds * 1e3), figures(row.plain / 1e6));
    [or_blank(row.load.boards as u64), or_blank(row.expanded), each, time, plain]
}

/// The processor and the compiler, as far as they are known.
fn machine() -> String {
    let processor = processor().unwrap_or_else(|| format!("{} on {}", consts::ARCH, consts::OS));
    match compiler() {
        Some(compiler) => format!("{processor}, {compiler}"),
        None => processor,
    }
}

fn processor() -> Option<String> {
    let information = fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = information.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().to_string())
}

/// The version of the `rustc` that cargo calls, without its commit and date.
fn compiler() -> Option<String> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = String::from_utf8(Command::new(rustc).arg("--version").output().ok()?.stdout).ok()?;
    Some(version.split(" (").next()?.trim().to_string()).filter(|version| !version.is_empty())
}
