//! What the page knows: the problems, each with its files and cases, and the engine.

use crate::base85::base85;
use crate::engine::methods::{lessons, path};
use crate::engine::{own, scramble::scramble};
use crate::json;
use crate::lines::Lines;
use scripts::problems::clause::CODES;
use scripts::problems::description;
use scripts::problems::list::PROBLEMS;
use scripts::problems::problem::Problem;
use scripts::problems::submission::{fit, takes_functions_only, Submission};
use scripts::system::programs::{files, root, target};
use scripts::system::temporary::Folder;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the data and the engine, packed for the page, whose `unpack` reads them. The engine begins with the first byte 0.
///
/// # Errors
/// There is no `gzip`, or no place for the file that it reads.
pub fn packed(data: &str, engine: &[u8]) -> Result<String, String> {
    let folder = Folder::new(&target()?, "page").map_err(|error| format!("cannot create a folder: {error}"))?;
    let file = folder.path.join("data");
    fs::write(&file, [data.as_bytes(), engine].concat())
        .map_err(|error| format!("cannot write {}: {error}", file.display()))?;
    match Command::new("gzip").args(["-9", "--no-name", "--stdout"]).arg(&file).output() {
        Ok(output) if output.status.success() => Ok(base85(&output.stdout)),
        Ok(output) => Err(format!("gzip fails: {}", output.status)),
        Err(error) => Err(format!("cannot run gzip: {error}")),
    }
}

/// Returns the data as JSON: the version, the addresses of the page and of the repository, the problems, the lines of their
/// files and cases, the lessons with their boards and path, examples of descriptions, and the words of the engine's clauses.
///
/// # Errors
/// A file of the repository cannot be read.
pub fn data() -> Result<String, String> {
    let mut lines = Lines::default();
    let mut problems = Vec::new();
    for problem in PROBLEMS {
        problems.push(self::problem(problem, &mut lines)?);
    }
    let ([boards, path], examples) = (path(), examples()?);
    let manifest = read(&root().join("Cargo.toml"))?;
    Ok(format!(
        "{{\"version\":\"{}\",\n\"homepage\":{},\n\"repository\":{},\n\"problems\":{},\n\"lines\":{},\n\"lessons\":{},\n\"boards\":{boards},\n\"path\":{path},\n\
         \"examples\":{examples},\n\"clauses\":{}}}",
        env!("CARGO_PKG_VERSION"),
        json::optional(address("homepage", &manifest), json::text),
        json::optional(address("repository", &manifest), json::text),
        json::list(problems),
        lines.json(),
        lessons(),
        clauses()
    ))
}

/// The descriptions to begin with, each with its name: a new one, and the examples of `judge`.
fn examples() -> Result<String, String> {
    let new = json::both(&[description::new(), read(&root().join("scripts/page/description.zh.txt"))?]);
    let mut examples = vec![format!("{{\"name\":\"\",\"text\":{new}}}")];
    for path in files(&root().join("scripts/tools/judge/problems"))? {
        let text = read(&path)?;
        let name = json::text(description::described("example", &text)?.title);
        examples.push(format!("{{\"name\":{name},\"text\":{}}}\n", json::both(&[&text, &text])));
    }
    Ok(json::list(examples))
}

/// Returns the address that `Cargo.toml` has under this key, if any.
pub fn address<'a>(key: &str, manifest: &'a str) -> Option<&'a str> {
    let value = manifest.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))?;
    Some(value.trim_matches('"'))
}

/// The words of each code of a clause.
fn clauses() -> String {
    let words = CODES.iter().map(|(code, words)| format!("\"{code:?}\":{}", json::both(words)));
    format!("{{{}}}", words.collect::<Vec<_>>().join(",\n"))
}

fn problem(problem: &Problem, lines: &mut Lines) -> Result<String, String> {
    let (files, cases) = (submissions(problem, lines)?, cases(problem, lines)?);
    let fields = [
        ("id", json::text(problem.program)),
        ("titles", json::both(&problem.titles())),
        ("judge", json::text(problem.judge.name)),
        ("about", json::both(&problem.about())),
        ("names", json::text(&problem.names.join(" "))),
        ("statement", json::optional(problem.statement, json::text)),
        ("input", json::both(&problem.reads)),
        ("output", json::both(&problem.prints)),
        ("notes", json::list(problem.notes.iter().map(json::both))),
        ("pitfalls", json::list(problem.pitfalls.iter().map(|pitfall| json::both(&pitfall.text)))),
        ("failedThere", json::list(problem.failed_there.iter().map(|(_, seen)| json::both(seen)))),
        ("limits", json::both(&[ENGLISH, CHINESE].map(|words| limits(problem, words)))),
        ("compiler", json::both(&problem.judge.choice)),
    ];
    let fields: Vec<String> = fields.iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
    let (fields, drawn) = (fields.join(","), own::drawn(problem));
    let [files, cases] = [files, cases].map(json::list);
    Ok(format!("{{{fields},{drawn},\"files\":{files},\"cases\":{cases}}}\n"))
}

/// The words for the seconds, the megabytes and the most moves, each with those for what is not known.
const ENGLISH: [[&str; 2]; 3] =
    [["{} s", "time not known"], [", {} MB", ", memory not known"], [", at most {} moves", ""]];
const CHINESE: [[&str; 2]; 3] = [["{} 秒", "时间未知"], ["，{} MB", "，内存未知"], ["，至多 {} 步", ""]];

fn limits(problem: &Problem, words: [[&str; 2]; 3]) -> String {
    let numbers = [problem.seconds, problem.megabytes, problem.limit.map(|most| most as u64)];
    let said = |(number, [known, unknown]): (Option<u64>, [&str; 2])| {
        number.map_or(unknown.to_string(), |number| known.replace("{}", &number.to_string()))
    };
    numbers.into_iter().zip(words).map(said).collect()
}

/// The files to paste.
fn submissions(problem: &Problem, lines: &mut Lines) -> Result<Vec<String>, String> {
    let file = |ending: &&str| {
        let name = format!("{}.{ending}", problem.program);
        let text = read(&root().join("expected/submissions").join(&name))?;
        let submission = match *ending {
            "c" => Submission::C,
            _ if takes_functions_only(problem.program) => Submission::Functions,
            _ => Submission::Program,
        };
        let limit = json::both(&fit(problem.judge, text.len(), submission));
        let (bytes, runs) = (text.len(), lines.add(&text));
        Ok(format!("{{\"name\":\"{name}\",\"bytes\":{bytes},\"limit\":{limit},\"lines\":{runs}}}"))
    };
    problem.judge.files().iter().map(file).collect()
}

/// Cases that the page has the engine make: the program, the name, and the words of its command `scramble`.
const MADE: [(&str, &str, [&str; 5]); 1] = [("acwing108", "hardest", ["2", "any", "1", "2", "99"])];

/// The cases of `judge_inputs`, the sample first.
fn cases(problem: &Problem, lines: &mut Lines) -> Result<Vec<String>, String> {
    let mut paths = files(&root().join("judge_inputs").join(problem.program))?;
    paths.sort_by_key(|path| !path.ends_with("sample.in"));
    let case = |path: &PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let text = read(path)?;
        let tier = own::tier(problem.tier(&name, &problem.cases(text.as_bytes())?));
        let (key, input) = match MADE.iter().find(|(program, case, _)| [*program, *case] == [problem.program, &name]) {
            None => ("lines", lines.add(&text)),
            Some((program, _, words)) => {
                let made = format!("{{\"input\":{},\"why\":null}}\n", json::text(&text));
                let is_made = scramble(program, words, b"")? == made;
                is_made
                    .then(|| ("made", json::list(words.map(json::text))))
                    .ok_or("a case is not what the engine makes")?
            }
        };
        Ok(format!("{{\"name\":{},\"tier\":\"{tier}\",\"{key}\":{input}}}", json::text(&name)))
    };
    paths.iter().map(case).collect()
}

/// Reads a file as text, with a replacement character for what is none.
pub fn read(path: &Path) -> Result<String, String> {
    let bytes = fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
