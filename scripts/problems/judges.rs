//! The judges: whether each takes Rust or C, and its limit on the length of a source.

use super::list::find;

/// The form of a bundle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// A whole program in Rust.
    Program,
    /// Functions in Rust, for a judge that calls them.
    Functions,
    /// A whole program in C.
    C,
}

/// A judge.
pub struct Judge {
    name: &'static str,
    takes_rust: Option<bool>,
    /// Whether it is known to take C, under the same limit.
    takes_c: bool,
    functions_only: bool,
    /// The most bytes of a source, and whether that is confirmed.
    limit: Option<(usize, bool)>,
}

const fn judge(name: &'static str, takes_rust: Option<bool>, limit: Option<(usize, bool)>) -> Judge {
    Judge { name, takes_rust, takes_c: false, functions_only: false, limit }
}

const fn with_c(judge: Judge) -> Judge {
    Judge { takes_c: true, ..judge }
}

pub static UVA: Judge = with_c(judge("UVa", Some(false), Some((10_000, false))));
pub static POJ: Judge = with_c(judge("POJ", Some(false), None));
pub static HDU: Judge = with_c(judge("HDU", Some(false), Some((65_536, false))));
pub static AOJ: Judge = judge("AOJ", Some(true), None);
pub static LUOGU: Judge = with_c(judge("Luogu", Some(true), None));
pub static ACWING: Judge = judge("AcWing", None, None);
pub static BOJ: Judge = judge("BOJ", Some(true), Some((512_000, true)));
pub static JUTGE: Judge = judge("Jutge", None, None);
pub static LEETCODE: Judge = Judge { functions_only: true, ..judge("LeetCode", Some(true), None) };
pub static EOLYMP: Judge = judge("Eolymp", Some(true), None);
pub static LIGHTOJ: Judge = judge("LightOJ", None, None);
pub static SPOJ: Judge = with_c(judge("SPOJ", Some(true), Some((50_000, true))));
/// SPOJ, for a problem with its own limit and languages.
pub static SPOJ_SHORT: Judge = with_c(judge("SPOJ", None, Some((10_000, true))));
pub static MIPT: Judge = judge("acm.mipt.ru", None, None);
pub static HACKERRANK: Judge = judge("HackerRank", Some(true), None);
pub static SGU: Judge = judge("acm.sgu.ru", None, None);
pub static CODEFORCES: Judge = judge("Codeforces", Some(true), Some((65_536, false)));
pub static CODEWARS: Judge = judge("Codewars", Some(true), None);

/// A judge with at most this limit gets the short form.
const TIGHT: usize = 10_000;

/// The judge of a program of the kit, by its exact name.
fn judge_of(program: &str) -> Option<&'static Judge> {
    find(program).ok().map(|problem| problem.judge)
}

/// Returns one line on the size of a program's bundle, and whether its judge takes it.
pub fn verdict(program: &str, bytes: usize, form: Form) -> String {
    let size = format!("{program}: {bytes} bytes{}", if form == Form::C { " of C" } else { "" });
    match judge_of(program) {
        Some(judge) => format!("{size}; {}", judge.says(bytes, form)),
        None => size,
    }
}

/// Returns the most bytes that a program's judge takes, if known.
pub fn limit(program: &str) -> Option<usize> {
    judge_of(program)?.limit.map(|(limit, _)| limit)
}

/// Whether a program is wanted in C: its judge, if known at all, is not known to take Rust.
pub fn wants_c(program: &str) -> bool {
    judge_of(program).is_none_or(|judge| judge.takes_rust != Some(true))
}

/// Whether a program's file has to be short for its judge.
pub fn wants_short(program: &str) -> bool {
    judge_of(program).is_some_and(Judge::is_tight)
}

/// Whether a program's Rust file has to be as short as possible: its judge may take Rust, but little of it.
pub fn wants_least(program: &str) -> bool {
    judge_of(program).is_some_and(|judge| judge.takes_rust != Some(false) && judge.is_tight())
}

/// Whether a program's judge takes functions instead of programs.
pub fn takes_functions_only(program: &str) -> bool {
    judge_of(program).is_some_and(|judge| judge.functions_only)
}

impl Judge {
    /// The file extensions of the languages that the judge takes, or may take.
    pub fn files(&self) -> &'static [&'static str] {
        match self.takes_rust {
            Some(true) => &["rs"],
            Some(false) => &["c"],
            None => &["rs", "c"],
        }
    }

    fn is_tight(&self) -> bool {
        self.limit.is_some_and(|(limit, _)| limit <= TIGHT)
    }

    fn says(&self, bytes: usize, form: Form) -> String {
        let in_c = form == Form::C;
        let language = if in_c { "C" } else { "Rust" };
        let takes = if in_c { Some(true).filter(|_| self.takes_c) } else { self.takes_rust };
        match (takes, self.limit) {
            _ if self.functions_only && form == Form::Program => {
                format!("{} takes functions only: --function", self.name)
            }
            (Some(false), _) => format!("{} takes no {language}", self.name),
            (None, _) => format!("whether {} takes {language} is not known", self.name),
            (_, None) => format!("{} takes {language}, its limit is not known", self.name),
            (_, Some((limit, sure))) => {
                let fit = if bytes <= limit { "fits" } else { "too long for" };
                let doubt = if sure { "" } else { ", a limit not confirmed" };
                format!("{fit} {}: at most {limit}{doubt}", self.name)
            }
        }
    }
}
