//! The report: a line for each case, the number of each verdict, and details of a fault.

use super::inputs::Input;
use super::measured::Limits;
use super::run::{run, Run, ARRAY};
use super::verdict::Verdict;
use crate::cli::{self, colours};
use crate::mistakes::hint::hints;
use crate::problems::clause::Code;
use crate::problems::contract::{Pitfall, Shows};
use crate::problems::problem::Problem;
use crate::problems::tiers::Tier;
use crate::system::programs::built;
use std::time::Duration;

/// Makes the lines, and counts the verdicts.
pub struct Report {
    colours: bool,
    /// The width of the names.
    width: usize,
    /// The text to print below the table.
    below: String,
    /// The names of the inputs that were not run, by the reason.
    not_run: Vec<(String, Vec<String>)>,
    /// The verdicts of each program.
    columns: Vec<Column>,
    /// What may cause a first fault and has not been said yet.
    pitfalls: Vec<Pitfall>,
    problem: Option<&'static Problem>,
}

/// The verdicts of a program.
#[derive(Clone, Default)]
struct Column {
    /// The number of each verdict on the cases that count.
    counts: Counts,
    /// The number of each verdict on the cases that are harder than the judge's, and on those that do not decide.
    hard: Counts,
    shown: Counts,
    /// What is said of all lines of an output.
    of_all_lines: Option<String>,
    /// Whether a run ended by itself where a board is unsolvable, and whether one had too much memory without a search.
    ends: bool,
    is_large: bool,
    /// The short inputs on which it was accepted.
    before: Vec<Vec<u8>>,
}

/// Verdicts in the order of their first case, each with its number.
type Counts = Vec<(Verdict, usize)>;

/// The bytes of an input that a solver with a mistake answers at once.
const SHORT: usize = 1 << 10;

/// The width of a column among several.
const WIDTH: usize = 17;

impl Default for Report {
    fn default() -> Report {
        let columns = vec![Column::default()];
        Report {
            colours: colours(),
            width: 0,
            below: String::new(),
            not_run: Vec::new(),
            columns,
            pitfalls: Vec::new(),
            problem: None,
        }
    }
}

impl Report {
    /// Returns the head for some programs and inputs, with a line on the limits.
    pub fn begin(
        &mut self,
        problem: &'static Problem,
        limits: &str,
        programs: &[Vec<String>],
        inputs: &[Input],
    ) -> String {
        self.width = inputs.iter().map(|input| input.name.chars().count()).max().unwrap_or(0);
        self.columns.resize(programs.len(), Column::default());
        // What was seen at another problem says nothing here.
        for column in &mut self.columns {
            (column.ends, column.is_large) = (false, false);
            column.before.clear();
        }
        self.pitfalls = problem.pitfalls.to_vec();
        self.problem = Some(problem);
        let ([title, _], width, indent) = (problem.titles(), self.width, " ".repeat(self.width));
        if let [program] = programs {
            let head = format!("     {:<width$}  {:>9}  {:>9}  {:>8}\n", "case", "time", "elapsed", "memory");
            let head = if limits.is_empty() { "" } else { &head };
            return format!("{title}: {}\n{limits}{head}", program.join(" "));
        }
        let legend = (1..).zip(programs).map(|(number, program)| format!("{number}: {}\n", program.join(" ")));
        let head = (1..=programs.len()).map(|number| format!("  {number:<WIDTH$}")).collect::<String>();
        format!("{title}\n{}{limits}\n{indent}{}\n", legend.collect::<String>(), head.trim_end())
    }

    /// Returns the row of a run of a program, with some details; an input that was not run is kept for the end.
    pub fn add(&mut self, number: usize, input: &Input, run: &Run, details: &str) -> String {
        if run.verdict == Verdict::NotRun {
            // The same inputs are left out for all programs.
            if number == 0 {
                self.leave_out(input, &run.why);
            }
            return String::new();
        }
        let common = self.common(number, input, run);
        self.columns[number].add(input.tier, run);
        let (run, seen) = &shown(input.tier, run);
        let details = &format!("{seen}{common}{details}");
        if self.columns.len() > 1 {
            return self.add_cell(number, input, run, details);
        }
        let row = row(&input.name, self.width, run, cli::width());
        // A verdict of four characters takes the place of a space.
        let row = &row[usize::from(run.verdict == Verdict::Slow)..];
        format!("{}{row}\n{details}", self.coloured(run.verdict))
    }

    /// Returns the cell of a run of one of several programs; what is wrong comes below the table.
    fn add_cell(&mut self, number: usize, input: &Input, run: &Run, details: &str) -> String {
        let (word, why, width) = (self.coloured(run.verdict), clipped(&run.why), self.width);
        let name = if number == 0 { format!("{:<width$}", input.name) } else { String::new() };
        if run.verdict.is_fault() || !why.is_empty() {
            self.below += &format!("{}, {}: {}, {why}\n{details}", number + 1, input.name, run.verdict);
        }
        let after = if number + 1 == self.columns.len() { "\n" } else { "   " };
        let time = format!("{:>10}", seconds(run.time));
        format!("{name}  {word} {}{after}", &time[usize::from(run.verdict == Verdict::Slow)..])
    }

    /// Says what is common at the problem and is told of this fault, once for all programs. Spaces in the input, an endless
    /// search or much memory are told only if no run of the program before speaks against it.
    fn common(&mut self, number: usize, input: &Input, run: &Run) -> String {
        let Some(problem) = self.problem else { return String::new() };
        let column = &mut self.columns[number];
        column.look(problem, &input.text, run);
        let is_likely = |pitfall: &Pitfall| match pitfall.shows {
            Shows::Spaces => column.is_right(),
            Shows::Endless => !column.ends,
            Shows::Large | Shows::Array | Shows::Full => !column.is_large,
            _ => true,
        };
        let likely = self.pitfalls.iter().copied().filter(is_likely).collect::<Vec<_>>();
        let told = hints(problem, &likely, &run.shows, &input.text, &run.output, &column.before);
        self.pitfalls.retain(|pitfall| !told.iter().any(|one| one.text == pitfall.text));
        common(&told)
    }

    /// Keeps the name of an input that is not run.
    fn leave_out(&mut self, input: &Input, why: &str) {
        match self.not_run.iter_mut().find(|(known, _)| known == why) {
            Some((_, names)) => names.push(input.name.clone()),
            None => self.not_run.push((why.to_string(), vec![input.name.clone()])),
        }
    }

    /// Returns what was not run, whether each program is accepted, and the counts.
    pub fn end(&self) -> String {
        let mut text = self.below.clone();
        if !self.not_run.is_empty() {
            let groups = self.not_run.iter().map(|(why, names)| format!("{} ({why})", names.join(", ")));
            text += &format!("not run: {}\n", groups.collect::<Vec<_>>().join("; "));
        }
        for (number, column) in (1..).zip(&self.columns) {
            let head = if self.columns.len() == 1 { String::new() } else { format!("{number}: ") };
            text += &column.of_all_lines.as_ref().map_or(String::new(), |said| format!("{head}{said}\n"));
            text += &format!("{head}{}\n", column.sum());
        }
        text
    }

    /// Whether something is wrong with one of the programs.
    pub fn has_fault(&self) -> bool {
        let mut all = self.columns.iter().flat_map(|column| column.counts.iter().chain(&column.hard));
        all.any(|(verdict, _)| verdict.is_fault())
    }

    /// Pads a verdict to three characters, and colours it on a terminal.
    fn coloured(&self, verdict: Verdict) -> String {
        let (green, yellow, red) = (32, 33, 31);
        let colour = match verdict {
            Verdict::Accepted => green,
            Verdict::Presentation | Verdict::Slow => yellow,
            _ => red,
        };
        if self.colours {
            format!("\x1b[{colour}m{verdict:<3}\x1b[0m")
        } else {
            format!("{verdict:<3}")
        }
    }
}

impl Column {
    fn add(&mut self, tier: Tier, run: &Run) {
        self.of_all_lines = self.of_all_lines.take().or(run.of_all_lines.clone());
        let counts = match tier {
            Tier::Shown(_) => &mut self.shown,
            Tier::Hard => &mut self.hard,
            Tier::Judge | Tier::Kit(_) => &mut self.counts,
        };
        match counts.iter_mut().find(|(known, _)| *known == run.verdict) {
            Some((_, count)) => *count += 1,
            None => counts.push((run.verdict, 1)),
        }
    }

    /// Looks at a run for what may speak against a hint.
    fn look(&mut self, problem: &Problem, input: &[u8], run: &Run) {
        let Ok(cases) = problem.cases(input) else { return };
        if run.verdict == Verdict::Accepted && input.len() < SHORT {
            self.before.push(input.to_vec());
        }
        let is_cut = run.verdict.is_early() || run.verdict == Verdict::TooMuchOutput;
        self.ends |= !is_cut && cases.iter().any(|case| !case.solvable());
        let is_full_at_once = run.verdict == Verdict::OutOfMemory && run.time < ARRAY;
        self.is_large |= is_full_at_once && cases.iter().all(|case| case.start == case.goal);
    }

    /// Whether cases were run, and each was accepted.
    fn is_right(&self) -> bool {
        !self.counts.is_empty() && self.counts.iter().all(|(verdict, _)| !verdict.is_fault())
    }

    /// Whether the program is accepted, and the number of each verdict.
    fn sum(&self) -> String {
        let list = |counts: &Counts| {
            counts.iter().map(|(verdict, count)| format!("{count} {verdict}")).collect::<Vec<_>>().join(", ")
        };
        let mut sum = match self.counts.as_slice() {
            [] => "no case that counts was run".to_string(),
            counts if counts.iter().any(|(verdict, _)| verdict.is_fault()) => {
                format!("not accepted: {}", list(&self.counts))
            }
            [(Verdict::Slow, _)] => format!("no case decides: {}", list(&self.counts)),
            _ => format!("accepted: {}", list(&self.counts)),
        };
        for (what, counts) in [("not counted", &self.shown), ("harder than the judge's", &self.hard)] {
            if !counts.is_empty() {
                sum += &format!("; {what}: {}", list(counts));
            }
        }
        sum
    }
}

/// A run as its row shows it, and what was seen of other programs, if it failed where that does not decide.
fn shown(tier: Tier, run: &Run) -> (Run, String) {
    match tier {
        Tier::Shown(seen) if run.verdict.is_fault() => {
            let why = Code::FailedThere.with(run.why.as_str()).to_string();
            (Run { why, ..run.clone() }, format!("     {}\n", seen[0]))
        }
        _ => (run.clone(), String::new()),
    }
}

/// A line on each of some pitfalls.
pub fn common(pitfalls: &[Pitfall]) -> String {
    pitfalls.iter().map(|pitfall| format!("     {}\n", Code::Common.with(pitfall.text[0]))).collect()
}

/// The row of a run behind its verdict, which is three characters wide: the name, in this width, the figures and the reason,
/// on a line of its own if the row would be wider than `most`.
pub fn row(name: &str, width: usize, run: &Run, most: Option<usize>) -> String {
    let memory = run.memory.map_or(String::new(), |bytes| format!("{:.1} MB", megabytes(bytes)));
    let used = if run.elapsed.is_zero() {
        String::new()
    } else {
        format!("  {:>9}  {:>9}  {memory:>8}", seconds(run.time), seconds(run.elapsed))
    };
    let (row, why) = (format!("  {name:<width$}{used}"), clipped(&run.why));
    let row = match most {
        Some(most) if 3 + row.chars().count() + 2 + why.chars().count() > most => {
            format!("{}\n     {why}", row.trim_end())
        }
        _ => format!("{row}  {why}"),
    };
    row.trim_end().to_string()
}

/// A time in seconds: 0.000 s also if the last look at a run came before it had used any.
fn seconds(time: Duration) -> String {
    format!("{:.3} s", time.as_secs_f64())
}

/// Bytes in the unit of the limits.
fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

/// The limits of the kit for a right answer.
const ENOUGH: Limits = Limits { time: Duration::from_secs(60), memory: 1 << 30 };

/// Shows a fault: the input, the output, what is wrong, and a right answer.
pub fn details(problem: &Problem, input: &[u8], run: &Run, answer: Option<&[u8]>) -> String {
    let answer = answer.map(<[u8]>::to_vec).or_else(|| right_answer(problem, input));
    let mut text = section("the input", input) + &section("the output", &run.output);
    if !run.errors.is_empty() {
        text += &section("standard error", &run.errors);
    }
    text += &match run.verdict {
        Verdict::Accepted => section("what is slow", run.why.as_bytes()),
        verdict => section("what is wrong", format!("{verdict}, {}", run.why).as_bytes()),
    };
    text + &answer.map_or(String::new(), |answer| section("a right answer", &answer))
}

/// Shows an input of a format of one's own and a right output: of an easy board, and of an unsolvable one if there are some.
pub fn sample(problem: &Problem, inputs: &[Input]) -> String {
    let named = |name: &str| inputs.iter().find(|input| input.name.starts_with(name));
    let shown = |input: &Input| {
        let answer = problem.answers(&input.text).unwrap_or_default();
        section("an input", &input.text) + &section("a right output", &answer)
    };
    let several = named("mixed");
    let inputs = [several.or(named("easy")), named("unsolvable").filter(|_| several.is_none())];
    let text = format!("{}: {}\n", problem.title, problem.about()[0]);
    text + &inputs.into_iter().flatten().map(shown).collect::<String>()
}

/// The answer of the kit's program, if it can be built and is accepted; in a format of one's own, the kit's answer.
fn right_answer(problem: &Problem, input: &[u8]) -> Option<Vec<u8>> {
    if problem.file.is_some() {
        return problem.answers(input);
    }
    let program = built(problem.program).ok()?.display().to_string();
    let run = run(problem, &[program], input, &ENOUGH, None).ok()??;
    (run.verdict == Verdict::Accepted).then_some(run.output)
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
