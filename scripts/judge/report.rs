//! The report: a line for each run, and the number of each verdict.

use crate::run::Run;
use crate::show::clipped;
use crate::verdict::{Verdict, ACCEPTED, NOT_RUN, PRESENTATION_ERROR};
use scripts::cli::print;
use scripts::cli::terminal::styled;
use scripts::cli::Failure;
use std::collections::BTreeMap;
use std::io::{stdout, IsTerminal};

/// Prints the lines, and counts the verdicts.
pub struct Report {
    /// The width of the names.
    width: usize,
    /// The number of each verdict, for each program.
    counts: Vec<BTreeMap<&'static str, usize>>,
}

impl Report {
    pub fn new() -> Report {
        Report { width: 0, counts: vec![BTreeMap::new()] }
    }

    /// Prints the commands of some programs; the names of their cases have at most this width.
    pub fn begin(&mut self, title: &str, programs: &[Vec<String>], width: usize) -> Result<(), Failure> {
        self.width = width;
        self.counts.resize(programs.len(), BTreeMap::new());
        let programs = programs.iter().enumerate();
        let line = |(number, program): (_, &Vec<_>)| format!("{}{title}: {}\n", self.head(number), program.join(" "));
        print(&programs.map(line).collect::<String>())
    }

    /// The number of a program, if there are several.
    fn head(&self, program: usize) -> String {
        if self.counts.len() == 1 {
            return String::new();
        }
        format!("{}: ", program + 1)
    }

    /// Prints a case of a program: its verdict, its run if there was one, and the details in `shown`.
    pub fn add(
        &mut self,
        program: usize,
        name: &str,
        (verdict, why): &Verdict,
        run: Option<&Run>,
        shown: &str,
    ) -> Result<(), Failure> {
        *self.counts[program].entry(verdict).or_default() += 1;
        let time = run.map_or(String::new(), |run| format!("{:.3} s", run.time.as_secs_f64()));
        let memory = run.and_then(|run| run.memory).map(|bytes| format!("{:.1} MB", bytes as f64 / 1e6));
        let line = format!(
            "{}  {}{name:<width$}  {time:>9}  {:>8}  {}",
            coloured(verdict),
            self.head(program),
            memory.unwrap_or_default(),
            clipped(why),
            width = self.width
        );
        print(&format!("{}\n{shown}", line.trim_end()))
    }

    /// Prints the counts.
    pub fn end(&self) -> Result<(), Failure> {
        for (program, counts) in self.counts.iter().enumerate() {
            let counts: Vec<_> = counts.iter().map(|(verdict, count)| format!("{count} {verdict}")).collect();
            print(&format!("{}{}\n", self.head(program), counts.join(", ")))?;
        }
        match self.counts.iter().flat_map(BTreeMap::keys).all(|verdict| [ACCEPTED, NOT_RUN].contains(verdict)) {
            true => Ok(()),
            false => Err(Failure::Told),
        }
    }
}

/// Pads a verdict to three characters, and colours it on a terminal.
fn coloured(verdict: &str) -> String {
    let word = format!("{verdict:<3}");
    match verdict {
        _ if !stdout().is_terminal() => word,
        ACCEPTED => styled(32, &word),
        PRESENTATION_ERROR | NOT_RUN => styled(33, &word),
        _ => styled(31, &word),
    }
}
