//! Why a program does not become C.

use std::fmt;

/// The result of a step, or the clause that says why there is none.
pub type Outcome<T> = Result<T, String>;

/// An error of the compiler: one clause, and where in the program it is, if that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The line and the column in characters, both counted from 1.
    pub place: Option<(usize, usize)>,
    /// The type or the module of Rust that C does not have, if that is why.
    pub absent: Option<&'static str>,
    /// One lower-case clause without a full stop.
    pub reason: String,
}

impl Refusal {
    /// Returns an error without a place.
    pub fn plain(reason: impl Into<String>) -> Refusal {
        Refusal { place: None, absent: None, reason: reason.into() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        if let Some((line, _)) = self.place {
            write!(out, "line {line}: ")?;
        }
        out.write_str(&self.reason)
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::{c_of, of_main};

    #[test]
    fn what_is_not_known_is_refused_with_its_line() {
        let cases = [
            ("%x = sdiv i72 5, 3", "sdiv of 72 bits"),
            ("%x = icmp sgt i72 5, 3", "sgt of 72 bits"),
            ("%x = zext i64 1 to i512", "the type i512 is not known"),
            ("%x = add i256 1, 2", "add of 256 bits"),
            ("%x = load <4 x i32>, ptr null", "line 2: a vector (with rustc before 1.88, formatted text has some): %x = load <4"),
            ("%x = atomicrmw nand ptr null, i64 1 monotonic, align 8", "the instruction nand is not known"),
            ("call void asm sideeffect \"nop\", \"\"()", "line 2: the constant"),
            ("%x = fadd float 0.0, 1.0", "f32 is not supported in C"),
            ("call void @elsewhere()", "there is no function elsewhere"),
            ("%x = call i128 @llvm.fptosi.sat.i128.f64(double 1.0)", "intrinsic fptosi.sat.f64 of more than 64 bits"),
            (
                "call void @llvm.memset.inline.p0.i64(ptr null, i8 0, i64 8, i1 false)",
                "line 2: the intrinsic memset.inline is not known",
            ),
            ("call void @llvm.memset.p0.i64(ptr null, i8 0, i64 8, i1 true)", "line 2: memory that is volatile"),
            ("%y = call i2 @llvm.ucmp.i2.i8(i8 1, i8 2)\n  %x = zext i2 %y to i32\n  call void @exit(i32 %x)", "other than 8 bits"),
            (
                "%x = frem double 5.0, 3.0",
                "cannot make C of the IR of rustc 1.99.0, line 2: the instruction frem is not known: %x = frem",
            ),
            ("%x = add ptr null, null", "line 2: arithmetic on something else than numbers"),
            ("switch i64 1, label %a [ i64 undef, label %a ]\na:", "line 2: a case that is no number"),
            ("%x = fcmp true double 1.0, 2.0", "line 2: the comparison true is not known"),
            ("%x = bitcast i32 1 to i32", "line 2: a bitcast of other than f64"),
            ("%x = load double, ptr null, align 4", "line 2: an f64 that is not aligned"),
            ("store double 1.0, ptr null, align 4", "line 2: an f64 that is not aligned"),
            ("%x = bitcast i64 1 double", "line 2: to is missing before \"double\""),
            ("%x = add i64 1, 2 3", "line 2: 3 is unexpected"),
            ("%x = getelementptr { i64, i64 }, ptr null, i64 0, i32 2", "line 2: an index beyond its type"),
            ("%y = load i32, ptr null\n  %x = getelementptr i8, ptr null, i32 %y", "line 3: an index of other than 64"),
            ("store ptr getelementptr (i8, ptr null, i64 1), ptr null", "address that does not begin with a global"),
            ("%x = sext i64 1 to i72", "line 2: a conversion between numbers of more than 64 bits"),
            ("%x = zext i64 1 to i256", "line 2: a conversion between numbers of more than 64 bits"),
            ("%x = trunc i256 1 to i32", "line 2: a conversion between numbers of more than 64 bits"),
            ("%x = sext i128 1 to i256", "line 2: a conversion between numbers of more than 64 bits"),
            (
"%x = load { i64, ptr }, ptr null\n  %y = extractvalue { i64, ptr } %x, 0\n  call void @g(i64 %y)",
"struct that is loaded or stored as a whole"),
            (
"%x = ptrtoint ptr null to i8\n  %y = zext i8 %x to i32\n  call void @exit(i32 %y)",
"an address as a number of 8 bits"),
            ("%y = load i24, ptr null\n  %x = sext i24 %y to i32\n  call void @exit(i32 %x)", "signed number of 24 bits"),
            (
"%y = load i1, ptr null\n  %x = call i1 @llvm.ctpop.i1(i1 %y)\n  %z = zext i1 %x to i32\n  call void @exit(i32 %z)",
"ctpop of single bits"),
        ];
        for (line, wanted) in cases {
            let said = of_main("", line).unwrap_err();
            assert!(said.contains(wanted), "{}", said);
        }
    }

    #[test]
    fn data_in_which_an_address_is_not_aligned_is_refused() {
        let wanted = "an address that is not aligned is not supported in C";
        for (before, align) in [("[4 x i8]", 4), ("[8 x i8]", 1)] {
            let other = format!("<{{ {before}, ptr }}> <{{ {before} zeroinitializer, ptr @a }}>, align {align}\n");
            let globals = format!("@a = internal global i64 7, align 8\n@b = internal global {other}");
            let line = "%x = load i32, ptr @b, align 4\n  call void @exit(i32 %x)";
            assert_eq!(of_main(&globals, line).unwrap_err(), wanted);
        }
    }

    #[test]
    fn what_is_not_known_is_refused_at_the_programs_line() {
        let ir = "\
define i32 @main() {
  %x = frem double 5.0, 3.0, !dbg !1
  ret i32 0
}
!1 = !DILocation(line: 3, scope: !2, inlinedAt: !4)
!2 = distinct !DISubprogram(name: \"a\", scope: !9, file: !3, line: 1)
!3 = !DIFile(filename: \"/rustc/library/core.rs\", directory: \"\")
!4 = distinct !DILocation(line: 7, column: 5, scope: !5, inlinedAt: !8)
!5 = !DILexicalBlock(scope: !6, file: !7, line: 6)
!7 = !DIFile(filename: \"program.rs\", directory: \"\")
!8 = !DILocation(line: 9, scope: !5)";
        let wanted = "line 7: not supported in C: the instruction frem is not known, in the IR of rustc 1.99.0";
        assert_eq!(c_of(ir).unwrap_err(), wanted);
        let merged = ir.replace("line: 7,", "line: 0,");
        assert_eq!(c_of(&merged).unwrap_err(), wanted.replace("line 7", "line 9"));
        let nowhere = c_of(&merged.replace("line: 9,", "line: 0,")).unwrap_err();
        assert!(nowhere.starts_with("cannot make C of the IR of rustc 1.99.0, line 2: "), "{}", nowhere);
    }

    #[test]
    fn only_machines_of_64_bits_with_the_low_byte_first_are_understood() {
        let cases = [
            ("e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", true),
            ("e-m:e-p:64:64-i64:64-i128:128-n32:64-S128", true),
            ("e-m:e-p:32:32-p270:32:32-f64:32:64-f80:32-n8:16:32-S128", false),
            ("E-m:e-i8:8:32-i16:16:32-i64:64-n32:64-S128", false),
        ];
        for (layout, wanted) in cases {
            assert_eq!(of_main(&format!("target datalayout = \"{layout}\"\n"), "").is_ok(), wanted, "{layout}");
        }
    }
}
