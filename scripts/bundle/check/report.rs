//! The report of `--check`: a line for each check.

use crate::fault::{Fault, Outcome};

/// The counted lines of one program's report.
pub struct Report<'a> {
    program: &'a str,
    lines: usize,
    bad: usize,
}

impl Report<'_> {
    /// Returns an empty report.
    pub fn new(program: &str) -> Report<'_> {
        Report { program, lines: 0, bad: 0 }
    }

    /// Prints `ok` or, with a problem, `NO`.
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

    /// Prints what was not checked, and why.
    pub fn skipped(&self, what: &str) {
        println!("--  {} {}", self.program, what);
    }

    /// Ends the report.
    ///
    /// Errors: a line says `NO`, or nothing was checked.
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
