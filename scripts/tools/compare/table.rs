//! Tables as text, as wide as the output allows.

use scripts::cli::width;

/// Aligns rows in columns, these to the left and the others to the right. A table that is too wide continues below, where
/// each row begins with its first cell again.
pub fn aligned(rows: &[Vec<String>], left: &[usize]) -> String {
    let longest = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(longest).collect();
    let cell = |row: &[String], column: usize| match widths[column] {
        width if left.contains(&column) => format!("{:<width$}", row[column]),
        width => format!("{:>width$}", row[column]),
    };
    let part = |columns: &Vec<usize>| {
        let line = |row: &Vec<String>| columns.iter().map(|&column| cell(row, column)).collect::<Vec<_>>().join("  ");
        rows.iter().map(|row| line(row).trim_end().to_string() + "\n").collect::<String>()
    };
    parts(&widths, width().unwrap_or(usize::MAX)).iter().map(part).collect::<Vec<_>>().join("\n")
}

/// The columns of each part: the first, and as many others as fit, at least one.
fn parts(widths: &[usize], most: usize) -> Vec<Vec<usize>> {
    let mut parts = vec![vec![0]];
    for column in 1..widths.len() {
        let last = &parts[parts.len() - 1];
        let before: usize = last.iter().map(|&column| widths[column] + 2).sum();
        if last.len() > 1 && before + widths[column] > most {
            parts.push(vec![0]);
        }
        let end = parts.len() - 1;
        parts[end].push(column);
    }
    parts
}
