//! The judges: whether each is open, takes Rust or C, its limit on the length of a source, how it compares white space, and its
//! limits by language.

use super::languages::{Allowance, Language, More};

/// A judge.
pub struct Judge {
    pub name: &'static str,
    pub status: Status,
    /// Whether it takes Rust, if known.
    pub takes_rust: Option<bool>,
    /// Whether it is known to take C, under the same limit.
    pub takes_c: bool,
    /// Whether it takes functions instead of programs.
    pub functions_only: bool,
    /// The most bytes of a source, and whether that is confirmed.
    pub limit: Option<(usize, bool)>,
    /// The language and compiler to choose there, in English and in Chinese.
    pub choice: [&'static str; 2],
    /// How it compares spaces and line ends; the source stands beside the judge.
    pub compares: Compares,
    /// The limits for other languages than C and C++.
    pub allowance: Allowance,
}

/// How a judge compares spaces and line ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compares {
    /// As lines: every byte counts.
    Lines,
    /// As words: what stands between them does not count.
    Words,
    /// Not at all: it takes the values of a function.
    Values,
    /// It is not known which differences count.
    Unknown,
}

/// Whether a judge takes submissions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Open,
    /// Not since this day.
    Closed(&'static str),
}

const fn judge(
    name: &'static str,
    takes_rust: Option<bool>,
    limit: Option<(usize, bool)>,
    choice: [&'static str; 2],
) -> Judge {
    Judge {
        name,
        status: Status::Open,
        takes_rust,
        takes_c: false,
        functions_only: false,
        limit,
        choice,
        compares: Compares::Unknown,
        allowance: Allowance::Unknown,
    }
}

const fn with_c(judge: Judge) -> Judge {
    Judge { takes_c: true, ..judge }
}

const fn comparing(compares: Compares, judge: Judge) -> Judge {
    Judge { compares, ..judge }
}

/// The choice where it is not known whether the judge takes Rust.
const EITHER: [&str; 2] = ["C; Rust if the judge offers it, which is not confirmed", "C；能否用 Rust 尚未核实"];

/// Not a judge, but a format of one's own; the default time limit holds for every language.
pub static OWN: Judge = Judge { allowance: Allowance::Same, ..judge("one's own", None, None, EITHER) };

/// "A correct output with a missing end-of-line character will not be judged as Accepted":
/// <https://onlinejudge.org/index.php?option=com_content&task=view&id=15>
pub static UVA: Judge = comparing(
    Compares::Lines,
    with_c(judge(
        "UVa",
        Some(false),
        Some((10_000, false)),
        [
            "ANSI C 5.3.0 or C++ 5.3.0, both GCC; UVa takes no Rust",
            "ANSI C 5.3.0 或 C++ 5.3.0（都是 GCC）；UVa 不支持 Rust",
        ],
    )),
);
/// It has presentation errors; that spaces and empty lines at the end are none is said by a user only:
/// <http://poj.org/showmessage?message_id=87097>
pub static POJ: Judge = with_c(judge(
    "POJ",
    Some(false),
    None,
    ["GCC or G++; POJ's \"C++\" is MSVC; POJ takes no Rust", "GCC 或 G++；POJ 的“C++”是 MSVC；POJ 不支持 Rust"],
));
/// It has presentation errors; which differences are some is not said: <https://acm.hdu.edu.cn/faq.php>
pub static HDU: Judge = with_c(judge(
    "HDU",
    Some(false),
    Some((65_536, false)),
    ["G++ or GCC; HDU's \"C++\" is MSVC; HDU takes no Rust", "G++ 或 GCC；HDU 的“C++”是 MSVC；HDU 不支持 Rust"],
));
pub static AOJ: Judge = judge("AOJ", Some(true), None, ["Rust (1.79)"; 2]);
/// Spaces at the ends of lines and line ends at the end of the output are ignored, and no language gets more time or memory:
/// docs/manual/luogu/problem/index.md and judging.md of <https://github.com/luogu-dev/docs>.
pub static LUOGU: Judge = Judge {
    compares: Compares::Words,
    allowance: Allowance::Same,
    ..with_c(judge("Luogu", Some(true), None, ["Rust (1.88)"; 2]))
};
/// Programs without a last newline are published as accepted there.
pub static ACWING: Judge = comparing(Compares::Words, judge("AcWing", None, None, EITHER));
/// What BOJ gave languages more: <https://www.acmicpc.net/help/language>, as several public READMEs quote it.
const BOJ_MORE: [(Language, More); 5] = [
    (Language::Java, More { seconds: (2, 1), megabytes: (2, 16) }),
    (Language::Python, More { seconds: (3, 2), megabytes: (2, 32) }),
    (Language::PyPy, More { seconds: (3, 2), megabytes: (2, 128) }),
    (Language::Node, More { seconds: (3, 2), megabytes: (2, 2) }),
    (Language::Ruby, More { seconds: (2, 1), megabytes: (1, 512) }),
];

/// Programs without a last newline, or with an empty line after each answer, are published as accepted there. A line end for a
/// space, a space for a line end and a space at the end of a line are tolerated: <https://djm03178.tistory.com/22>
pub static BOJ: Judge = Judge {
    status: Status::Closed("2026-04-28"),
    compares: Compares::Words,
    allowance: Allowance::More(&BOJ_MORE),
    ..judge(
        "BOJ",
        Some(true),
        Some((512_000, true)),
        ["Rust 2021, 2018 or 2015 (1.73)", "Rust 2021、2018 或 2015（1.73）"],
    )
};
/// Outputs are compared "bit by bit", and a presentation error is a verdict: docs/problem-anatomy.md of
/// <https://github.com/jutge-org/jutge-toolkit>
pub static JUTGE: Judge = comparing(Compares::Lines, judge("Jutge", None, None, EITHER));
/// It compares the values that a function returns.
pub static LEETCODE: Judge = Judge {
    functions_only: true,
    compares: Compares::Values,
    ..judge("LeetCode", Some(true), None, ["Rust (1.85), the function only", "Rust（1.85），只粘贴函数"])
};
pub static EOLYMP: Judge = judge("Eolymp", Some(true), None, ["Rust (1.78)"; 2]);
pub static LIGHTOJ: Judge = judge("LightOJ", None, None, EITHER);
pub static SPOJ: Judge = with_c(judge("SPOJ", Some(true), Some((50_000, true)), ["Rust (1.56)"; 2]));
/// SPOJ, for a problem with its own limit and languages.
pub static SPOJ_SHORT: Judge = with_c(judge("SPOJ", None, Some((10_000, true)), EITHER));
pub static MIPT: Judge = with_c(judge("acm.mipt.ru", None, None, EITHER));
pub static HACKERRANK: Judge = judge("HackerRank", Some(true), None, ["Rust (1.59)"; 2]);
pub static SGU: Judge = judge("acm.sgu.ru", None, None, EITHER);
/// The checkers `wcmp` and `yesno` of <https://github.com/MikeMirzayanov/testlib> compare tokens.
pub static CODEFORCES: Judge = comparing(
    Compares::Words,
    judge("Codeforces", Some(true), Some((65_536, false)), ["Rust 2021 or 2024 (1.89)", "Rust 2021 或 2024（1.89）"]),
);
/// It compares the values that a function returns.
pub static CODEWARS: Judge = comparing(
    Compares::Values,
    judge("Codewars", Some(true), None, ["Rust; its version is not confirmed", "Rust；版本尚未核实"]),
);

impl Judge {
    /// The file extensions of the languages that the judge takes, or may take.
    pub fn files(&self) -> &'static [&'static str] {
        match self.takes_rust {
            Some(true) => &["rs"],
            Some(false) => &["c"],
            None => &["rs", "c"],
        }
    }
}
