//! What is known of each judge: whether it takes Rust or C, and how long a source may be.

/// What a bundle is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// A whole program in Rust.
    Program,
    /// Functions in Rust, for a judge that calls them.
    Functions,
    /// A whole program in C.
    C,
}

/// A judge, found by how its programs' names begin.
struct Judge {
    prefix: &'static str,
    name: &'static str,
    takes_rust: Option<bool>,
    takes_c: bool,
    /// Whether what it takes is functions, and no program.
    functions_only: bool,
    /// The most bytes of a source, and whether that is certain.
    limit: Option<(usize, bool)>,
}

const fn judge(
    prefix: &'static str,
    name: &'static str,
    takes_rust: Option<bool>,
    limit: Option<(usize, bool)>,
) -> Judge {
    Judge { prefix, name, takes_rust, takes_c: false, functions_only: false, limit }
}

impl Judge {
    /// A judge of which is known that it takes C, under the same limit.
    const fn with_c(self) -> Judge {
        Judge { takes_c: true, ..self }
    }

    /// A judge that calls functions, and takes no program.
    const fn of_functions(self) -> Judge {
        Judge { functions_only: true, ..self }
    }
}

/// The longer prefix of two stands first.
const JUDGES: [Judge; 20] = [
    judge("uva", "UVa", Some(false), Some((10_000, false))).with_c(),
    judge("poj", "POJ", Some(false), None).with_c(),
    judge("hdu", "HDU", Some(false), Some((65_536, false))).with_c(),
    judge("aoj", "AOJ", Some(true), None),
    judge("luogu", "Luogu", Some(true), None).with_c(),
    judge("acwing", "AcWing", None, None),
    judge("boj", "BOJ", Some(true), Some((512_000, true))),
    judge("jutge", "Jutge", None, None),
    judge("leetcode", "LeetCode", Some(true), None).of_functions(),
    judge("eolymp", "Eolymp", Some(true), None),
    judge("lightoj", "LightOJ", None, None),
    judge("spoj_solving", "SPOJ", Some(true), Some((10_000, true))).with_c(),
    judge("spoj", "SPOJ", Some(true), Some((50_000, true))).with_c(),
    judge("mipt", "acm.mipt.ru", None, None),
    judge("hackerrank", "HackerRank", Some(true), None),
    judge("kattis", "Kattis", Some(true), None),
    judge("atcoder", "AtCoder", Some(true), Some((524_288, false))),
    judge("dmoj", "DMOJ", Some(true), None),
    judge("vijos", "Vijos", Some(true), None),
    judge("codeforces", "Codeforces", Some(true), Some((64_000, false))),
];

/// Up to this limit a judge takes only what is made to be short.
const TIGHT: usize = 10_000;

/// One line on the size of a program's bundle of a form, and whether its judge takes so much.
pub fn verdict(program: &str, bytes: usize, form: Form) -> String {
    let size = format!("{}: {} bytes{}", program, bytes, if form == Form::C { " of C" } else { "" });
    match find(program) {
        Some(judge) => format!("{}; {}", size, judge.says(bytes, form)),
        None => size,
    }
}

/// The most bytes that a program's judge takes, if that is known.
pub fn limit(program: &str) -> Option<usize> {
    find(program)?.limit.map(|(limit, _)| limit)
}

/// Whether a program is wanted in C: its judge is not known to take Rust, or not known at all.
pub fn wants_c(program: &str) -> bool {
    find(program).is_none_or(Judge::asks_for_c)
}

/// Whether a program's file of C is to be short: its judge asks for C.
pub fn wants_small(program: &str) -> bool {
    find(program).is_some_and(Judge::asks_for_c)
}

/// Whether a program's file of Rust is to be as short as can be: its judge takes Rust, and little of it.
pub fn wants_least(program: &str) -> bool {
    find(program).is_some_and(|judge| judge.takes_rust == Some(true) && judge.is_tight())
}

/// The languages of the files to paste, each with the ending of its file: what the judge takes, or may take.
pub fn files(program: &str) -> &'static [(&'static str, &'static str)] {
    match find(program).and_then(|judge| judge.takes_rust) {
        Some(true) => &[("Rust", "rs")],
        Some(false) => &[("C", "c")],
        None => &[("Rust", "rs"), ("C", "c")],
    }
}

/// Whether a program's judge takes functions, and no program.
pub fn takes_functions_only(program: &str) -> bool {
    find(program).is_some_and(|judge| judge.functions_only)
}

fn find(program: &str) -> Option<&'static Judge> {
    JUDGES.iter().find(|judge| program.starts_with(judge.prefix))
}

impl Judge {
    fn is_tight(&self) -> bool {
        matches!(self.limit, Some((limit, _)) if limit <= TIGHT)
    }

    fn asks_for_c(&self) -> bool {
        self.takes_rust != Some(true)
    }

    fn says(&self, bytes: usize, form: Form) -> String {
        let in_c = form == Form::C;
        let language = if in_c { "C" } else { "Rust" };
        let takes = if in_c { Some(true).filter(|_| self.takes_c) } else { self.takes_rust };
        match (takes, self.limit) {
            _ if self.functions_only && form == Form::Program => {
                format!("{} takes functions only: --function", self.name)
            }
            (Some(false), _) => format!("{} takes no {}", self.name, language),
            (None, _) => format!("whether {} takes {} is not known", self.name, language),
            (_, None) => format!("{} takes {}, its limit is not known", self.name, language),
            (_, Some((limit, sure))) => {
                let fit = if bytes <= limit { "fits" } else { "too long for" };
                let doubt = if sure { "" } else { ", a limit not confirmed" };
                format!("{} {}: at most {}{}", fit, self.name, limit, doubt)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{verdict, wants_c, wants_least, wants_small, Form};

    #[test]
    fn the_verdict_says_what_is_known_and_no_more() {
        let cases = [
            ("uva10181", 9, "uva10181: 9 bytes; UVa takes no Rust"),
            ("spoj_solving", 10_000, "spoj_solving: 10000 bytes; fits SPOJ: at most 10000"),
            ("spoj_al_10_06", 50_001, "spoj_al_10_06: 50001 bytes; too long for SPOJ: at most 50000"),
            ("aoj0121", 9, "aoj0121: 9 bytes; AOJ takes Rust, its limit is not known"),
            ("acwing845", 9, "acwing845: 9 bytes; whether AcWing takes Rust is not known"),
            ("codeforces1", 9, "codeforces1: 9 bytes; fits Codeforces: at most 64000, a limit not confirmed"),
            ("leetcode773", 9, "leetcode773: 9 bytes; LeetCode takes functions only: --function"),
            ("mine", 9, "mine: 9 bytes"),
        ];
        for (program, bytes, wanted) in cases {
            assert_eq!(verdict(program, bytes, Form::Program), wanted);
        }
    }

    #[test]
    fn what_is_known_of_c_is_another_thing() {
        let cases = [
            ("uva652", 10_000, "uva652: 10000 bytes of C; fits UVa: at most 10000, a limit not confirmed"),
            ("uva652", 10_001, "uva652: 10001 bytes of C; too long for UVa: at most 10000, a limit not confirmed"),
            ("poj1077", 9, "poj1077: 9 bytes of C; POJ takes C, its limit is not known"),
            ("spoj_solving", 10_000, "spoj_solving: 10000 bytes of C; fits SPOJ: at most 10000"),
            ("aoj0121", 9, "aoj0121: 9 bytes of C; whether AOJ takes C is not known"),
            ("mine", 9, "mine: 9 bytes of C"),
        ];
        for (program, bytes, wanted) in cases {
            assert_eq!(verdict(program, bytes, Form::C), wanted);
        }
    }

    #[test]
    fn a_judge_that_may_take_only_c_asks_for_the_small_form() {
        let cases = [("uva652", true), ("acwing845", true), ("spoj_solving", false), ("luogu_p1379", false)];
        for (program, wanted) in cases {
            assert_eq!((wants_c(program), wants_small(program)), (wanted, wanted), "{program}");
        }
        assert_eq!((wants_c("mine"), wants_small("mine")), (true, false));
        for (program, wanted) in [("spoj_solving", true), ("spoj_al_10_06", false), ("uva652", false), ("mine", false)]
        {
            assert_eq!(wants_least(program), wanted, "{program}");
        }
    }
}
