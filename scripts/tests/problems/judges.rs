//! What is known of the judges.

use scripts::problems::submission::{verdict, Submission};

#[test]
fn the_verdict_says_what_is_known_and_no_more() {
    let (rust, c) = (Submission::Program, Submission::C);
    let cases = [
        ("uva10181", 9, rust, "uva10181: 9 bytes; UVa takes no Rust"),
        ("spoj_solving", 9, rust, "spoj_solving: 9 bytes; whether SPOJ takes Rust is not known"),
        ("spoj_solving", 10_000, c, "spoj_solving: 10000 bytes of C; fits SPOJ: at most 10000"),
        ("spoj_al_10_06", 50_001, rust, "spoj_al_10_06: 50001 bytes; too long for SPOJ: at most 50000"),
        ("aoj0121", 9, rust, "aoj0121: 9 bytes; AOJ takes Rust, its limit is not known"),
        ("acwing845", 9, rust, "acwing845: 9 bytes; whether AcWing takes Rust is not known"),
        ("leetcode773", 9, rust, "leetcode773: 9 bytes; LeetCode takes functions only: --function"),
        ("uva652", 10_000, c, "uva652: 10000 bytes of C; fits UVa: at most 10000, a limit not confirmed"),
        ("uva652", 10_001, c, "uva652: 10001 bytes of C; too long for UVa: at most 10000, a limit not confirmed"),
        ("poj1077", 9, c, "poj1077: 9 bytes of C; POJ takes C, its limit is not known"),
        ("aoj0121", 9, c, "aoj0121: 9 bytes of C; whether AOJ takes C is not known"),
        ("mine", 9, c, "mine: 9 bytes of C"),
    ];
    for (program, bytes, form, wanted) in cases {
        assert_eq!(verdict(program, bytes, form), wanted);
    }
}
