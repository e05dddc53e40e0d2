//! The report: a line for each case, and the number of each verdict.

use crate::run::Run;
use crate::show::clipped;
use crate::verdict::{Verdict, ACCEPTED, NOT_RUN, PRESENTATION_ERROR};
use scripts::cli::print;
use scripts::cli::terminal::styled;
use scripts::cli::Failure;
use std::io::{stdout, IsTerminal};

/// Prints the lines, and counts the verdicts.
pub struct Report {
    colours: bool,
    /// The width of the names.
    width: usize,
    /// The text to print below the table.
    below: String,
    /// The number of each verdict, for each column.
    counts: Vec<Vec<(&'static str, usize)>>,
}

/// The width of a column among several.
const COLUMN: usize = 17;

impl Report {
    pub fn new() -> Report {
        Report { colours: stdout().is_terminal(), width: 0, below: String::new(), counts: vec![Vec::new()] }
    }

    /// Prints the head for some programs and the names of their cases.
    pub fn begin<'a>(
        &mut self,
        title: &str,
        programs: &[Vec<String>],
        names: impl Iterator<Item = &'a str>,
    ) -> Result<(), Failure> {
        self.width = names.map(|name| name.chars().count()).max().unwrap_or(0);
        self.counts.resize(programs.len(), Vec::new());
        if let [program] = programs {
            return print(&format!("{title}: {}\n", program.join(" ")));
        }
        let legend = (1..).zip(programs).map(|(number, program)| format!("{number}: {}\n", program.join(" ")));
        let head = (1..=programs.len()).map(|number| format!("  {number:<COLUMN$}")).collect::<String>();
        print(&format!(
            "{title}\n{}\n{:width$}{}\n",
            legend.collect::<String>(),
            "",
            head.trim_end(),
            width = self.width
        ))
    }

    /// Prints a case of a column: its verdict, its run if there was one, and the details in `shown`.
    pub fn add(
        &mut self,
        column: usize,
        name: &str,
        (verdict, why): &Verdict,
        run: Option<&Run>,
        shown: &str,
    ) -> Result<(), Failure> {
        let why = clipped(why);
        match self.counts[column].iter_mut().find(|(known, _)| known == verdict) {
            Some((_, count)) => *count += 1,
            None => self.counts[column].push((*verdict, 1)),
        }
        let (word, padded) = (self.coloured(verdict), format!("{name:<width$}", width = self.width));
        let time = run.map_or(String::new(), |run| format!("{:.3} s", run.time.as_secs_f64()));
        if self.counts.len() == 1 {
            let memory =
                run.and_then(|run| run.memory).map_or(String::new(), |bytes| format!("{:.1} MB", bytes as f64 / 1e6));
            let line = format!("{word}  {padded}  {time:>9}  {memory:>8}  {why}");
            return print(&format!("{}\n{shown}", line.trim_end()));
        }
        if ![ACCEPTED, NOT_RUN].contains(verdict) {
            self.below += &format!("{}, {name}: {verdict}, {why}\n{shown}", column + 1);
        }
        let before = if column == 0 { &padded } else { "" };
        let after = if column + 1 == self.counts.len() { "\n" } else { "   " };
        print(&format!("{before}  {word}  {time:>9}{after}"))
    }

    /// Prints the counts.
    pub fn end(&self) -> Result<(), Failure> {
        print(&self.below)?;
        for (number, counts) in (1..).zip(&self.counts) {
            let head = if self.counts.len() == 1 { String::new() } else { format!("{number}: ") };
            let counts = counts.iter().map(|(verdict, count)| format!("{count} {verdict}"));
            print(&format!("{head}{}\n", counts.collect::<Vec<_>>().join(", ")))?;
        }
        match self.counts.iter().flatten().all(|(verdict, _)| [ACCEPTED, NOT_RUN].contains(verdict)) {
            true => Ok(()),
            false => Err(Failure::Told),
        }
    }

    /// Pads a verdict to three characters, and colours it on a terminal.
    fn coloured(&self, verdict: &str) -> String {
        let word = format!("{verdict:<3}");
        match verdict {
            _ if !self.colours => word,
            ACCEPTED => styled(32, &word),
            PRESENTATION_ERROR | NOT_RUN => styled(33, &word),
            _ => styled(31, &word),
        }
    }
}
