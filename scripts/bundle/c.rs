//! One program's bundle in C.

use crate::deliver::Bundle;
use crate::fault::{Fault, Outcome};
use crate::options::Options;
use crate::package::Package;
use crate::parallel::each;
use crate::rust::read::code::{text_of, Token};
use crate::rust::shrink::absent::NO_BUNDLE;
use crate::rust::write::head::about;
use crate::rust::{joined_crates, without_unused};
use crate::rustc::{self, Rustc};
use crate::scratch::scratch;
use scripts::problems::submission;
use to_c::{Compiler, Level, Refusal};

/// An attribute that is for speed, token by token.
const FORCED_INLINING: [&str; 7] = ["#", "[", "inline", "(", "always", ")", "]"];

/// How the reason begins if the bundle compiles in Rust.
const NO_MACHINE: &str = "in C, no condition on the machine or its system holds: ";

/// Makes the bundle of a program in C; a short one at the first level at which it fits its judge, or the shortest.
pub fn bundle(package: &Package, program: &str, options: &Options) -> Outcome<Bundle> {
    let rustc = Rustc::find(&package.edition, Vec::new())?;
    let command = rustc::name();
    let compiler = Compiler::new(&command, &rustc.version, options.short).map_err(|refusal| placed(refusal, &[]))?;
    let assembled = joined_crates(package, program, options)?;
    let left = without_unused(&assembled.code, &assembled, package, program, options, &rustc).map_err(of_machine)?;
    let tokens = &left.code.tokens;
    warn_of_stack(program, tokens);
    let files = files(tokens, &package.edition, &compiler, options.short);
    let about = about(package, program, Some(&rustc.version), &assembled.licensed, tokens);
    let heads = heads(&about, &options.command(package, program));
    let text = fitting(files, &heads, options.limit.or_else(|| submission::limit(program)));
    let text = text.map_err(|fault| match fault.place {
        Some(_) => fault,
        None => Fault::plain(format!("{program}: {fault}")),
    })?;
    Ok(Bundle { program: program.to_string(), text, caller: None })
}

/// Returns the reason why a bundle does not compile in C alone.
fn of_machine(fault: Fault) -> Fault {
    Fault { reason: fault.reason.replace(NO_BUNDLE, NO_MACHINE), ..fault }
}

/// Says on standard error that a size of a stack which the program asks for has no meaning in C.
fn warn_of_stack(program: &str, tokens: &[Token]) {
    if tokens.iter().any(|token| token.is_code() && token.text == "stack_size") {
        eprintln!("warning: {program}: in C a thread runs on the judge's stack, whatever size it asks for");
    }
}

/// Makes a file at each level of optimisation that comes into question.
fn files(tokens: &[Token], edition: &str, compiler: &Compiler, short: bool) -> Vec<Outcome<String>> {
    let levels = if short { Level::FASTEST_FIRST.to_vec() } else { vec![Level::USUAL] };
    each(levels, |level| {
        let tokens = if level.is_for_size() { without_forced_inlining(tokens) } else { tokens.to_vec() };
        let made = compiler.compile(&text_of(&tokens), edition, level, &scratch()?.path);
        made.map_err(|refusal| placed(refusal, &tokens))
    })
}

/// The tokens with `#[inline]` for `#[inline(always)]`, which would write a function once for each call: the C compiler
/// is asked to inline it instead.
fn without_forced_inlining(tokens: &[Token]) -> Vec<Token> {
    let mut changed = tokens.to_vec();
    for (start, seven) in tokens.windows(FORCED_INLINING.len()).enumerate() {
        if seven.iter().map(|token| token.text).eq(FORCED_INLINING) {
            changed[start + 3..start + 6].iter_mut().for_each(|token| token.text = "");
        }
    }
    changed
}

/// Returns a refusal as an error at its place in the package; one of a type without a place, at the first that names it.
fn placed(refusal: Refusal, tokens: &[Token]) -> Fault {
    let token = match (refusal.place, refusal.absent) {
        (Some((line, column)), _) => token_at(line, column, tokens),
        (None, Some(absent)) => tokens.iter().find(|token| token.is_code() && token.text.ends_with(absent)),
        (None, None) => None,
    };
    match token {
        Some(token) => token.fault(refusal.reason),
        None => Fault::plain(refusal.reason),
    }
}

/// Returns the first code token that ends behind a place in the text of all tokens.
fn token_at(line: usize, column: usize, tokens: &[Token]) -> Option<&Token> {
    let text = text_of(tokens);
    let before: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
    let wanted = before + text[before..].chars().take(column - 1).map(char::len_utf8).sum::<usize>();
    let mut end = 0;
    tokens.iter().find(|token| {
        end += token.text.len();
        end > wanted && token.is_code()
    })
}

/// Returns two first lines for a file: with the command that makes it, and a shorter one without.
fn heads(about: &str, command: &str) -> [String; 2] {
    let command = command.trim_start_matches("cargo run --release --bin ").replacen("bundle -- ", "bundle ", 1);
    [format!("/* {about}: {command} */\n"), format!("/* {about} */\n")]
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust::read::code::tokens_of;

    #[test]
    fn forced_inlining_becomes_a_hint_in_code_and_not_in_literals() {
        let source = "#[inline(always)]\nfn f() { g(\"#[inline(always)]\") }\n#[inline]\nfn g(_: &str) {}";
        let wanted = "#[inline]\nfn f() { g(\"#[inline(always)]\") }\n#[inline]\nfn g(_: &str) {}";
        let tokens = tokens_of(source, "main.rs", 0);
        assert_eq!(text_of(&without_forced_inlining(&tokens)), wanted);
    }

    #[test]
    fn the_first_file_and_head_that_fit_with_two_characters_at_each_line_end_are_taken() {
        let heads = ["/* a long head */\n", "/* head */\n"].map(str::to_string);
        let files = ["int fast;\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n", "int small;\n"];
        let fitting = |limit| fitting(files.iter().map(|file| Ok(file.to_string())).collect(), &heads, limit).unwrap();
        let all: Vec<String> =
            files.iter().flat_map(|file| heads.iter().map(move |head| format!("{head}{file}"))).collect();
        let sizes: Vec<usize> = all.iter().map(|file| file.replace('\n', "\r\n").len()).collect();
        for (number, &size) in sizes.iter().enumerate() {
            assert_eq!(fitting(Some(size)), all[number]);
            assert_eq!(fitting(Some(size - 1)), all[all.len().min(number + 2) - 1]);
        }
        assert_eq!(fitting(None), all[2], "without a limit, the shortest with the command");
    }

    #[test]
    fn a_place_in_the_text_is_that_of_a_token() {
        let tokens = tokens_of("fn f() {}\n// \u{e9}\nfn \u{e9}\u{e9}() { g() }\n", "main.rs", 0);
        let at = |line, column| token_at(line, column, &tokens).map(|token| token.text);
        let wanted = [Some("f"), Some("fn"), Some("\u{e9}\u{e9}"), Some("{"), Some("g"), None];
        assert_eq!([at(1, 4), at(2, 1), at(3, 4), at(3, 9), at(3, 11), at(4, 1)], wanted);
    }
}
