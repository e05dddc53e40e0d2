//! What is known of the judges.

use scripts::problems::submission::{excess, verdict, Submission};

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

#[test]
fn a_file_over_a_limit_is_told_whose_that_is() {
    let (rust, c, unconfirmed) = (Submission::Program, Submission::C, "the limit of UVa, which is not confirmed");
    let cases = [
        ("spoj_solving", 10_001, rust, None, Some("10000, the limit of SPOJ".to_string())),
        ("spoj_solving", 10_000, rust, None, None),
        ("spoj_solving", 10_001, rust, Some(10_001), None),
        ("uva652", 10_001, c, None, Some(format!("10000, {unconfirmed}"))),
        // UVa takes no Rust.
        ("uva652", 10_001, rust, None, None),
        ("aoj0121", 1_000_000, rust, None, None),
        ("mine", 9, c, Some(8), Some("8".to_string())),
    ];
    for (program, bytes, form, limit, wanted) in cases {
        let wanted = wanted.map(|limit| format!("{program}: {bytes} bytes are more than {limit}"));
        assert_eq!(excess(program, bytes, form, limit), wanted);
    }
}
