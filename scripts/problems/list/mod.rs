//! All problems: a file each.

mod acwing108;
mod acwing179;
mod acwing845;
mod aoj0121;
mod aoj_alds1_13_b;
mod aoj_alds1_13_c;
pub mod bases;
mod boj11112;
mod boj1525;
mod boj34388;
mod boj9985;
mod codeforces645a;
mod codewars_sliding_puzzle;
mod eolymp3669;
mod hackerrank_npuzzle;
mod hdu1043;
mod hdu3567;
mod hdu3600;
mod hdu6620;
mod jutge_p68428;
mod leetcode773;
mod lightoj1139;
mod lightoj_15puzzle;
mod luogu_p1379;
mod mipt089;
mod mipt091;
mod poj1077;
mod poj2893;
mod poj3240;
mod sgu139;
mod spoj_al_10_06;
mod spoj_solving;
mod uva10085;
mod uva10181;
mod uva652;

use super::problem::Problem;
use crate::text::names::unknown;

/// Every problem that the kit has a program for, in the order of the tables.
pub static PROBLEMS: &[&Problem] = &[
    &uva10181::PROBLEM,
    &uva652::PROBLEM,
    &poj1077::PROBLEM,
    &hdu1043::PROBLEM,
    &hdu3567::PROBLEM,
    &aoj_alds1_13_b::PROBLEM,
    &luogu_p1379::PROBLEM,
    &acwing179::PROBLEM,
    &acwing845::PROBLEM,
    &boj1525::PROBLEM,
    &boj11112::PROBLEM,
    &jutge_p68428::PROBLEM,
    &aoj0121::PROBLEM,
    &leetcode773::PROBLEM,
    &aoj_alds1_13_c::PROBLEM,
    &eolymp3669::PROBLEM,
    &lightoj_15puzzle::PROBLEM,
    &spoj_al_10_06::PROBLEM,
    &mipt091::PROBLEM,
    &hackerrank_npuzzle::PROBLEM,
    &spoj_solving::PROBLEM,
    &poj3240::PROBLEM,
    &boj34388::PROBLEM,
    &boj9985::PROBLEM,
    &codewars_sliding_puzzle::PROBLEM,
    &poj2893::PROBLEM,
    &hdu3600::PROBLEM,
    &hdu6620::PROBLEM,
    &sgu139::PROBLEM,
    &codeforces645a::PROBLEM,
    &acwing108::PROBLEM,
    &mipt089::PROBLEM,
    &uva10085::PROBLEM,
    &lightoj1139::PROBLEM,
];

/// Finds the problem of a program.
///
/// # Errors
/// There is none of that name; the clause has the nearest.
pub fn find(program: &str) -> Result<&'static Problem, String> {
    let found = PROBLEMS.iter().copied().find(|problem| problem.program == program);
    found.ok_or_else(|| unknown("program", program, PROBLEMS.iter().map(|problem| problem.program)))
}

/// Lists every program with its problem, for `--help`.
pub fn titles() -> String {
    let row = |problem: &&Problem| format!("    {:<32} {}\n", problem.program, problem.titles()[0]);
    format!("PROGRAM is one of:\n{}", PROBLEMS.iter().map(row).collect::<String>())
}
