//! What pages and manifests say of all problems, made from their descriptions.

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
        let wanted = |problem: &&&Problem| self.has_all || text.contains(&self.files(problem));
        let mut rows: String = PROBLEMS.iter().filter(wanted).map(|problem| self.row(problem)).collect();
        let mut renewed = String::new();
        for line in text.split_inclusive('\n') {
            match is_row(&line) {
                true => renewed += &std::mem::take(&mut rows),
                false => renewed += line,
            }
        }
        match renewed.split_once(PITFALLS) {
            Some((before, _)) => format!("{before}{PITFALLS}\n{}", self.pitfalls()),
            None => renewed,
        }
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
pub fn manifest(text: &str) -> String {
    let is_entry = |part: &&str| part.starts_with("[[bin]]\n");
    let parts: Vec<&str> = text.split("\n\n").collect();
    let at = parts.iter().position(is_entry).unwrap_or(parts.len());
    let entry = |problem: &&Problem| format!("[[bin]]\nname = \"{}\"\nbench = false\ntest = false", problem.program);
    let mut renewed: Vec<String> = parts.iter().filter(|part| !is_entry(part)).map(|part| part.to_string()).collect();
    renewed.splice(at..at, PROBLEMS.iter().map(entry));
    renewed.join("\n\n")
}
