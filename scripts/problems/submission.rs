//! What each judge takes: whole programs or functions only, in Rust or C, and how long.

use crate::problems::judges::Judge;
use crate::problems::list::find;

/// What is pasted at a judge.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Submission {
    /// A whole program in Rust.
    Program,
    /// Functions in Rust, for a judge that calls them.
    Functions,
    /// A whole program in C.
    C,
}

/// A judge with at most this limit gets the short form.
const TIGHT: usize = 10_000;

/// Returns the judge of a program of the kit, by its exact name.
fn judge_of(program: &str) -> Option<&'static Judge> {
    find(program).ok().map(|problem| problem.judge)
}

/// Returns one line on the size of a program's file, and whether its judge takes it.
pub fn verdict(program: &str, bytes: usize, submission: Submission) -> String {
    let size = format!("{program}: {bytes} bytes{}", if submission == Submission::C { " of C" } else { "" });
    judge_of(program).map_or(size.clone(), |judge| {
        let [fit, _] = fit(judge, bytes, submission);
        format!("{size}; {fit}")
    })
}

/// Says in words that a program's file is longer than this limit or, without one, than that of its judge, which may take a file
/// of this sort.
pub fn excess(program: &str, bytes: usize, submission: Submission, limit: Option<usize>) -> Option<String> {
    let judge = judge_of(program).filter(|judge| takes(judge, submission) != Some(false));
    let judged = || judge.and_then(|judge| Some((judge.limit?, judge.name)));
    let (limit, whose) = match (limit, judged()) {
        (Some(limit), _) => (limit, String::new()),
        (None, Some(((limit, true), name))) => (limit, format!(", the limit of {name}")),
        (None, Some(((limit, false), name))) => (limit, format!(", the limit of {name}, which is not confirmed")),
        (None, None) => return None,
    };
    (bytes > limit).then(|| format!("{program}: {bytes} bytes are more than {limit}{whose}"))
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
    limit(program).is_some_and(|limit| limit <= TIGHT)
}

/// Whether a program's Rust file has to be as short as possible: its judge may take Rust, but little of it.
pub fn wants_least(program: &str) -> bool {
    wants_short(program) && judge_of(program).is_some_and(|judge| judge.takes_rust != Some(false))
}

/// Whether a program's judge takes functions instead of programs.
pub fn takes_functions_only(program: &str) -> bool {
    judge_of(program).is_some_and(|judge| judge.functions_only)
}

/// Whether a judge takes the language of a file of this sort, if known.
fn takes(judge: &Judge, submission: Submission) -> Option<bool> {
    match submission {
        Submission::C => Some(true).filter(|_| judge.takes_c),
        _ => judge.takes_rust,
    }
}

/// Says whether a judge takes a file of this sort and length, in English and in Chinese.
pub fn fit(judge: &Judge, bytes: usize, submission: Submission) -> [String; 2] {
    let name = judge.name;
    let in_c = submission == Submission::C;
    let language = if in_c { "C" } else { "Rust" };
    match (takes(judge, submission), judge.limit) {
        _ if judge.functions_only && submission == Submission::Program => {
            [format!("{name} takes functions only: --function"), format!("{name} 只接受函数：--function")]
        }
        (Some(false), _) => [format!("{name} takes no {language}"), format!("{name} 不支持 {language}")],
        (None, _) => {
            [format!("whether {name} takes {language} is not known"), format!("{name} 是否支持 {language} 未知")]
        }
        (_, None) => [
            format!("{name} takes {language}, its limit is not known"),
            format!("{name} 支持 {language}，长度上限未知"),
        ],
        (_, Some((limit, sure))) => {
            let [fit, chinese_fit] = if bytes <= limit { ["fits", "符合"] } else { ["too long for", "超过"] };
            let [doubt, chinese_doubt] =
                if sure { [""; 2] } else { [", a limit not confirmed", "，此上限尚未核实"] };
            [
                format!("{fit} {name}: at most {limit}{doubt}"),
                format!("{chinese_fit} {name} 的上限：至多 {limit} 字节{chinese_doubt}"),
            ]
        }
    }
}
