//! Runs rustc on a bundle to get its errors, its lints and its intermediate representation (MIR). It makes no machine code,
//! so a run takes some tenths of a second.

use crate::complaints::missing_toolchain;
use crate::fault::{Fault, Outcome};
use crate::rust::read::attributes;
use crate::rust::read::code::{text_of, Token};
use crate::rust::read::items::Sort;
use crate::rust::read::modules::Parsed;
use crate::scratch::scratch;
use scripts::text::json::Json;
use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// An error or a warning of rustc.
pub struct Finding {
    /// Whether it is an error.
    pub is_error: bool,
    /// The lint or the error code, such as `dead_code` or `E0432`; may be empty.
    pub code: String,
    /// The message.
    pub message: String,
    /// What the message and the labels have in backticks.
    pub named: Vec<String>,
    /// The byte ranges of the bundle that it is about, outside of macro expansions.
    pub spans: Vec<(usize, usize)>,
    /// Those of the macro calls that expand to what it is about.
    pub calls: Vec<(usize, usize)>,
}

impl Finding {
    /// Returns the words of what it names.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        let is_between = |letter: char| !letter.is_alphanumeric() && letter != '_';
        self.named.iter().flat_map(move |path| path.split(is_between)).filter(|word| !word.is_empty())
    }
}

/// What rustc reports about a text.
pub struct Report {
    /// Its errors and warnings.
    pub findings: Vec<Finding>,
    /// The MIR; empty if there are errors.
    pub mir: String,
}

impl Report {
    /// Returns its errors.
    pub fn errors(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| finding.is_error)
    }

    /// Returns the lints that it names.
    pub fn lints(&self) -> BTreeSet<String> {
        let speaking = self.findings.iter().filter(|finding| !finding.is_error && !finding.code.is_empty());
        speaking.map(|finding| finding.code.clone()).collect()
    }
}

/// Appended to a bundle, which is compiled as a library for C: there rustc makes machine code only of what C can name. It takes
/// `main` as the start of a program does, so the lints and errors are those of a program.
const START: &str = "
/// Starts the program.
pub fn __bundled_program() {
    fn __start<T: ::std::process::Termination>(_: fn() -> T) {}
    __start(main);
}
";

/// The same without the standard library.
const START_WITHOUT_STD: &str = "\n/// Starts the program.\npub fn __bundled_program() { let _: fn() = main; }\n";

/// The lints about unused code.
pub const UNUSED: [&str; 3] = ["dead_code", "unused_imports", "unused_macros"];

/// The installed compiler.
pub struct Rustc {
    command: String,
    /// Its version, such as `1.56.0`.
    pub version: String,
    /// The edition of the bundles.
    pub edition: String,
    /// The arguments for the crates that the judge provides.
    externs: Vec<String>,
    /// Whether it writes the same MIR again for one text, if that had to be known.
    pub is_steady: OnceCell<bool>,
}

impl Rustc {
    /// Finds the compiler that the variable `RUSTC` names, or `rustc`.
    ///
    /// Errors: it cannot be run.
    pub fn find(edition: &str, externs: Vec<String>) -> Outcome<Rustc> {
        let command = name();
        let unfit = |reason: String| Fault::plain(format!("cannot run {command}: {reason} (--keep-all needs none)"));
        let output = Command::new(&command).arg("--version").output().map_err(|error| unfit(error.to_string()))?;
        let answer = String::from_utf8_lossy(&output.stdout);
        if let Some(fault) = missing_toolchain(&String::from_utf8_lossy(&output.stderr)) {
            return Err(fault);
        }
        let version = answer.split(' ').nth(1).ok_or_else(|| unfit("no version".to_string()))?.to_string();
        Ok(Rustc { command, version, edition: edition.to_string(), externs, is_steady: OnceCell::new() })
    }

    /// Returns what rustc reports about a bundle; if `strict`, unused code is reported whatever the text allows.
    pub fn report(&self, tokens: &[Token], strict: bool) -> Outcome<Report> {
        let always = if strict { &UNUSED[..] } else { &[] };
        self.report_as(&self.edition, tokens, always)
    }

    /// Returns what rustc reports about a bundle in an edition; some lints are always reported.
    ///
    /// Errors: rustc cannot be run, or fails without an error.
    pub fn report_as(&self, edition: &str, tokens: &[Token], always: &[&str]) -> Outcome<Report> {
        let scratch = scratch()?;
        let file = scratch.path.join("emitted");
        let mut command = Command::new(&self.command);
        command.args(["-", "--crate-name", "bundle", "--crate-type", "staticlib", "--error-format=json"]);
        command.args(["--edition", edition, "--emit", "mir", "-o"]);
        command.arg(&file).args(&self.externs).args(always.iter().flat_map(|lint| ["--force-warn", lint]));
        let output = self.run(&mut command, &(text_of(tokens) + start(tokens)))?;
        let answer = String::from_utf8_lossy(&output.stderr).to_string();
        let mut report = Report { findings: findings_in(&answer), mir: String::new() };
        if !output.status.success() && report.errors().next().is_none() {
            return Err(Fault::plain(format!("{} fails: {}", self.command, answer.trim())));
        }
        if output.status.success() {
            report.mir = fs::read_to_string(file).unwrap_or_default();
        }
        Ok(report)
    }

    /// Runs a command on a text.
    fn run(&self, command: &mut Command, text: &str) -> Outcome<Output> {
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut run = || {
            let mut child = command.spawn()?;
            if let Some(mut input) = child.stdin.take() {
                input.write_all(text.as_bytes())?;
            }
            child.wait_with_output()
        };
        run().map_err(|error| Fault::plain(format!("cannot run {}: {error}", self.command)))
    }
}

/// Returns what is appended to a bundle: nothing to a program that C starts, for all that C can name is needed.
fn start(tokens: &[Token]) -> &'static str {
    let code = Parsed::new(tokens.to_vec());
    let attributes = attributes::run(&code, 0, true);
    let has = |name: &str| attributes.iter().any(|one| code.is(one.name, name));
    let names_std = |at: usize| code.reads(at, "std ;");
    let declares_std =
        || code.top().iter().any(|item| item.sort == Sort::ExternCrate && item.name.is_some_and(names_std));
    if has("no_main") {
        ""
    } else if has("no_std") && !declares_std() {
        START_WITHOUT_STD
    } else {
        START
    }
}

/// The command that runs rustc.
pub fn name() -> String {
    std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_string())
}

/// What rustc said as lines of JSON.
pub fn findings_in(answer: &str) -> Vec<Finding> {
    answer.lines().filter_map(Json::read).filter_map(|object| finding(&object)).collect()
}

fn finding(object: &Json) -> Option<Finding> {
    let level = object.text("level");
    let is_error = level.starts_with("error");
    let message = object.text("message").to_string();
    if !(is_error || level == "warning") || message.ends_with("emitted") || message.starts_with("aborting due to") {
        return None;
    }
    let primary = |span: &&Json| matches!(span.get("is_primary"), Some(Json::Word(word)) if word == "true");
    let bytes = |span: &Json| Some((span.number("byte_start")?, span.number("byte_end")?));
    let primary: Vec<&Json> = object.list("spans").iter().filter(primary).collect();
    let texts = primary.iter().map(|span| span.text("label")).chain([&*message]);
    let named = texts.flat_map(|text| text.split('`').skip(1).step_by(2)).map(str::to_string).collect();
    let (calls, written): (Vec<&Json>, Vec<&Json>) = primary.into_iter().partition(|span| expanded(span).is_some());
    let spans = written.into_iter().filter_map(bytes).collect();
    let calls = calls.into_iter().map(|span| std::iter::successors(Some(span), |span| expanded(span)).last());
    let calls = calls.flatten().filter_map(bytes).collect();
    let code = object.get("code").map_or("", |code| code.text("code")).to_string();
    Some(Finding { is_error, code, message, named, spans, calls })
}

/// Returns the span of the macro call that expands to a span.
fn expanded(span: &Json) -> Option<&Json> {
    span.get("expansion")?.get("span")
}
