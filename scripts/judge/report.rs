//! The report: a line for each case, the number of each verdict, and details of a fault.

use crate::inputs::Input;
use crate::run::{run, Run, ACCEPTED, NOT_RUN, PRESENTATION_ERROR};
use scripts::cli::{print, Failure};
use scripts::problems::problem::Problem;
use scripts::programs::built;
use std::io::{stdout, IsTerminal};
use std::time::Duration;

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

    /// Prints the head for some programs and inputs.
    pub fn begin(&mut self, title: &str, programs: &[Vec<String>], inputs: &[Input]) -> Result<(), Failure> {
        self.width = inputs.iter().map(|input| input.name.chars().count()).max().unwrap_or(0);
        self.counts.resize(programs.len(), Vec::new());
        if let [program] = programs {
            return print(&format!("{title}: {}\n", program.join(" ")));
        }
        let legend = (1..).zip(programs).map(|(number, program)| format!("{number}: {}\n", program.join(" ")));
        let head = (1..=programs.len()).map(|number| format!("  {number:<COLUMN$}")).collect::<String>();
        let (legend, indent) = (legend.collect::<String>(), " ".repeat(self.width));
        print(&format!("{title}\n{legend}\n{indent}{}\n", head.trim_end()))
    }

    /// Prints a run of a column, with some details.
    pub fn add(&mut self, column: usize, name: &str, run: &Run, details: &str) -> Result<(), Failure> {
        match self.counts[column].iter_mut().find(|(known, _)| *known == run.verdict) {
            Some((_, count)) => *count += 1,
            None => self.counts[column].push((run.verdict, 1)),
        }
        let (word, why, padded) = (self.coloured(run.verdict), clipped(&run.why), format!("{name:<0$}", self.width));
        let is_run = run.verdict != NOT_RUN;
        let time = if is_run { format!("{:.3} s", run.time.as_secs_f64()) } else { String::new() };
        if self.counts.len() == 1 {
            let memory = run.memory.map_or(String::new(), |bytes| format!("{:.1} MB", bytes as f64 / 1e6));
            let line = format!("{word}  {padded}  {time:>9}  {memory:>8}  {why}");
            return print(&format!("{}\n{details}", line.trim_end()));
        }
        if is_run && run.verdict != ACCEPTED {
            self.below += &format!("{}, {name}: {}, {why}\n{details}", column + 1, run.verdict);
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
        let (green, yellow, red) = (32, 33, 31);
        let colour = match verdict {
            ACCEPTED => green,
            PRESENTATION_ERROR | NOT_RUN => yellow,
            _ => red,
        };
        if self.colours {
            format!("\x1b[{colour}m{verdict:<3}\x1b[0m")
        } else {
            format!("{verdict:<3}")
        }
    }
}

/// The time limit of the kit for a right answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// Shows a fault: the input, the output, what is wrong, and a right answer.
pub fn details(problem: &Problem, input: &[u8], run: &Run, answer: Option<&[u8]>) -> String {
    let answer = answer.map(<[u8]>::to_vec).or_else(|| right_answer(problem, input));
    let mut text = section("the input", input) + &section("the output", &run.output);
    if !run.errors.is_empty() {
        text += &section("standard error", &run.errors);
    }
    text += &section("what is wrong", format!("{}, {}", run.verdict, run.why).as_bytes());
    text + &answer.map_or(String::new(), |answer| section("a right answer", &answer))
}

/// The answer of the kit's program, if it can be built and is accepted.
fn right_answer(problem: &Problem, input: &[u8]) -> Option<Vec<u8>> {
    let program = built(problem.program).ok()?.display().to_string();
    let run = run(problem, &[program], input, PATIENCE).ok()?;
    (run.verdict == ACCEPTED).then_some(run.output)
}

/// The most lines shown of a text, and the most characters of a line.
const LINES: usize = 24;
const LENGTH: usize = 200;

/// A heading, and below it the beginning of a text.
fn section(heading: &str, text: &[u8]) -> String {
    let text: &[u8] = match text {
        b"" => b"(nothing)",
        b"\n" => b"(an empty line)",
        text => text,
    };
    let lines = text.strip_suffix(b"\n").unwrap_or(text).split(|&byte| byte == b'\n');
    let shown = lines.clone().take(LINES).map(|line| {
        // A character has at most 4 bytes.
        let beginning = String::from_utf8_lossy(&line[..line.len().min(4 * LENGTH + 4)]);
        format!("    {}", clipped(&beginning)).trim_end().to_string() + "\n"
    });
    let section = format!("{heading}:\n{}", shown.collect::<String>());
    match lines.count() {
        ..=LINES => section,
        lines => section + &format!("    (lines in all: {lines})\n"),
    }
}

/// A line, or the beginning of a long one.
fn clipped(line: &str) -> String {
    match line.char_indices().nth(LENGTH) {
        Some((end, _)) => format!("{}...", &line[..end]),
        None => line.to_string(),
    }
}
