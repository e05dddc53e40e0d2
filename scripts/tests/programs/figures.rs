//! What the kit's programs take, compared with kept files: the moves of their answers, and the work to find them.

use super::kept;
use crate::bundling::rustc_version;
use crate::tool::{executable, not_checked};
use scripts::kit::oracle::Rule;
use scripts::problems::list::PROBLEMS;
use scripts::problems::problem::Problem;
use scripts::system::programs::root;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::iter;
use std::path::Path;
use std::process::{Command, Stdio};

/// The boards of each case, and the moves of all answers to them.
pub type Moves = BTreeMap<(&'static str, String), (usize, usize)>;

/// The name of a case.
fn name(case: &Path) -> String {
    case.file_stem().unwrap().to_string_lossy().into_owned()
}

/// Adds what an output to a case takes, if other numbers of moves would be right, too.
pub fn add(moves: &mut Moves, problem: &'static Problem, case: &Path, input: &[u8], output: &[u8]) {
    if problem.promise == Rule::Any {
        let given = problem.moves_given(input, output).unwrap();
        let sum = given.iter().map(|(_, moves)| moves.len()).sum();
        moves.insert((problem.program, name(case)), (given.len(), sum));
    }
}

/// Adds what the kept table has of a case that is left out.
pub fn add_kept(moves: &mut Moves, problem: &'static Problem, case: &Path) {
    let (table, case) = (table_of("moves.txt"), name(case));
    let section = table.split("\n\n").find(|section| section.lines().next() == Some(problem.program)).unwrap();
    let row =
        section.lines().map(|line| line.split_whitespace().collect::<Vec<_>>()).find(|row| row[0] == case).unwrap();
    moves.insert((problem.program, case), (row[1].parse().unwrap(), row[2].parse().unwrap()));
}

/// The kept table of the moves.
pub fn moves_table(moves: &Moves) -> String {
    let mut table = String::from(
        "The programs whose answers may be longer than the shortest: for each case, its boards, and the moves of all answers\n",
    );
    let mut program = "";
    for ((of, case), (boards, moves)) in moves.iter().filter(|(_, (_, moves))| *moves > 0) {
        if program != *of {
            program = of;
            let _ = writeln!(table, "\n{program}");
        }
        let _ = writeln!(table, "  {case:<24}{boards:>6}{moves:>10}");
    }
    table
}

/// Fails if a table is no longer the kept one, whose name is that of a file in `expected/programs`.
pub fn assert_kept(table: &str, name: &str) {
    let old = table_of(name);
    if table != old {
        let pairs = table.lines().zip(old.lines().chain(iter::repeat("")));
        let (is, was) = pairs.into_iter().find(|(new, old)| new != old).unwrap_or_default();
        panic!("{}\n was {was}\n  is {is}", stale(table, name));
    }
}

fn table_of(name: &str) -> String {
    String::from_utf8(kept(&root().join("expected/programs").join(name))).unwrap().replace('\r', "")
}

/// Keeps a new table, and says what to do with it.
fn stale(table: &str, name: &str) -> String {
    let made = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&made, table).unwrap();
    format!("expected/programs/{name} is stale; if that is meant, put {} in its place", made.display())
}

/// The cases of a program whose instructions are counted: the one with many boards, or else the hardest board, and the
/// unsolvable ones.
fn weighed(program: &'static str) -> Vec<(&'static str, &'static str)> {
    let folder = root().join("judge_inputs").join(program);
    let has = |case: &str| folder.join(case).with_extension("in").exists();
    let much = if has("many") { "many" } else { "hardest" };
    [much].into_iter().chain(Some("unsolvable").filter(|case| has(case))).map(|case| (program, case)).collect()
}

/// The instructions of a program for a case, as valgrind counts them.
fn instructions(program: &str, case: &str) -> u64 {
    let input = File::open(root().join(format!("judge_inputs/{program}/{case}.in"))).unwrap();
    let mut command = Command::new("valgrind");
    command.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
    let output = command.arg(executable(program)).stdin(input).stdout(Stdio::null()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let count = said.split("refs:").nth(1).and_then(|rest| rest.split_whitespace().next());
    let count = count.unwrap_or_else(|| panic!("valgrind of {program}: {said}"));
    count.replace(',', "").parse().unwrap()
}

const HEAD: &str = "\
Millions of instructions that each program takes for some cases of judge_inputs, on x86-64, built in release by
";

/// The percentage by which a count may differ from the kept one: the C library differs from machine to machine.
const TOLERANCE: u64 = 2;

/// A mistake that costs time and changes no answer, such as a solver for each board, is seen here alone.
#[test]
#[ignore = "needs valgrind and a release build"]
fn every_program_takes_as_many_instructions_as_it_did() {
    const NAME: &str = "instructions.txt";
    if !crate::TAKES_ALL || Command::new("valgrind").arg("--version").output().is_err() {
        return not_checked("instructions are counted by valgrind, in a release build");
    }
    let (old, version) = (table_of(NAME), format!("rustc {}", rustc_version()));
    let was = |program: &str, case: &str| -> Option<u64> {
        let line = old.lines().find(|line| line.split_whitespace().take(2).eq([program, case]))?;
        line.split_whitespace().last()?.replace('.', "").parse().ok()
    };
    let (mut table, mut differing) = (format!("{HEAD}{version}\n\n"), Vec::new());
    for (program, case) in PROBLEMS.iter().flat_map(|problem| weighed(problem.program)) {
        let tenths = instructions(program, case) / 100_000;
        let _ = writeln!(table, "{program:<26}{case:<12}{:>6}.{}", tenths / 10, tenths % 10);
        // One that takes nearly none may take two tenths of a million more.
        if was(program, case).is_none_or(|was| tenths.abs_diff(was) > was * TOLERANCE / 100 + 2) {
            differing.push((program, case));
        }
    }
    if !differing.is_empty() {
        let stale = format!("{differing:?}: {}", stale(&table, NAME));
        assert!(!old.contains(&version), "{stale}");
        // As with other files that rustc makes, another rustc is no failure.
        eprintln!("the kept instructions are those of another rustc; {stale}");
    }
}
