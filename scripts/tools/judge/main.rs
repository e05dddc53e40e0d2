//! Judges a program: the kit's, its bundle, or any other.

use scripts::cli::options::{row, Given, Tool};
use scripts::cli::progress::Progress;
use scripts::cli::{self, Failure};
use scripts::problems::description::{self, described, KEYS};
use scripts::problems::format::{ANSWER, INPUT};
use scripts::problems::list::{find, titles, PROBLEMS};
use scripts::problems::problem::{Boards, Problem};
use scripts::problems::tiers::Tier;
use scripts::system::programs::{built, bundled};
use scripts::text::shell_word;
use scripts::tools::judge::bounds::Bounds;
use scripts::tools::judge::early::Early;
use scripts::tools::judge::inputs::{input, inputs, Input};
use scripts::tools::judge::report::{details, sample, Report};
use scripts::tools::judge::run::{judged, Run};
use scripts::tools::judge::stress::stress;
use std::process::ExitCode;
use std::slice::from_ref;
use std::thread::scope;

static TOOL: Tool = Tool {
    name: "judge",
    about: "Runs a program on the cases of a problem and gives the judge's verdicts.",
    word: "PROGRAM",
    usage: &[
        ("PROGRAM", "the kit's program, built by cargo"),
        ("PROGRAM --bundle", "the kit's program, bundled into one file and compiled by rustc"),
        ("PROGRAM -- COMMAND ARGUMENT..", "any program, in any language"),
        ("PROGRAM -- COMMAND.. --- COMMAND..", "several programs, side by side"),
        ("PROGRAM --stress -- COMMAND..", "on random boards until one fails, then on ever smaller inputs"),
        ("PROGRAM --input FILE --output FILE", "an output that exists, without running anything"),
        ("--problem FILE -- COMMAND..", "any program, in a format of one's own, which FILE describes"),
        ("--problem FILE", "shows an input and a right output in that format"),
        ("--problem new", "prints a description to begin with"),
        ("--all", "all programs of the kit, or with --bundle their bundles"),
    ],
    options: &[
        ("--all", "judges every problem"),
        ("--problem FILE", "a description of the problem, see below; the cases are made"),
        ("--bundle", "judges the bundle of the kit's program"),
        (
            "--input FILE",
            "this input instead of the cases in judge_inputs/PROGRAM; - is standard input; in a folder, all files NAME.in, \
                each with the answer in NAME.out or NAME.ans if there is one",
        ),
        ("--output FILE", "with --input, judges this output; - is standard input"),
        ("--hard", "runs the cases that are harder than the judge's, too; they do not count for the last line"),
        (
            "--time SECONDS",
            "the time limit per case (default: the judge's, or 3 if that is not known); with --stress, the \
                wall-clock time for boards (default 60), of which finding a fault may take a quarter more; the limit of an \
                input is --each",
        ),
        ("--memory MB", "the memory limit (default: the judge's, or 1024 if that is not known)"),
        ("--patient", "runs a program that is out of time on, up to ten times the limit, and says how much it needs"),
        ("-v", "shows input, output and a right answer of each case that is not AC"),
        ("--jobs N", "runs N cases at a time (default 1, for the best times)"),
        ("--stress", "draws boards, those near the goal first, until the program fails or is slow"),
        ("--count N", "with --stress, at most N boards (default 1000)"),
        ("--seed S", "with --stress, the seed of the boards (default 1)"),
        ("--each SECONDS", "with --stress, the time limit for an input (default: the judge's, or 3)"),
        ("--save FILE", "with --stress, the file for the smallest input (default PROGRAM-failing.in; for a slow program PROGRAM-slow.in)"),
        ("-- COMMAND", "the program to judge, with its arguments; --- separates several programs"),
    ],
    notes: || NOTES.to_string() + &formats() + &titles(),
};

const NOTES: &str = "\
AC  accepted                 PE  only spaces or line ends are wrong, and the judge minds
WA  wrong answer             TLE more time than the limit  RE  runtime error: exit status not 0, or a signal
OLE more output than 64 MB   MLE more memory than the limit
slow  out of time only for a number of boards that no statement names: it does not count

Paths are replayed; a search checks that they have the fewest moves. Time is processor time, user and system, of the
program and the processes that it starts and waits for; a program that sleeps for more than three times the limit,
and more than 2 s longer than it, is stopped. Memory is the sum of the peaks of its processes, each with the pages
that it shares, for runs of at least 5 ms. Both are known on Linux; elsewhere, wall-clock time counts. On Unix, the
processes that a program has started end with it and with judge; on Linux, also those that have left its process
group, unless they have changed their environment. After TLE, MLE or RE, judge runs the program on single boards,
for ten seconds, longer on a busy machine, to find the one that fails or takes longest. A case whose number of
boards no statement names is slow, and no TLE, if no board by itself is over the limit; the program then runs on for
up to ten times the limit, or 30 s. Spaces and line ends that the judge does not mind, or is not known to, are AC with
a note. The exit status is 1 if a case that decides, or a harder one, is neither AC nor slow.

The command java, python3, pypy3, node or ruby, or the line #! of a script, tells the language. Its limits are those
that the judge is known to give it. If they are not known, C++'s limits, or the default on time, are shown and decide
nothing: a run is stopped at three times the time and 2 s more, and at three times C++'s memory or 1024 MB. The same
holds for the memory of Java and Node.js. --time and --memory always decide.

";

/// What a description of a format has.
fn formats() -> String {
    let keys: String = KEYS.iter().map(|(key, value, text)| row(&format!("{key}: {value}"), text)).collect();
    let [input, answer] =
        [INPUT, ANSWER].map(|holes| holes.iter().map(|(name, _, text)| row(name, text)).collect::<String>());
    format!(
        "FILE of --problem has a key and its value on each line, or a comment after #. Only answer is needed; the others\n\
        default to what is shown here, or to what the brackets say:\n{keys}\
        Holes of input:\n{input}Holes of answer and each:\n{answer}\
        Without {{count}}, a path of each lines or boards ends where it first reaches the goal. In a COMMAND, {{input}} is\n\
        the path of a file with the input, {{start}} and {{goal}} are the boards, each as a word. Tile costs, several blanks\n\
        and programs that ask for more input are no part of it. --problem new prints a description to begin with.\n\n"
    )
}

fn main() -> ExitCode {
    cli::run(&TOOL, judge)
}

const APART: [[&str; 2]; 19] = [
    ["--all", "--problem"],
    ["--bundle", "--problem"],
    ["--all", "PROGRAM"],
    ["--all", "--input"],
    ["--all", "--"],
    ["--all", "--stress"],
    ["--bundle", "--"],
    ["--stress", "--input"],
    ["--stress", "--jobs"],
    ["--stress", "--patient"],
    ["--stress", "--hard"],
    ["--stress", "-v"],
    ["--hard", "--input"],
    ["--output", "--"],
    ["--output", "--bundle"],
    ["--output", "--time"],
    ["--output", "--memory"],
    ["--output", "--patient"],
    ["--output", "--jobs"],
];

fn judge(given: &Given) -> Result<(), Failure> {
    refuse(given)?;
    if given.text("--problem") == Some("new") {
        return cli::print(&description::new());
    }
    let problems = problems(given)?;
    if given.has("--problem") && !(given.has("--") || given.has("--output")) {
        return cli::print(&sample(problems[0], &inputs(problems[0], None)?));
    }
    if problems[0].prints_to.is_some() && given.has("--jobs") {
        return Err(Failure::Usage("--jobs: all runs write the same file".to_string()));
    }
    let gives_board = |word: &String| word.contains("{start}") || word.contains("{goal}");
    if problems[0].input.boards != Boards::One && given.commands()?.iter().flatten().any(gives_board) {
        return Err(Failure::Usage("{start} and {goal} need inputs of one board".to_string()));
    }
    let mut report = Report::default();
    if given.has("--output") {
        judge_output(problems[0], given, &mut report)?;
        return end(&report);
    }
    if given.has("--stress") {
        return stress(problems[0], &programs(problems[0].program, given)?, given);
    }
    problems.iter().try_for_each(|problem| judge_one(problem, given, &mut report))?;
    end(&report)
}

/// Prints the end of the report, and fails if something is wrong with a program.
fn end(report: &Report) -> Result<(), Failure> {
    cli::print(&report.end())?;
    if report.has_fault() {
        Err(Failure::Told)
    } else {
        Ok(())
    }
}

/// Returns the problems to judge. A description lives as long as the judge.
fn problems(given: &Given) -> Result<Vec<&'static Problem>, Failure> {
    if let Some(file) = given.text("--problem") {
        let text = cli::read_file(file)?;
        let problem = described(file, &String::from_utf8_lossy(&text))?;
        return Ok(vec![Box::leak(Box::new(problem))]);
    }
    match given.word()? {
        Some(program) => Ok(vec![find(program).map_err(Failure::Usage)?]),
        None if given.has("--all") => Ok(PROBLEMS.to_vec()),
        None => Err(given.missing("PROGRAM")),
    }
}

/// Refuses options that do not go together, and a command without `--`.
fn refuse(given: &Given) -> Result<(), Failure> {
    given.apart(&APART)?;
    let (program, command) = match given.words.as_slice() {
        command if given.has("--problem") => (String::new(), command),
        [program, command @ ..] => (format!(" {program}"), command),
        [] => (String::new(), &[][..]),
    };
    if !given.has("--") && command.first().is_some_and(|word| find(word).is_err()) {
        let command: String = command.iter().map(|word| format!(" {}", shell_word(word))).collect();
        let proposal = format!("judge{program}{} --{command}", given.written());
        return Err(Failure::Usage(format!("a command follows --: {proposal}")));
    }
    // The clause above says first what a command without -- should be.
    given.apart(&[["--problem", "PROGRAM"]])?;
    given.need("--stress", &["--count", "--seed", "--each", "--save"])?;
    given.need("--input", &["--output"])?;
    given.need("--", &["--hard"])
}

/// Judges the output of `--output`, without running anything.
fn judge_output(problem: &'static Problem, given: &Given, report: &mut Report) -> Result<(), Failure> {
    let [from, to] = ["--input", "--output"].map(|option| given.text(option).expect("an option that is needed"));
    if from == "-" && to == "-" {
        return Err(Failure::Usage("--input and --output cannot both be -".to_string()));
    }
    let input = input(problem, from.to_string(), from)?;
    let output = cli::read_file(to)?;
    let judged = judged(problem, &input.text, &output);
    cli::print(&report.begin(problem, "", &[vec![to.to_string()]], from_ref(&input)))?;
    let run = Run { output, ..judged };
    cli::print(&report.add(0, &input, &run, &shown(problem, &input, &run, given)))
}

/// Returns the programs to run: the given commands, or the kit's program, which is built first.
fn programs(program: &str, given: &Given) -> Result<Vec<Vec<String>>, Failure> {
    let commands = given.commands()?;
    if !commands.is_empty() {
        return Ok(commands);
    }
    let path = if given.has("--bundle") { bundled(program)? } else { built(program)? };
    Ok(vec![vec![path.display().to_string()]])
}

fn judge_one(problem: &'static Problem, given: &Given, report: &mut Report) -> Result<(), Failure> {
    let jobs = given.number("--jobs", 1..=1000, "cases")?.unwrap_or(1);
    let (inputs, programs) = (cases(problem, given)?, programs(problem.program, given)?);
    let bounds = programs.iter().map(|command| Bounds::of(problem, "--time", given, command));
    let bounds = bounds.collect::<Result<Vec<_>, _>>()?;
    cli::print(&report.begin(problem, &lines(&bounds), &programs, &inputs))?;
    let progress = &Progress::new(inputs.len() * programs.len());
    let pairs = inputs.iter().flat_map(|input| (0..programs.len()).map(move |program| (input, program)));
    let pairs: Vec<(&Input, usize)> = pairs.collect();
    for (number, some) in pairs.chunks(jobs).enumerate() {
        progress.show(number * jobs, &some[0].0.name);
        let runs = at_once(some, |&(input, program)| match left_out(problem, input, given) {
            Some(why) => Ok(Run { why: why.to_string(), ..Run::default() }),
            None => bounds[program].run(problem, &programs[program], &input.text, given.has("--patient")),
        });
        for (&(input, program), run) in some.iter().zip(runs) {
            let (command, bounds, text) = (&programs[program], &bounds[program], &input.text);
            let is_number_named =
                !given.has("--") || bounds.has_given_time() || problem.names_number(&input.name, text);
            let run = Early { problem, command, bounds, input: text, is_number_named, progress }.told(run?)?;
            progress.hide();
            cli::print(&report.add(program, input, &run, &shown(problem, input, &run, given)))?;
        }
    }
    Ok(())
}

/// The limits of each program; once if they are the same for all.
fn lines(bounds: &[Bounds]) -> String {
    let lines: Vec<String> = bounds.iter().map(Bounds::line).collect();
    if lines.iter().all(|line| *line == lines[0]) {
        lines[0].clone()
    } else {
        (1..).zip(&lines).map(|(number, line)| format!("{number}: {line}")).collect()
    }
}

/// Reads the inputs. The kit's own program has to pass all cases.
fn cases(problem: &Problem, given: &Given) -> Result<Vec<Input>, String> {
    let mut inputs = inputs(problem, given.text("--input"))?;
    if !given.has("--") {
        inputs.iter_mut().for_each(|input| input.tier = Tier::Judge);
    }
    Ok(inputs)
}

/// What `-v` shows of a run.
fn shown(problem: &Problem, input: &Input, run: &Run, given: &Given) -> String {
    if given.has("-v") && run.verdict.is_fault() {
        details(problem, &input.text, run, input.answer.as_deref())
    } else {
        String::new()
    }
}

/// Does each piece of work on its own thread.
fn at_once<P: Sync, T: Send>(pieces: &[P], work: impl Fn(&P) -> T + Sync) -> Vec<T> {
    scope(|scope| {
        let threads: Vec<_> = pieces.iter().map(|piece| scope.spawn(|| work(piece))).collect();
        threads.into_iter().map(|thread| thread.join().expect("a thread that ends")).collect()
    })
}

/// Returns why an input is not run.
fn left_out(problem: &Problem, input: &Input, given: &Given) -> Option<&'static str> {
    let cases = problem.cases(&input.text).expect("an input that was read before");
    let may_be_unsolvable = problem.output.named || !given.has("--");
    match input.tier {
        Tier::Kit(why) => Some(why),
        Tier::Hard if !given.has("--hard") => Some("harder, see --hard"),
        _ if !may_be_unsolvable && !cases.iter().all(|case| case.solvable()) => Some("a board is unsolvable"),
        _ => None,
    }
}
