//! Wrong solvers: in every problem whose statement makes a typical mistake wrong, a case that counts catches it.

mod table;

use scripts::mistakes::boards::{Asked, Right};
use scripts::mistakes::list::{is_tried, MISTAKES};
use scripts::mistakes::need::{Need, EMPTY_LINE_COUNTS};
use scripts::mistakes::solver::{Printed, Solver};
use scripts::problems::judges;
use scripts::problems::list::{find, PROBLEMS};
use scripts::problems::mistake::Mistake;
use scripts::problems::problem::{Boards, Problem};
use scripts::problems::tiers::Tier;
use scripts::system::programs::{files, root};
use scripts::tools::judge::slow::PART;
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::thread;
use table::{table, Row};

/// A case of `judge_inputs` that counts for a program that is not the kit's.
struct Counting {
    name: String,
    /// Whether a program may not be slow there for the number of boards.
    is_small: bool,
    input: String,
    boards: Vec<Asked>,
    right: Printed,
    /// Whether each output judged so far is wrong: many mistakes print the same.
    known: HashMap<String, bool>,
}

impl Counting {
    /// Whether this case catches a mistake that prints this.
    fn catches(&mut self, problem: &Problem, printed: &Printed) -> bool {
        let is_wrong = || fault(problem, &self.input, printed).is_some();
        *printed != self.right && (!printed.ends || *self.known.entry(printed.text.clone()).or_insert_with(is_wrong))
    }
}

/// The cases of a problem that count. The solver without a mistake has to be accepted on each.
fn cases(problem: &'static Problem, right: &mut Right) -> Vec<Counting> {
    let mut cases = Vec::new();
    for path in files(&root().join("judge_inputs").join(problem.program)).unwrap() {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let read = |path: &Path| fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let text = |bytes| String::from_utf8(bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let input = read(&path);
        let cases_of = problem.cases(&input).unwrap_or_else(|clause| panic!("{}: {clause}", path.display()));
        if problem.tier(&name, &cases_of) != Tier::Judge {
            continue;
        }
        let is_solvable = cases_of.iter().all(|case| case.solvable());
        if !is_solvable && !problem.output.named {
            continue;
        }
        let input = text(input);
        let output = text(read(&root().join(format!("expected/{}/{name}.out", problem.program))));
        let boards = right.asked(input.as_bytes(), output.as_bytes());
        let printed = Solver::new(problem, None, right).run(&input, &boards);
        assert_eq!(fault(problem, &input, &printed), None, "{}, {name}: {}", problem.program, printed.text);
        let is_small = boards.len() <= PART || problem.names_number(&name, input.as_bytes());
        if !is_small {
            cases.push(beginning(problem, &boards[..PART], right));
        }
        cases.push(Counting { name, is_small, input, boards, right: printed, known: HashMap::new() });
    }
    cases
}

/// What is judged of a case where a program is slow for the number of boards. It is no case of `judge_inputs`.
fn beginning(problem: &'static Problem, boards: &[Asked], right: &mut Right) -> Counting {
    let input = problem.input_of(&boards.iter().map(|asked| asked.case.clone()).collect::<Vec<_>>());
    let printed = Solver::new(problem, None, right).run(&input, boards);
    Counting {
        name: String::new(),
        is_small: true,
        input,
        boards: boards.to_vec(),
        right: printed,
        known: HashMap::new(),
    }
}

/// The fault of a run in the verdict of the judge.
fn fault(problem: &Problem, input: &str, printed: &Printed) -> Option<String> {
    match problem.judged(problem.rule, input.as_bytes(), printed.text.as_bytes()).fault {
        _ if !printed.ends => Some("no end".to_string()),
        fault => fault.map(|(_, fault)| fault.to_string()),
    }
}

/// Makes every mistake in the solver of a problem.
fn column(problem: &'static Problem) -> Vec<Row> {
    let mut right = Right::new(problem);
    let mut cases = cases(problem, &mut right);
    let mut caught = |mistake: Mistake| {
        let mut catches = |case: &mut Counting| {
            let printed = Solver::new(problem, Some(mistake), &mut right).run(&case.input, &case.boards);
            case.catches(problem, &printed)
        };
        let tried = cases.iter_mut().filter(|case| is_tried(mistake, case.boards.len()));
        let catching: Vec<&Counting> = tried.filter_map(|case| catches(case).then_some(&*case)).collect();
        let is_caught = catching.is_empty() || catching.iter().any(|case| case.is_small);
        assert!(is_caught, "{}: only many boards catch mistake {mistake:?}", problem.program);
        catching.iter().map(|case| case.name.clone()).filter(|name| !name.is_empty()).collect()
    };
    let row = |(mistake, _, needs): &(Mistake, &str, &[Need])| match needs.iter().find(|need| !(need.holds)(problem)) {
        Some(need) => Err(need.otherwise),
        None => Ok(caught(*mistake)),
    };
    MISTAKES.iter().map(row).collect()
}

const KEPT: &str = include_str!("../../../expected/judge/mistakes.txt");

/// Makes every mistake in the solvers of these problems, and fails if a case misses one.
fn columns(problems: &[&'static Problem]) -> Vec<Vec<Row>> {
    let columns: Vec<Vec<Row>> = thread::scope(|scope| {
        let threads: Vec<_> = problems.iter().map(|problem| scope.spawn(|| column(problem))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let mut accepted = String::new();
    for (problem, column) in problems.iter().zip(&columns) {
        for ((_, sentence, _), row) in MISTAKES.iter().zip(column) {
            if matches!(row, Ok(cases) if cases.is_empty()) {
                accepted += &format!("judge_inputs/{} needs a case that catches this: {sentence}\n", problem.program);
            }
        }
    }
    assert!(accepted.is_empty(), "{accepted}");
    columns
}

#[test]
fn in_some_problems_each_mistake_is_caught() {
    let some: Vec<&Problem> = PROBLEMS.iter().copied().step_by(6).collect();
    columns(&some);
}

#[test]
#[ignore = "takes all problems"]
fn every_mistake_that_a_statement_makes_wrong_is_caught() {
    let columns = columns(PROBLEMS);
    let (table, kept) = (table(&columns), KEPT.replace('\r', ""));
    if table != kept {
        let made = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mistakes.txt");
        fs::write(&made, &table).unwrap();
        let (new, old) = table.lines().zip(kept.lines()).find(|(new, old)| new != old).unwrap_or_default();
        let (file, made) = ("expected/judge/mistakes.txt", made.display());
        panic!("{file} is stale; if that is meant, put {made} in its place\n was {old}\n  is {new}");
    }
}

/// A judge that compares values or words sees no empty line: where it is the only one, no case can catch that it is
/// missing.
#[test]
fn an_empty_line_that_the_judge_cannot_see_needs_no_case() {
    let tiles = find("codewars_sliding_puzzle").unwrap();
    assert!((EMPTY_LINE_COUNTS.holds)(tiles), "the next board's answer would stand in its place");
    let mut alone = tiles.clone();
    alone.input.boards = Boards::One;
    assert!(!(EMPTY_LINE_COUNTS.holds)(&alone));
    alone.judge = &judges::UVA;
    assert!((EMPTY_LINE_COUNTS.holds)(&alone));
}
