//! The options of a tool, and its arguments.

use super::failure::Failure;
use crate::text::names::unknown;
use crate::text::numbers::{moves, number, seed};
use crate::text::shell_word;
use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::path::Path;
use std::time::Duration;

/// A tool: its `--help`, and the syntax of its command line.
pub struct Tool {
    pub name: &'static str,
    /// A sentence on what it does.
    pub about: &'static str,
    /// The name of its argument, such as `PROGRAM`.
    pub word: &'static str,
    /// Calls, without the tool's name, and what each does.
    pub usage: &'static [(&'static str, &'static str)],
    /// Options, with the name of the value if there is one, such as `--count N`, and what each does.
    pub options: &'static [(&'static str, &'static str)],
    /// Further help.
    pub notes: fn() -> String,
}

/// The options of every tool.
const COMMON: [(&str, &str); 2] = [("--help", "prints this text, as -h does"), ("--version", "prints the version")];

/// A command follows, if the tool takes one; `---` separates two commands.
const COMMAND: &str = "--";
const ANOTHER: &str = "---";

impl Tool {
    /// What `--help` prints.
    pub fn help(&self) -> String {
        let calls: Vec<_> = self.usage.iter().map(|(call, about)| (format!("{} {call}", self.name), *about)).collect();
        let options = self.options.iter().chain(&COMMON);
        let mut text = format!("{}\n\nUsage:\n", self.about);
        text.extend(calls.iter().map(|(call, about)| row(call, about)));
        text += "\nOptions:\n";
        text.extend(options.map(|(option, about)| row(option, about)));
        match (self.notes)() {
            notes if notes.is_empty() => text,
            notes => text + "\n" + &notes,
        }
    }

    /// The name of each option, and whether it has a value.
    fn names(&self) -> impl Iterator<Item = (&'static str, bool)> {
        self.options.iter().chain(&COMMON).map(|(option, _)| match option.split_once(' ') {
            Some((name, _)) => (name, name != COMMAND),
            None => (*option, false),
        })
    }
}

/// The start of the second column, and its width.
const COLUMN: usize = 37;
const WIDTH: usize = 83;

/// A row of help: the term on the left, its explanation on the right, wrapped.
pub fn row(left: &str, about: &str) -> String {
    let mut lines = vec![String::new()];
    for word in about.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.len() + word.len() <= WIDTH => *line += &format!(" {word}"),
            _ => lines.push(format!(" {word}")),
        }
    }
    let (left, indent) = (format!("    {left}"), " ".repeat(COLUMN - 1));
    let left = if left.len() + 2 > COLUMN { format!("{left}\n{indent}") } else { format!("{left:<0$}", COLUMN - 1) };
    format!("{left}{}\n", lines.join(&format!("\n{indent}")))
}

/// Whether an argument is the name of an option. A board may begin with a `-` for its blank.
fn is_option(argument: &str) -> bool {
    let begins_board =
        |rest: &str| rest.is_empty() || rest.starts_with(|first: char| first == ' ' || first.is_ascii_digit());
    argument.strip_prefix('-').is_some_and(|rest| !begins_board(rest))
}

/// The arguments of a tool.
pub struct Given {
    tool: &'static Tool,
    /// The options in order, each with its value, or an empty one.
    options: Vec<(&'static str, String)>,
    /// The arguments that are not options.
    pub words: Vec<String>,
    command: Vec<String>,
}

impl Given {
    /// Reads the arguments after the tool's name. Refuses an argument that is not UTF-8, an unknown option, and an option
    /// without its value.
    pub fn read(tool: &'static Tool, arguments: impl Iterator<Item = OsString>) -> Result<Given, Failure> {
        let given = Given { tool, options: Vec::new(), words: Vec::new(), command: Vec::new() };
        let texts = (1..).zip(arguments).map(|(number, argument)| {
            argument.into_string().map_err(|argument| format!("argument {number}: {argument:?} is not UTF-8"))
        });
        texts.collect::<Result<_, _>>().and_then(|texts| given.with(texts)).map_err(Failure::Usage)
    }

    fn with(mut self, arguments: Vec<String>) -> Result<Given, String> {
        let mut rest = arguments.into_iter();
        while let Some(argument) = rest.next() {
            if !is_option(&argument) {
                self.words.push(argument);
                continue;
            }
            let wanted = if argument == "-h" { "--help" } else { &argument };
            let known = self.tool.names().find(|(name, _)| *name == wanted);
            let (name, has_value) = known.ok_or_else(|| self.unknown(wanted))?;
            let value = if has_value { rest.next().ok_or_else(|| format!("{name} needs a value"))? } else { "".into() };
            self.options.push((name, value));
            if name == COMMAND {
                self.command = rest.by_ref().collect();
            }
        }
        Ok(self)
    }

    /// The clause for an unknown option. After an argument, it may be one of a command.
    fn unknown(&self, option: &str) -> String {
        let names = || self.tool.names().map(|(name, _)| name);
        let is_of_command = !self.words.is_empty() && names().any(|name| name == COMMAND);
        let hint = if is_of_command { "; a command and its options follow --" } else { "" };
        unknown("option", option, names()) + hint
    }

    /// Whether an option was given; or an argument, if `name` is the tool's name for it.
    pub fn has(&self, name: &str) -> bool {
        (name == self.tool.word && !self.words.is_empty()) || self.text(name).is_some()
    }

    /// The options as a shell reads them, for a command line to propose; each has a blank before it.
    pub fn written(&self) -> String {
        let words = self.options.iter().flat_map(|(name, value)| [*name, value]);
        words.filter(|word| !word.is_empty()).map(|word| format!(" {}", shell_word(word))).collect()
    }

    /// The commands after `--`, separated by `---`; none may be empty.
    pub fn commands(&self) -> Result<Vec<Vec<String>>, Failure> {
        if !self.has(COMMAND) {
            return Ok(Vec::new());
        }
        let commands: Vec<_> = self.command.split(|word| word == ANOTHER).map(<[String]>::to_vec).collect();
        match commands.iter().position(Vec::is_empty) {
            None => Ok(commands),
            Some(0) => Err(self.missing("command after --")),
            Some(_) => Err(self.missing("command after ---")),
        }
    }

    /// The value of an option, the last if it was given twice.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.options.iter().rev().find(|(given, _)| *given == name).map(|(_, value)| value.as_str())
    }

    /// The values of an option that may be given several times, in order.
    pub fn texts<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.options.iter().filter(move |(given, _)| *given == name).map(|(_, value)| value.as_str())
    }

    /// The file of an option that takes a picture as SVG; a name for another kind of picture is refused.
    pub fn svg(&self, name: &str) -> Result<Option<&str>, Failure> {
        let file = self.text(name);
        let ending = file.and_then(|file| Path::new(file).extension()?.to_str()).unwrap_or_default().to_lowercase();
        match file {
            Some(file) if ["png", "jpg", "jpeg", "gif", "webp", "bmp", "pdf"].contains(&ending.as_str()) => {
                let right = Path::new(file).with_extension("svg");
                Err(Failure::Usage(format!("{name}: the picture is SVG, so name it {}", right.display())))
            }
            _ => Ok(file),
        }
    }

    /// Parses the value of an option; the clause of a failure begins with the option's name.
    pub fn value<T>(&self, name: &str, read: impl Fn(&str) -> Result<T, String>) -> Result<Option<T>, Failure> {
        let value = self.text(name).map(read).transpose();
        value.map_err(|clause| Failure::Usage(format!("{name}: {clause}")))
    }

    /// Parses the value of an option as a number of some things, within a range.
    pub fn number(&self, name: &str, range: RangeInclusive<usize>, things: &str) -> Result<Option<usize>, Failure> {
        self.value(name, |value| number(value, &range, things))
    }

    /// The value of `--seed`, a number of 64 bits, or 1.
    pub fn seed(&self) -> Result<u64, Failure> {
        Ok(self.value("--seed", seed)?.unwrap_or(1))
    }

    /// Parses the value of an option as a time in seconds, more than 0 and at most a day.
    pub fn seconds(&self, name: &str) -> Result<Option<Duration>, Failure> {
        self.value(name, |value| {
            let seconds = value.parse().ok().filter(|&seconds: &f64| seconds > 0.0 && seconds <= 86_400.0);
            seconds.map(Duration::from_secs_f64).ok_or_else(|| format!("{value:?} is not a number of seconds"))
        })
    }

    /// Parses the value of an option as a number of moves, or a range such as `30-50`.
    pub fn moves(&self, name: &str) -> Result<Option<(usize, usize)>, Failure> {
        self.value(name, moves)
    }

    /// The only argument that is not an option, if there is one; a second is refused.
    pub fn word(&self) -> Result<Option<&str>, Failure> {
        match self.words.as_slice() {
            [_, second, ..] => {
                Err(Failure::Usage(format!("one {} at a time, {second:?} is the second", self.tool.word)))
            }
            words => Ok(words.first().map(String::as_str)),
        }
    }

    /// Refuses pairs that exclude each other: options, the tool's argument by its name, or `--`.
    pub fn apart(&self, pairs: &[[&str; 2]]) -> Result<(), Failure> {
        match pairs.iter().find(|[one, other]| self.has(one) && self.has(other)) {
            Some([one, other]) => Err(Failure::Usage(format!("{one} and {other} do not go together"))),
            None => Ok(()),
        }
    }

    /// Refuses options that were given without another one that they need.
    pub fn need(&self, other: &str, options: &[&str]) -> Result<(), Failure> {
        match options.iter().find(|option| self.has(option)) {
            Some(option) if !self.has(other) => Err(Failure::Usage(format!("{option} needs {other}"))),
            _ => Ok(()),
        }
    }

    /// The failure for a missing argument.
    pub fn missing(&self, what: &str) -> Failure {
        Failure::Usage(format!("no {what}, see --help"))
    }
}
