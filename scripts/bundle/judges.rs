//! What is known of each judge's limit on the length of a source, for the last word on standard error.

/// A judge, found by how its programs' names begin.
struct Judge {
    prefix: &'static str,
    name: &'static str,
    takes_rust: Option<bool>,
    /// The most bytes of a source, and whether that is certain.
    limit: Option<(usize, bool)>,
}

const fn judge(
    prefix: &'static str,
    name: &'static str,
    takes_rust: Option<bool>,
    limit: Option<(usize, bool)>,
) -> Judge {
    Judge { prefix, name, takes_rust, limit }
}

/// The longer prefix of two stands first.
const JUDGES: [Judge; 20] = [
    judge("uva", "UVa", Some(false), None),
    judge("poj", "POJ", Some(false), None),
    judge("hdu", "HDU", Some(false), None),
    judge("aoj", "AOJ", Some(true), None),
    judge("luogu", "Luogu", Some(true), None),
    judge("acwing", "AcWing", None, None),
    judge("boj", "BOJ", Some(true), Some((512_000, true))),
    judge("jutge", "Jutge", None, None),
    judge("leetcode", "LeetCode", Some(true), None),
    judge("eolymp", "Eolymp", Some(true), None),
    judge("lightoj", "LightOJ", None, None),
    judge("spoj_solving", "SPOJ", Some(true), Some((10_000, true))),
    judge("spoj", "SPOJ", Some(true), Some((50_000, true))),
    judge("mipt", "acm.mipt.ru", None, None),
    judge("hackerrank", "HackerRank", Some(true), None),
    judge("kattis", "Kattis", Some(true), None),
    judge("atcoder", "AtCoder", Some(true), Some((524_288, false))),
    judge("dmoj", "DMOJ", Some(true), None),
    judge("vijos", "Vijos", Some(true), None),
    judge("codeforces", "Codeforces", Some(true), Some((64_000, false))),
];

/// One line on the size of a program's bundle and whether its judge takes so much.
pub fn verdict(program: &str, bytes: usize) -> String {
    let size = format!("{}: {} bytes", program, bytes);
    match JUDGES.iter().find(|judge| program.starts_with(judge.prefix)) {
        Some(judge) => format!("{}; {}", size, judge.says(bytes)),
        None => size,
    }
}

impl Judge {
    fn says(&self, bytes: usize) -> String {
        match (self.takes_rust, self.limit) {
            (Some(false), _) => format!("{} takes no Rust", self.name),
            (None, _) => format!("whether {} takes Rust is not known", self.name),
            (_, None) => format!("{} takes Rust, its limit is not known", self.name),
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
    use super::verdict;

    #[test]
    fn the_verdict_says_what_is_known_and_no_more() {
        let cases = [
            ("uva10181", 9, "uva10181: 9 bytes; UVa takes no Rust"),
            ("spoj_solving", 10_000, "spoj_solving: 10000 bytes; fits SPOJ: at most 10000"),
            ("spoj_al_10_06", 50_001, "spoj_al_10_06: 50001 bytes; too long for SPOJ: at most 50000"),
            ("aoj0121", 9, "aoj0121: 9 bytes; AOJ takes Rust, its limit is not known"),
            ("acwing845", 9, "acwing845: 9 bytes; whether AcWing takes Rust is not known"),
            ("codeforces1", 9, "codeforces1: 9 bytes; fits Codeforces: at most 64000, a limit not confirmed"),
            ("mine", 9, "mine: 9 bytes"),
        ];
        for (program, bytes, wanted) in cases {
            assert_eq!(verdict(program, bytes), wanted);
        }
    }
}
