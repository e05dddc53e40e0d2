//! Mistakes that people make and a mutation tool does not, each with the harm to a user. `cargo test` looks whether each can
//! still be made; `cargo test --test mistakes -- --make [WORD..]` makes them in a copy of the repository, one after another,
//! and says which tests catch each: those whose file or sentence has one of the words, or all.
//!
//! A list is a text; a mistake in it is a paragraph:
//!
//! ```text
//! A sentence on what a user would see.
//! in src/board.rs
//! - the exact text of some lines, which is there once
//! + what replaces it
//! by slidekit board::
//! ```
//!
//! `by` names a package and the tests that should catch it, several of them in turn; the last resort are all tests. The exit
//! status is 1 if a mistake is caught by none, does not compile, or can no longer be made. Each takes about a minute. Those of
//! the page's JavaScript are made in the page itself, and need a browser.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

/// A mistake to make.
#[derive(Default)]
struct Mistake {
    sentence: String,
    file: String,
    right: String,
    wrong: String,
    /// Each a package, and words of which a test has to have one in its name.
    tests: Vec<String>,
}

/// What becomes of a mistake.
enum Fate {
    /// These tests fail.
    Caught(BTreeSet<String>),
    Survives,
    /// It cannot be made, for this reason.
    Unmade(String),
}

fn main() -> ExitCode {
    let mut words: Vec<String> = env::args().skip(1).collect();
    let makes = words.iter().any(|word| word == "--make");
    // Without it, the words are those of `cargo test`, and choose other tests.
    words.retain(|word| makes && word != "--make");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the top of the repository");
    let mistakes = chosen(&root.join("scripts/tests/mistakes"), &words);
    let copy = root.join("target/mistakes");
    if makes {
        mirror(&root, &copy).expect("a copy of the repository");
    }
    let mut bad = 0;
    for (number, mistake) in (1..).zip(&mistakes) {
        let start = Instant::now();
        let fate = match made(mistake, &root) {
            Ok(right) if makes => tried(mistake, &copy, &right),
            Ok(_) => continue,
            Err(why) => Fate::Unmade(why),
        };
        let said = match &fate {
            Fate::Caught(tests) => format!("caught by {}", tests.iter().cloned().collect::<Vec<_>>().join(", ")),
            Fate::Survives => "SURVIVES".to_string(),
            Fate::Unmade(why) => format!("NOT MADE: {why}"),
        };
        let (of, seconds) = (mistakes.len(), start.elapsed().as_secs());
        println!("{number}/{of}, {seconds} s, {}: {}\n    {said}", mistake.file, mistake.sentence);
        let _ = io::stdout().flush();
        bad += usize::from(!matches!(fate, Fate::Caught(_)));
    }
    println!("{} mistakes, {bad} of them not caught or not made", mistakes.len());
    ExitCode::from(u8::from(bad > 0))
}

/// Reads the lists, and returns the mistakes that have one of these words.
fn chosen(folder: &Path, words: &[String]) -> Vec<Mistake> {
    let mut lists: Vec<PathBuf> = fs::read_dir(folder).expect("the lists").map(|entry| entry.unwrap().path()).collect();
    lists.retain(|path| path.extension() == Some("txt".as_ref()));
    lists.sort();
    let texts = lists.iter().map(|list| fs::read_to_string(list).expect("a list").replace('\r', ""));
    let mut mistakes: Vec<Mistake> =
        texts.flat_map(|text| text.split("\n\n").map(parsed).collect::<Vec<_>>()).collect();
    let is_chosen = |mistake: &Mistake, word: &String| mistake.file.contains(word) || mistake.sentence.contains(word);
    mistakes.retain(|mistake| words.is_empty() || words.iter().any(|word| is_chosen(mistake, word)));
    mistakes
}

fn parsed(paragraph: &str) -> Mistake {
    let mut mistake = Mistake::default();
    let add = |text: &mut String, line: &str| {
        text.push_str(if text.is_empty() { "" } else { "\n" });
        text.push_str(line);
    };
    for line in paragraph.lines().filter(|line| !line.is_empty()) {
        match line.split_once(' ').unwrap_or((line, "")) {
            ("-", text) => add(&mut mistake.right, text),
            ("+", text) => add(&mut mistake.wrong, text),
            ("in", file) => mistake.file = file.to_string(),
            ("by", tests) => mistake.tests.push(tests.to_string()),
            _ => add(&mut mistake.sentence, line),
        }
    }
    assert!(!mistake.file.is_empty() && !mistake.right.is_empty(), "no mistake: {paragraph}");
    mistake
}

/// Makes the files of a copy those of the repository, without touching what is the same.
fn mirror(root: &Path, copy: &Path) -> io::Result<()> {
    let listed = Command::new("git").current_dir(root).args(["ls-files", "-co", "--exclude-standard"]).output()?;
    let mut kept = BTreeSet::new();
    for file in String::from_utf8_lossy(&listed.stdout).lines() {
        let (from, to) = (root.join(file), copy.join(file));
        let Ok(bytes) = fs::read(from) else { continue };
        kept.insert(to.clone());
        if fs::read(&to).ok().as_ref() != Some(&bytes) {
            fs::create_dir_all(to.parent().expect("a folder"))?;
            fs::write(to, bytes)?;
        }
    }
    retain(copy, &copy.join("target"), &kept)?;
    // Only what changes is compiled again.
    let settings = "[profile.dev]\nincremental = true\n[profile.test]\nincremental = true\n";
    fs::create_dir_all(copy.join(".cargo"))?;
    fs::write(copy.join(".cargo/config.toml"), settings)
}

/// Removes the other files of a folder but one: what has moved must not be there twice.
fn retain(folder: &Path, untouched: &Path, kept: &BTreeSet<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() && path != untouched {
            retain(&path, untouched, kept)?;
            // It stays if something is in it.
            let _ = fs::remove_dir(&path);
        } else if path.is_file() && !kept.contains(&path) {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}

/// Returns the text of the file in which a mistake can be made, or why it cannot.
fn made(mistake: &Mistake, root: &Path) -> Result<String, String> {
    let text = fs::read_to_string(root.join(&mistake.file)).map_err(|_| "there is no such file".to_string())?;
    let text = text.replace('\r', "");
    match text.matches(&mistake.right).count() {
        1 => Ok(text),
        times => Err(format!("its text is there {times} times")),
    }
}

/// Makes a mistake, runs the tests, and takes it back.
fn tried(mistake: &Mistake, copy: &Path, right: &str) -> Fate {
    let file = copy.join(&mistake.file);
    fs::write(&file, right.replacen(&mistake.right, &mistake.wrong, 1)).expect("a file of the copy");
    let fate = judged(mistake, copy);
    fs::write(&file, right).expect("a file of the copy");
    fate
}

fn judged(mistake: &Mistake, copy: &Path) -> Fate {
    let named = mistake.tests.iter().map(|tests| {
        let (package, words) = tests.split_once(' ').unwrap_or((tests, ""));
        [&["--package", package][..], &["--"], &words.split_whitespace().collect::<Vec<_>>()].concat()
    });
    for arguments in named.chain([vec!["--no-fail-fast"]]) {
        match run(copy, &arguments) {
            Fate::Survives => {}
            fate => return fate,
        }
    }
    Fate::Survives
}

/// Runs some tests.
fn run(copy: &Path, arguments: &[&str]) -> Fate {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(copy).env("RUST_BACKTRACE", "0").env_remove("CARGO_TARGET_DIR");
    let output = cargo.args(["test", "--quiet"]).args(arguments).output().expect("cargo runs");
    if output.status.success() {
        return Fate::Survives;
    }
    let said = String::from_utf8_lossy(&output.stdout);
    let failed: BTreeSet<String> = said
        .lines()
        .filter_map(|line| line.strip_prefix("---- ")?.strip_suffix(" stdout ----"))
        .map(str::to_string)
        .collect();
    let complaint = String::from_utf8_lossy(&output.stderr);
    let builds = !complaint.contains("could not compile") && !said.contains("could not compile");
    if failed.is_empty() || !builds {
        Fate::Unmade(complaint.lines().find(|line| line.starts_with("error")).unwrap_or("no test failed").to_string())
    } else {
        Fate::Caught(failed)
    }
}
