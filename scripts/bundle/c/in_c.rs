//! One program's bundle in C.

use super::read::source::Refusal;
use super::{build, of_ir};
use crate::crates::crates;
use crate::deliver::Bundle;
use crate::fault::{Fault, Outcome};
use crate::options::Options;
use crate::package::Package;
use crate::parallel::each;
use crate::rust::join::assemble::{assemble, Assembled};
use crate::rust::read::code::Token;
use crate::rust::read::modules::Parsed;
use crate::rust::read::sources::without_machine;
use crate::rust::shrink::unused::NO_BUNDLE;
use crate::rust::write::head::maker;
use crate::rust::{shrunk, users_own};
use crate::rustc::Rustc;
use crate::scratch::scratch;
use scripts::problems::submission;

/// The oldest rustc whose `core` has all that the stand-in for `std` passes on; of 1.81 the translator may refuse some
/// IR.
const OLDEST: u32 = 81;

/// The option of rustc with which IR says where it comes from; it takes longer then.
const LINES: &str = "-Cdebuginfo=line-tables-only";

/// rustc's levels of optimisation, the fastest first; C compilers optimise again. At the last, a function of a few
/// instructions goes into its callers, and so do the blocks that a jump skips: both make the text shorter.
const FASTEST_FIRST: [&[&str]; 4] = [
    &["-Copt-level=3"],
    &["-Copt-level=2"],
    &["-Copt-level=s"],
    &["-Copt-level=z", "-Cllvm-args=-inline-threshold=30 -jump-threading-threshold=10"],
];

/// Makes the bundle of a program in C; a short one at the first level at which it fits its judge, or the shortest.
pub fn in_c(package: &Package, program: &str, options: &Options) -> Outcome<Bundle> {
    let rustc = Rustc::find(&package.edition, Vec::new())?;
    if minor(&rustc.version) < OLDEST {
        return Err(Fault::plain(format!("C needs rustc 1.{OLDEST} or newer, this is {}", rustc.version)));
    }
    let (whole, tokens) = used(package, program, options, &rustc)?;
    warn_of_stack(program, &tokens);
    let files = files(&tokens, &package.edition, options.short, &rustc.version);
    let maker = maker(package, program, Some(&rustc.version), &whole.licensed, &tokens);
    let heads = heads(&maker, &options.command(package, program));
    let text = fitting(files, &heads, options.limit.or_else(|| submission::limit(program)));
    let text = text.map_err(|fault| match fault.place {
        Some(_) => fault,
        None => Fault::plain(format!("{program}: {fault}")),
    })?;
    Ok(Bundle { program: program.to_string(), text, caller: None })
}

/// Returns the parts of a program and the code that it uses, where no condition on the machine or its system holds.
///
/// What only unused code needs may be under such a condition, so if it does not compile, what is unused on this machine
/// goes first.
fn used(package: &Package, program: &str, options: &Options, rustc: &Rustc) -> Outcome<(Assembled, Vec<Token>)> {
    let assembled = |options: &Options| assemble(&crates(package, program, options)?, &package.root);
    let tokens = |code: &Parsed, whole: &Assembled| {
        let used = shrunk(code, whole, options, rustc, false)?;
        Outcome::Ok(used.code.tokens.clone())
    };
    let whole = assembled(options)?;
    let fault = match tokens(&whole.code, &whole) {
        Ok(tokens) => return Ok((whole, tokens)),
        Err(fault) => fault,
    };
    let here = assembled(&Options { c: false, ..options.clone() }).and_then(|whole| {
        let tokens = tokens(&whole.code, &whole)?;
        Ok((whole, Parsed::new(tokens)))
    });
    let Ok((whole, code)) = here else { return Err(users_own(fault, package, program, options)) };
    let code = Parsed::new(without_machine(&code));
    match tokens(&code, &whole) {
        Ok(tokens) => Ok((whole, tokens)),
        Err(Fault { place, reason }) => {
            let reason = reason.trim_start_matches(NO_BUNDLE);
            Err(Fault { place, reason: format!("in C, no condition on the machine or its system holds: {reason}") })
        }
    }
}

/// Says on standard error that a size of a stack which the program asks for has no meaning in C.
fn warn_of_stack(program: &str, tokens: &[Token]) {
    if tokens.iter().any(|token| token.is_code() && token.text == "stack_size") {
        eprintln!("warning: {program}: in C a thread runs on the judge's stack, whatever size it asks for");
    }
}

/// Makes a file at each level of optimisation that comes into question.
fn files(tokens: &[Token], edition: &str, short: bool, version: &str) -> Vec<Outcome<String>> {
    let made = |level: &[&str]| {
        let ir = build::ir(tokens, edition, level, &scratch()?.path)?;
        of_ir(&ir, version, short)
    };
    let levels = if short { &FASTEST_FIRST[..] } else { &FASTEST_FIRST[1..2] };
    each(levels.to_vec(), |level: &[&str]| {
        made(level).map_err(|refusal| match refusal.fault.place {
            Some(_) => refusal.fault,
            None => with_place(refusal, made(&[level, &[LINES]].concat()), tokens),
        })
    })
}

/// Returns two first lines for a file: with the command that makes it, and a shorter one without.
fn heads(maker: &str, command: &str) -> [String; 2] {
    let command = command.trim_start_matches("cargo run --release --bin ").replacen("bundle -- ", "bundle ", 1);
    [format!("/* {maker}: {command} */\n"), format!("/* {maker} */\n")]
}

/// A refusal at the line that it is about, as rustc tells it when it is asked for lines; of a type, else at the first
/// place that names it.
fn with_place(refusal: Refusal, with_lines: Result<String, Refusal>, tokens: &[Token]) -> Fault {
    let located = with_lines.err().filter(|refusal| refusal.fault.place.is_some());
    let Refusal { fault, absent } = located.unwrap_or(refusal);
    let token = match &fault.place {
        Some((_, line)) => token_in(*line, tokens),
        None => absent.and_then(|ty| tokens.iter().find(|token| token.is_code() && token.text.ends_with(ty))),
    };
    match token {
        Some(token) => token.fault(fault.reason.as_str()),
        None => fault,
    }
}

/// The first token in a line of the text of all tokens.
fn token_in(line: usize, tokens: &[Token]) -> Option<&Token> {
    let mut at = 1;
    tokens.iter().find(|token| {
        at += token.newlines();
        at >= line && token.is_code()
    })
}

/// The second number of rustc's version.
fn minor(version: &str) -> u32 {
    version.split('.').nth(1).and_then(|minor| minor.parse().ok()).unwrap_or(0)
}

/// The first file, with the first of the heads, that is within the limit even where a line ends with two characters; or
/// else the shortest.
fn fitting(files: Vec<Outcome<String>>, heads: &[String; 2], limit: Option<usize>) -> Outcome<String> {
    let (made, faults): (Vec<_>, Vec<_>) = files.into_iter().partition(|file| file.is_ok());
    let made: Vec<String> = made.into_iter().flatten().collect();
    let headed = |file: &String| heads.iter().map(|head| format!("{head}{file}")).collect::<Vec<_>>();
    let fits = |file: &String| limit.is_some_and(|limit| file.len() + file.lines().count() <= limit);
    let head = &heads[usize::from(limit.is_some())];
    let shortest = || made.iter().min_by_key(|file| file.len()).map(|file| format!("{head}{file}"));
    match made.iter().flat_map(headed).find(fits).or_else(shortest) {
        Some(file) => Ok(file),
        None => Err(faults.into_iter().find_map(Result::err).unwrap_or_else(|| Fault::plain("no level"))),
    }
}
