//! Writes what a problem that is described still lacks.

use super::Tell;
use crate::boards::draw::{draw, Depth, Wanted};
use crate::cli::Failure;
use crate::kit::grid::Case;
use crate::problems::clause::Clause;
use crate::problems::description;
use crate::problems::problem::{Boards, Problem};
use crate::problems::submission::{takes_functions_only, wants_least, wants_short};
use crate::problems::tables::{manifest, PAGES};
use crate::system::programs::{built, files, root};
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

/// A writer of what is missing.
pub struct Missing<'a> {
    /// The repository. The program and the bundler that are run are those of this one.
    pub root: &'a Path,
    /// Gets the name of each file that is written.
    pub tell: Tell<'a>,
    /// The number of files written.
    pub written: usize,
}

/// The longest side of the boards in a case, so that it stays small.
const SIDE: usize = 9;

/// The number of random boards in an input of several.
const MANY: usize = 30;

impl Missing<'_> {
    /// Writes what problems lack, and first the tables: cargo has to know a program before it builds it.
    pub fn all(&mut self, problems: &[&'static Problem]) -> Result<(), Failure> {
        self.rows()?;
        problems.iter().try_for_each(|problem| self.files(problem))
    }

    /// Writes the tables of the pages and the entries of `Cargo.toml`, where they are not as they have to be.
    fn rows(&mut self) -> Result<(), Failure> {
        for page in PAGES {
            self.renew(page.file, |text| page.renewed(text))?;
        }
        self.renew("scripts/tools/judge/README.md", description::renewed)?;
        self.renew("Cargo.toml", manifest)
    }

    /// Writes the cases, outputs and files to paste that a problem lacks.
    pub fn files(&mut self, problem: &'static Problem) -> Result<(), Failure> {
        let folder = self.root.join("judge_inputs").join(problem.program);
        if !folder.join("sample.in").exists() {
            return Err(format!("judge_inputs/{}/sample.in is missing: the statement's sample", problem.program).into());
        }
        for (name, cases) in cases(problem)? {
            self.create(&folder.join(name).with_extension("in"), || Ok(problem.input_of(&cases).into_bytes()))?;
        }
        self.create(&folder.join("messy.in"), || messy(&folder.join("hardest.in")))?;
        let inputs = files(&folder)?.into_iter().filter(|file| file.extension() == Some("in".as_ref()));
        for input in inputs {
            let name = input.file_name().unwrap_or_default();
            let output = self.root.join("expected").join(problem.program).join(name).with_extension("out");
            if !is_right(problem, &input, &output) {
                self.write(&output, &answers(problem, &input)?)?;
            }
        }
        problem.judge.files().iter().try_for_each(|ending| {
            let file = self.root.join(format!("expected/submissions/{}.{ending}", problem.program));
            self.create(&file, || submission(problem, *ending == "c"))
        })
    }

    /// Writes a text anew, if it is not as it has to be.
    fn renew(&mut self, file: &str, renewed: impl Fn(&str) -> String) -> Result<(), Failure> {
        let path = self.root.join(file);
        let text = fs::read_to_string(&path).map_err(|error| format!("cannot read {file}: {error}"))?;
        // Git may keep the lines with CR LF.
        let text = text.replace("\r\n", "\n");
        match renewed(&text) {
            new if new == text => Ok(()),
            new => self.write(&path, new.as_bytes()),
        }
    }

    /// Writes a file, if it is not there.
    fn create(&mut self, path: &Path, text: impl FnOnce() -> Result<Vec<u8>, String>) -> Result<(), Failure> {
        if path.exists() {
            Ok(())
        } else {
            self.write(path, &text()?)
        }
    }

    fn write(&mut self, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
        let name = path.strip_prefix(self.root).unwrap_or(path).display();
        let folder = path.parent().expect("a file of the repository");
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, bytes));
        written.map_err(|error| format!("cannot write {name}: {error}"))?;
        self.written += 1;
        (self.tell)(&format!("{name}\n"))
    }
}

/// The cases that every problem has, and many boards if an input has several.
fn cases(problem: &'static Problem) -> Result<Vec<(&'static str, Vec<Case>)>, String> {
    let any = any(problem);
    // Of large boards, the fewest moves are not known.
    let hardest = draw(&Wanted { depth: Depth::Hardest, ..any }).or_else(|_| draw(&any))?;
    let goal = hardest[0].goal.clone();
    let solved = Case { start: goal.clone(), goal };
    let mut cases =
        vec![("already_solved", vec![solved.clone()]), ("unsolvable", vec![solved.twin()]), ("hardest", hardest)];
    if problem.input.boards != Boards::One {
        cases.push(("many", many(problem, solved)?));
    }
    Ok(cases)
}

/// One random board, not too large.
fn any(problem: &'static Problem) -> Wanted {
    let side = problem.input.shape.sides().map(|(_, most)| SIDE.min(most as usize));
    Wanted { problem, count: 1, depth: Depth::Any, unsolvable: 0, side, seed: 1 }
}

/// Random boards, a third of them unsolvable if the judge has such boards, with a solved one in the middle.
pub fn many(problem: &'static Problem, solved: Case) -> Result<Vec<Case>, Clause> {
    let unsolvable = if problem.output.named { MANY / 3 } else { 0 };
    let mut many = draw(&Wanted { count: MANY, unsolvable, ..any(problem) })?;
    many.insert(MANY / 2, solved);
    Ok(many)
}

/// The same input with other spaces and line ends.
fn messy(input: &Path) -> Result<Vec<u8>, String> {
    let text = fs::read_to_string(input).map_err(|error| format!("cannot read {}: {error}", input.display()))?;
    Ok(format!("\r\n\t{}", text.replace(' ', " \t ").replace('\n', "\x0c\r\n \r\n")).into_bytes())
}

/// The answers of the kit's program, if they are right.
fn answers(problem: &Problem, input: &Path) -> Result<Vec<u8>, String> {
    let text = fs::read(input).map_err(|error| format!("cannot read {}: {error}", input.display()))?;
    problem.cases(&text).map_err(|clause| format!("{}: {clause}", input.display()))?;
    let file = File::open(input).map_err(|error| format!("cannot read {}: {error}", input.display()))?;
    let answers = output(Command::new(built(problem.program)?).stdin(file))?;
    match problem.check(problem.promise, &text, &answers) {
        Ok(()) => Ok(answers),
        Err(fault) => Err(format!("{}: {fault}", input.display())),
    }
}

/// Whether an output is there, and right: the input may have been changed.
fn is_right(problem: &Problem, input: &Path, output: &Path) -> bool {
    let (Ok(input), Ok(output)) = (fs::read(input), fs::read(output)) else { return false };
    problem.cases(&input).is_ok() && problem.check(problem.promise, &input, &output).is_ok()
}

/// The file to paste, in the form that the judge asks for.
fn submission(problem: &Problem, in_c: bool) -> Result<Vec<u8>, String> {
    let program = problem.program;
    output(Command::new(built("bundle")?).current_dir(root()).arg(program).args(options(program, in_c)))
}

/// The options of the bundler for the form that a program's judge asks for.
pub fn options(program: &str, in_c: bool) -> &'static [&'static str] {
    match in_c {
        true if wants_short(program) => &["--c", "--short"],
        true => &["--c"],
        false if takes_functions_only(program) => &["--function"],
        false if wants_least(program) => &["--short", "--minify", "--rename"],
        false => &[],
    }
}

/// What a program prints.
fn output(program: &mut Command) -> Result<Vec<u8>, String> {
    let output = program.output().map_err(|error| format!("cannot run {program:?}: {error}"))?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        Err(format!("{program:?} fails: {}", String::from_utf8_lossy(&output.stderr).trim_end()))
    }
}
