//! What pages and manifests say of all problems, made from their descriptions, and the list of these.

use super::contract::Text;
use super::list::PROBLEMS;
use super::problem::Problem;

/// A page with a table of the problems.
pub struct Page {
    pub file: &'static str,
    /// The path from the page's folder to the top of the repository.
    up: &'static str,
    /// The position of the page's language in a [`Text`].
    language: usize,
    /// Whether it has every problem, or only some of them.
    has_all: bool,
}

pub const PAGES: [Page; 3] = [
    Page { file: "scripts/problems/README.md", up: "../../", language: 0, has_all: true },
    Page { file: "scripts/README.zh-CN.md", up: "../", language: 1, has_all: true },
    Page { file: "README.md", up: "", language: 0, has_all: false },
];

/// The head of the section on common mistakes.
const PITFALLS: &str = "## Common mistakes\n";

impl Page {
    /// Returns a page's text with its table, and its section on common mistakes if it has one, as they have to be.
    pub fn renewed(&self, text: &str) -> String {
        let is_row = |line: &&str| line.starts_with("| ") && line.contains("submissions/");
        let is_there = |problem: &Problem| text.contains(&format!("expected/submissions/{}.", problem.program));
        let wanted = |problem: &&&Problem| self.has_all || is_there(problem);
        let mut rows: String = PROBLEMS.iter().filter(wanted).map(|problem| self.row(problem)).collect();
        let mut renewed = String::new();
        for line in text.split_inclusive('\n') {
            if is_row(&line) {
                renewed += &std::mem::take(&mut rows)
            } else {
                renewed += line
            }
        }
        let Some((before, section)) = renewed.split_once(PITFALLS) else { return renewed };
        let next = section.find("\n## ").map_or("", |end| &section[end..]);
        format!("{before}{PITFALLS}\n{}{next}", self.pitfalls())
    }

    /// The row of a problem: its title, its boards and answer, and the files to paste.
    fn row(&self, problem: &Problem) -> String {
        let (title, about) = (&problem.titles()[self.language], &problem.about()[self.language]);
        let title = problem.statement.map_or(title.clone(), |statement| {
            let rest = title.strip_prefix(problem.title).unwrap_or_default();
            format!("[{}]({statement}){rest}", problem.title)
        });
        format!("| {title} | {about} | {} |\n", self.files(problem))
    }

    fn files(&self, problem: &Problem) -> String {
        let link =
            |ending: &&str| format!("[{0}.{ending}]({1}expected/submissions/{0}.{ending})", problem.program, self.up);
        let links: Vec<String> = problem.judge.files().iter().map(link).collect();
        let function = if problem.judge.functions_only { ["the function in ", "函数："][self.language] } else { "" };
        format!("{function}{}", links.join([" or ", "、"][self.language]))
    }

    /// The mistakes that are common at each problem.
    fn pitfalls(&self) -> String {
        let clause = |text: Text| text[self.language];
        let item = |problem: &&Problem| {
            let clauses: Vec<&str> = problem.pitfalls.iter().map(|pitfall| clause(pitfall.text)).collect();
            format!("- **{}**: {}.\n", problem.title, clauses.join("; "))
        };
        PROBLEMS.iter().map(item).collect()
    }
}

/// Returns the text of `Cargo.toml` with an entry for every program: without one, cargo runs it as a test and a bench too.
/// The entries of programs that are not described stay.
pub fn manifest(text: &str) -> String {
    let head = |problem: &&Problem| format!("    {{ name = \"{}\",", problem.program);
    let is_entry = |line: &&str| PROBLEMS.iter().any(|problem| line.starts_with(&head(problem)));
    let before = |line: &&str| !is_entry(line) && *line != "]";
    let at = text.lines().take_while(before).count();
    let entry = |problem: &&Problem| head(problem) + " bench = false, test = false },";
    let mut lines: Vec<String> = text.lines().filter(|line| !is_entry(line)).map(str::to_string).collect();
    lines.splice(at..at, PROBLEMS.iter().map(entry));
    lines.join("\n") + "\n"
}

/// Whether a program may have this name. A digit or `_` keeps it apart from Rust's keywords, the tools and the modules
/// beside the descriptions, such as `bases`.
pub fn is_program_name(name: &str) -> bool {
    let is_mark = |letter: char| letter.is_ascii_digit() || letter == '_';
    let is_allowed = |letter: char| letter.is_ascii_lowercase() || is_mark(letter);
    name.starts_with(|first: char| first.is_ascii_lowercase()) && name.chars().all(is_allowed) && name.contains(is_mark)
}

/// Returns the text of the list of problems with one more: its module in the order of their names, and its problem as the
/// last one.
pub fn listed(text: &str, program: &str) -> String {
    let (module, problem) = (format!("mod {program};"), format!("    &{program}::PROBLEM,"));
    let bare = |line: &str| line.trim_start_matches("pub ").to_string();
    let is_module = |line: &&str| bare(line).starts_with("mod ");
    let is_before = |line: &&str| is_module(line) && bare(line) < module;
    let mut lines: Vec<&str> = text.lines().collect();
    let at = match lines.iter().rposition(is_before) {
        Some(last) => Some(last + 1),
        None => lines.iter().position(is_module),
    };
    lines.insert(at.unwrap_or(lines.len()), &module);
    let end = lines.iter().position(|line| *line == "];").unwrap_or(lines.len());
    lines.insert(end, &problem);
    lines.join("\n") + "\n"
}
