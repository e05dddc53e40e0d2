//! The words in which the IR of one rustc differs from another's. 1.85 has LLVM 19, 1.88 has 20, 1.92 has 21, 1.95 has 22, and
//! 1.99 to 1.101 have 23. What a new one brings is most often a word more here. `versions` has what four of them made of
//! one program, so a change is tested without those.

/// Words before a type that say how well a value is known, or how it is passed or called where that does not matter in
/// C. LLVM 21 has `captures` in place of `nocapture`. Those of the last line may have something in parentheses.
pub const ATTRIBUTES: &str = "\
    allocalign allocptr dead_on_return dead_on_unwind immarg inreg noalias nocapture noext nofree nonnull noundef \
    readnone readonly returned signext writable writeonly zeroext fastcc ccc coldcc preserve_mostcc \
    align captures dereferenceable dereferenceable_or_null initializes memory range sret";

/// Words behind the name of an instruction that say what may be supposed of integers, which C has no need of. `samesign` is
/// there from LLVM 20 on.
pub const FLAGS: [&str; 6] = ["nuw", "nsw", "exact", "disjoint", "nneg", "samesign"];

/// The same for an `f64`. LLVM 23 infers `nnan`.
pub const FAST_MATH: [&str; 8] = ["nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"];

/// Functions that LLVM knows and that do nothing, whatever arguments they have; `lifetime` has a size up to LLVM 21. The last
/// two let another thread go on.
pub const IDLE: [&str; 7] = [
    "llvm.lifetime.",
    "llvm.assume",
    "llvm.experimental.noalias.",
    "llvm.dbg.",
    "llvm.invariant.",
    "llvm.x86.sse2.pause",
    "llvm.aarch64.isb",
];

/// Returns the name of an intrinsic's function. From 1.99 on, the minimum and the maximum of two `f64` have new names. Rust calls
/// them with `nsz`, so either of two zeros may be the result.
pub fn function_of(intrinsic: &str) -> &str {
    match intrinsic {
        "minimumnum.f64" => "minnum.f64",
        "maximumnum.f64" => "maxnum.f64",
        name => name,
    }
}

/// Returns the bits of an `f64`: it is in decimal, in hexadecimal, which LLVM 23 begins with an `f`, or, with LLVM 23, one of
/// `+inf`, `+qnan`, `+nan(0x1)` and `+snan(0x1)`, here without parentheses.
pub fn bits_of_double(word: &str) -> Option<u64> {
    if let Some(digits) = word.strip_prefix("0x").or_else(|| word.strip_prefix("f0x")) {
        return u64::from_str_radix(digits, 16).ok();
    }
    let (sign, name) = word.split_at_checked(1)?;
    let (quiet, digits) = match name {
        "qnan" => (f64::NAN, "0"),
        _ if name.starts_with("nan0x") => (f64::NAN, &name[5..]),
        _ if name.starts_with("snan0x") => (f64::INFINITY, &name[6..]),
        _ => return word.parse().ok().map(f64::to_bits),
    };
    let payload = u64::from_str_radix(digits, 16).ok()?;
    Some(u64::from(sign == "-") << 63 | quiet.to_bits() | payload)
}

/// Why a line with a vector is refused. With 1.85, the functions of `core` have vectors in them, among them those for
/// formatted text; with 1.88 they have none yet when a program's crates are joined.
pub const VECTOR: &str = "a vector (with rustc before 1.88, formatted text has some)";

/// Checks whether a line has a vector, such as `<4 x i32>`.
pub fn has_vector(line: &str) -> bool {
    let mut opened = line.split('<').skip(1);
    opened.any(|rest| rest.split_once(" x ").is_some_and(|(count, _)| count.parse::<u32>().is_ok()))
}

#[cfg(test)]
mod tests {
    use crate::of_ir;
    use crate::refusal::Refusal;
    use scripts::system::temporary::Folder;
    use std::process::Command;
    use std::{env, fs};

    /// The globals and functions that a rustc made of `versions/program.rs`.
    const EXCERPTS: [(&str, &str); 4] = [
        ("1.85.0", include_str!("versions/1.85.ll")),
        ("1.95.0", include_str!("versions/1.95.ll")),
        ("1.99.0", include_str!("versions/1.99.ll")),
        ("1.100.0-beta.7", include_str!("versions/1.100.ll")),
    ];

    /// What `rustc` makes that is installed.
    fn of_today() -> String {
        let folder = Folder::new(&env::temp_dir(), "to_c").unwrap();
        let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
        rustc.args(["--crate-type=lib", "--edition=2021", "--emit=llvm-ir", "-Copt-level=2", "-Cpanic=abort"]);
        rustc.args(["-Cno-vectorize-slp", "-Crelocation-model=static", "-o"]).arg(folder.path.join("program.ll"));
        rustc.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/read/versions/program.rs"));
        let output = rustc.output().unwrap();
        assert!(output.status.success(), "{output:?}");
        fs::read_to_string(folder.path.join("program.ll")).unwrap()
    }

    #[test]
    fn the_ir_of_every_rustc_becomes_the_same_c() -> Result<(), Refusal> {
        let wanted = of_ir(EXCERPTS[1].1, "1.95.0", false)?;
        for (version, excerpt) in EXCERPTS {
            assert!(excerpt.lines().count() < 60, "{version}");
            assert_eq!(of_ir(excerpt, version, false)?, wanted, "{version}");
        }
        assert_eq!(of_ir(&of_today(), "of today", false)?, wanted);
        Ok(())
    }
}
