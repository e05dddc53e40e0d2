//! Asks rustc what it thinks of a bundle; nothing is built, so an answer takes a tenth of a second.

use crate::fault::{Fault, Outcome};
use crate::json::Json;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

/// One thing that rustc has to say.
pub struct Finding {
    /// Whether the bundle does not compile because of it.
    pub is_error: bool,
    /// `dead_code` or `E0432`; empty for none.
    pub code: String,
    /// The sentence.
    pub message: String,
    /// The bytes of the bundle that it is about, those of macro expansions left aside.
    pub spans: Vec<(usize, usize)>,
    /// The bytes of the macro calls that make what it is about.
    pub calls: Vec<(usize, usize)>,
}

impl Finding {
    /// The words of the names that the sentence quotes.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let quoted = self.message.split('`').skip(1).step_by(2);
        quoted.flat_map(|quoted| quoted.split(|c: char| !c.is_alphanumeric() && c != '_'))
    }
}

/// The lints by which rustc calls things unused.
pub const UNUSED: [&str; 3] = ["dead_code", "unused_imports", "unused_macros"];

/// The installed compiler.
pub struct Rustc {
    command: String,
    /// Its version, such as `1.56.0`.
    pub version: String,
    edition: String,
    folder: PathBuf,
}

impl Rustc {
    /// The compiler that the variable `RUSTC` names, or `rustc`, for bundles of an edition.
    ///
    /// Errors: there is none.
    pub fn find(edition: &str, folder: PathBuf) -> Outcome<Rustc> {
        let command = name();
        let output = Command::new(&command).arg("--version").output();
        let output = output
            .map_err(|error| Fault::plain(format!("cannot run {}: {} (--keep-all needs none)", command, error)))?;
        let answer = String::from_utf8_lossy(&output.stdout).to_string();
        let version = answer.split(' ').nth(1).unwrap_or("").to_string();
        if !output.status.success() || version.is_empty() {
            return Err(Fault::plain(format!("{} --version fails (--keep-all needs no rustc)", command)));
        }
        Ok(Rustc { command, version, edition: edition.to_string(), folder })
    }

    /// Everything that rustc says about a text, by its lint levels or with what is unused always said.
    pub fn findings(&self, text: &str, strict: bool) -> Outcome<Vec<Finding>> {
        let mut command = self.reader("metadata", "bundle.rmeta");
        for lint in UNUSED.iter().filter(|_| strict) {
            command.args([self.force(), lint]);
        }
        let output = self.end(self.start(&mut command, text)?)?;
        let answer = String::from_utf8_lossy(&output.stderr).to_string();
        let found = findings_in(&answer);
        if !output.status.success() && !found.iter().any(|finding| finding.is_error) {
            return Err(Fault::plain(format!("{} fails: {}", self.command, answer.trim())));
        }
        Ok(found)
    }

    /// What rustc makes of two texts before it makes code of them; empty where it has anything to say.
    ///
    /// Errors: rustc cannot be run.
    pub fn middle_forms(&self, texts: [&str; 2]) -> Outcome<[String; 2]> {
        let names = ["one.mir", "other.mir"];
        let start = |at: usize| self.start(&mut self.reader("mir", names[at]), texts[at]);
        let started = [start(0)?, start(1)?];
        let mut forms = [String::new(), String::new()];
        for ((child, name), form) in IntoIterator::into_iter(started).zip(names).zip(&mut forms) {
            let output = self.end(child)?;
            if output.status.success() && output.stderr.is_empty() {
                *form = fs::read_to_string(self.folder.join(name)).unwrap_or_default();
            }
        }
        Ok(forms)
    }

    /// The command that reads a bundle from standard input and writes one thing that it knows of it.
    fn reader(&self, what: &str, file: &str) -> Command {
        let mut command = Command::new(&self.command);
        command.args(["-", "--crate-name", "bundle", "--crate-type", "bin", "--error-format=json"]);
        command.args(["--edition", &self.edition, "--emit", what, "-o"]).arg(self.folder.join(file));
        command
    }

    fn start(&self, command: &mut Command, text: &str) -> Outcome<Child> {
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|error| self.fault(error))?;
        if let Some(mut input) = child.stdin.take() {
            input.write_all(text.as_bytes()).map_err(|error| self.fault(error))?;
        }
        Ok(child)
    }

    fn end(&self, child: Child) -> Outcome<Output> {
        child.wait_with_output().map_err(|error| self.fault(error))
    }

    fn fault(&self, error: std::io::Error) -> Fault {
        Fault::plain(format!("cannot run {}: {}", self.command, error))
    }

    /// The option that makes a lint speak even where the source allows it, if this rustc has it.
    fn force(&self) -> &'static str {
        let minor: u32 = self.version.split('.').nth(1).and_then(|minor| minor.parse().ok()).unwrap_or(0);
        if minor >= 60 {
            "--force-warn"
        } else {
            "-W"
        }
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
    let (written, made): (Vec<&Json>, Vec<&Json>) =
        object.list("spans").iter().filter(primary).partition(|span| caller(span).is_none());
    let spans = written.into_iter().filter_map(bytes).collect();
    let calls = made.into_iter().map(outermost).filter_map(bytes).collect();
    let code = object.get("code").map_or("", |code| code.text("code")).to_string();
    Some(Finding { is_error, code, message, spans, calls })
}

/// The span of the macro call in the bundle's own text that makes what is at a span.
fn outermost(span: &Json) -> &Json {
    caller(span).map_or(span, outermost)
}

/// The span of the macro call that makes what is at a span.
fn caller(span: &Json) -> Option<&Json> {
    span.get("expansion")?.get("span")
}
