//! What is printed: a line a case, and how many had which verdict.

use crate::run::Run;
use crate::verdict::{ACCEPTED, NOT_RUN, PRESENTATION_ERROR};
use scripts::cli::terminal::styled;
use scripts::cli::Failure;
use std::io::{self, stdout, IsTerminal, Write};

/// The lines on standard output, and how they counted.
pub struct Report {
    colours: bool,
    /// How wide the names are.
    width: usize,
    /// The verdicts, in the order in which they came.
    counts: Vec<(&'static str, usize)>,
}

impl Report {
    pub fn new() -> Report {
        Report { colours: stdout().is_terminal(), width: 0, counts: Vec::new() }
    }

    /// Begins with a program that is to run cases of these names.
    pub fn begin<'a>(&mut self, title: &str, names: impl Iterator<Item = &'a str>) -> io::Result<()> {
        self.width = names.map(|name| name.chars().count()).max().unwrap_or(0);
        writeln!(io::stdout(), "{title}")
    }

    /// Adds a case: its verdict and why, and the run if there was one.
    pub fn line(&mut self, name: &str, (verdict, why): (&'static str, String), run: Option<&Run>) -> io::Result<()> {
        match self.counts.iter_mut().find(|(known, _)| *known == verdict) {
            Some((_, count)) => *count += 1,
            None => self.counts.push((verdict, 1)),
        }
        let word = self.coloured(verdict);
        let time = run.map_or(String::new(), |run| format!("{:.3} s", run.time.as_secs_f64()));
        let memory = run.and_then(|run| run.memory).map_or(String::new(), megabytes);
        let line = format!("{}  {:<width$}  {:>9}  {:>8}  {}", word, name, time, memory, why, width = self.width);
        writeln!(io::stdout(), "{}", line.trim_end())
    }

    /// Ends with the counts.
    ///
    /// # Errors
    /// Something that ran is not AC.
    pub fn end(&self) -> Result<(), Failure> {
        let counts = self.counts.iter().map(|(verdict, count)| format!("{count} {verdict}"));
        writeln!(io::stdout(), "{}", counts.collect::<Vec<_>>().join(", "))?;
        match self.counts.iter().all(|(verdict, _)| [ACCEPTED, NOT_RUN].contains(verdict)) {
            true => Ok(()),
            false => Err(Failure::Told),
        }
    }

    /// A verdict in three columns, green, yellow or red on a terminal.
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

fn megabytes(bytes: u64) -> String {
    format!("{}.{} MB", bytes / 1_000_000, bytes / 100_000 % 10)
}
