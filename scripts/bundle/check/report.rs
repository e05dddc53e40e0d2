//! What a check prints: a line for each thing that it looks at.

use crate::fault::{Fault, Outcome};

/// The lines of one program's check, counted.
pub struct Report<'a> {
    program: &'a str,
    lines: usize,
    bad: usize,
}

impl Report<'_> {
    /// A report without a line.
    pub fn new(program: &str) -> Report<'_> {
        Report { program, lines: 0, bad: 0 }
    }

    /// `ok` or, with a problem, `NO`.
    pub fn line(&mut self, what: &str, problem: Option<&str>) {
        self.lines += 1;
        match problem {
            None => println!("ok  {} {}", self.program, what),
            Some(problem) => {
                self.bad += 1;
                println!("NO  {} {}: {}", self.program, what, problem);
            }
        }
    }

    /// What could not be looked at, and why.
    pub fn skipped(&self, what: &str) {
        println!("--  {} {}", self.program, what);
    }

    /// Errors: a line says `NO`, or nothing could be looked at.
    pub fn end(&self) -> Outcome<()> {
        if self.lines == 0 {
            return Err(Fault::plain(format!("nothing of {} was checked: no compiler is here", self.program)));
        }
        if self.bad == 0 {
            return Ok(());
        }
        Err(Fault::plain(format!("{} of {} checks of {} failed", self.bad, self.lines, self.program)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_check_that_looks_at_nothing_fails() {
        let mut report = Report::new("p");
        report.skipped("gcc: not found here");
        assert_eq!(report.end().unwrap_err().to_string(), "nothing of p was checked: no compiler is here");
        report.line("tcc", None);
        assert!(report.end().is_ok());
        report.line("clang", Some("a warning"));
        assert_eq!(report.end().unwrap_err().to_string(), "1 of 2 checks of p failed");
    }
}
