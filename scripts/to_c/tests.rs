//! Small pieces of IR and the C that is made of them.

use super::of_ir;
use super::print::macros::with_macros;
use super::print::printer::Printer;
use super::print::tokens::{joined, words, WIDTH};
use super::tree::ctype::CType;
use super::tree::expr::Expr;
use super::tree::jumps::simplify;
use super::tree::names::TAKEN;
use super::tree::shorten::shorten;
use super::tree::statement::Statement;
use std::collections::BTreeMap;

/// The C for some IR, without the head of the file, its macros and its line ends.
fn c_of(ir: &str) -> Result<String, String> {
    let text = of_ir(ir, "1.99.0", true).map_err(|refusal| refusal.to_string())?;
    let start = text.rfind("#define").map_or(0, |at| at + text[at..].find('\n').unwrap_or(0) + 1);
    Ok(text[start..].replace('\n', ""))
}

/// Returns the C of a function `f(a,b)` of two numbers with this body, and of `g()`, before `main`.
fn function(body: &str) -> String {
    let ir = format!(
        "define internal i64 @f(i64 noundef %a, i64 noundef range(i64 0, 9) %b) unnamed_addr #3 {{\n{body}\n}}\n\
         define internal i64 @g() {{\n  %1 = tail call i64 @bare_read(ptr null, i64 2), !dbg !4\n  ret i64 %1\n}}\n\
         define i32 @main() {{\n  %x = call i64 @g()\n  %y = call i64 @f(i64 %x, i64 %x)\n  %r = trunc i64 %y to i32\n  \
         ret i32 %r\n}}\n"
    );
    let text = c_of(&ir).unwrap();
    text[..text.find("int main").unwrap()].to_string()
}

/// Checks that a text has these tokens in a row. A name of one letter, but of a type of the head, may be any other one
/// throughout.
fn has(text: &str, wanted: &str) {
    let is_given = |name: &str| name.len() == 1 && name.as_bytes()[0].is_ascii_alphabetic() && !TAKEN.contains(&name);
    let (text, wanted) = (words(text), words(wanted));
    let is_there = text.windows(wanted.len()).any(|window| {
        let mut names = BTreeMap::new();
        window.iter().zip(&wanted).all(|(token, wanted)| match is_given(token) && is_given(wanted) {
            true => *names.entry(wanted).or_insert(token) == token,
            false => token == wanted,
        })
    });
    assert!(is_there, "{}", text.concat());
}

/// Checks what `function` makes of a body.
fn becomes(body: &str, wanted: &str) {
    has(&function(body), wanted);
}

/// Returns the C of a `main` with these lines, and of a global `a` of eight bytes.
fn of_word(lines: &str) -> String {
    let global = "@a = internal global [8 x i8] zeroinitializer, align 8\n";
    c_of(&format!("{global}define i32 @main() {{\n  {lines}\n  ret i32 0\n}}")).unwrap()
}

/// Returns the C of these statements.
fn printed(statements: &[Statement]) -> String {
    let mut printer = Printer::new(&[]);
    printer.statements(statements);
    joined(&printer.tokens, WIDTH)
}

/// A call of a function.
fn call(name: &str) -> Statement {
    Statement::Do(Expr::call_c(name, Vec::new()))
}

#[test]
fn stores_have_the_size_of_what_they_store() {
    let cases = [
        // A number of three bytes takes three.
        (
            "%x = load i24, ptr @a, align 1\n  store i24 %x, ptr @a, align 4",
            "int main(void){G((P)E,3,F((P)E,3));return 0;}",
        ),
        // An address of all ones is stored whole.
        ("store ptr inttoptr (i64 -1 to ptr), ptr @a, align 8", "U E[1];int main(void){u(E)=-1;return 0;}"),
    ];
    for (lines, wanted) in cases {
        has(&of_word(lines), wanted);
    }
}

#[test]
fn what_is_atomic_or_volatile_is_plain_for_the_only_thread() {
    let cases = [
        ("%x = load atomic volatile i32, ptr @a acquire, align 8\n  call void @exit(i32 %x)", "exit(i(E));"),
        ("store atomic i64 7, ptr @a seq_cst, align 8", "{u(E)=7;return 0;}"),
        ("%x = atomicrmw volatile xchg ptr @a, i64 7 acq_rel, align 8", "{u(E)=7;return 0;}"),
        ("%x = atomicrmw umax ptr @a, i64 7 monotonic, align 8", "{u(E)=F(u(E),7);return 0;}"),
        ("%x = cmpxchg weak ptr @a, i64 7, i64 9 release monotonic, align 8", "{U a;a=u(E);u(E)=a==7?9:a;return 0;}"),
        ("fence syncscope(\"singlethread\") release\n  call void @llvm.aarch64.isb(i32 15)", "main(void){return 0;}"),
    ];
    for (lines, wanted) in cases {
        has(&of_word(lines), wanted);
    }
}

#[test]
fn a_constant_may_be_a_sum_of_addresses() {
    let address = "i64 ptrtoint (ptr @a to i64)";
    let cases = [
        (format!("add ({address}, i64 5)"), "u(E)=(U)(Z)(P)E+5;"),
        (format!("sub nuw (i64 100, {address})"), "u(E)=100-(U)(Z)(P)E;"),
        (format!("sub (i64 add ({address}, i64 -3), {address})"), "u(E)=(U)(Z)(P)E-3-(U)(Z)(P)E;"),
        (format!("ptrtoint (ptr inttoptr (i64 add ({address}, i64 5) to ptr) to i64)"), "u(E)=(Z)p((U)(Z)(P)E+5);"),
    ];
    for (sum, wanted) in cases {
        has(&of_word(&format!("store i64 {sum}, ptr @a, align 8")), wanted);
    }
}

#[test]
fn a_loop_that_is_jumped_to_has_one_label() {
    let body = "\
  %c = icmp eq i64 %a, 0
  br i1 %c, label %x, label %y
x:
  %d = icmp eq i64 %b, 1
  br i1 %d, label %p, label %head
y:
  %e = icmp eq i64 %b, 2
  br i1 %e, label %p, label %head
p:
  %z = call i64 @g()
  br label %done
head:
  %f = call i64 @g()
  %h = icmp eq i64 %f, 0
  br i1 %h, label %head, label %done
done:
  ret i64 7";
    becomes(body, "goto b;a:while(!E());b:return 7;}");
}

#[test]
fn an_else_belongs_to_the_branch_around_a_loop() {
    let question = || Expr::name("a", CType::INT);
    let branch = Statement::If(question(), vec![call("f")], Vec::new());
    let leave = Statement::If(question(), vec![Statement::Break, Statement::Label(1)], Vec::new());
    // The body of the second one becomes a branch when it is printed.
    let cases = [
        (Some(question()), vec![branch], "if(a){while(a)if(a)f();}else g();"),
        (None, vec![call("f"), leave], "if(a){for(;;)if(f(),a){break;a:;}}else g();"),
    ];
    for (goes_on, body, wanted) in cases {
        let around = Statement::For(Vec::new(), goes_on, Vec::new(), body);
        assert_eq!(printed(&[Statement::If(question(), vec![around], vec![call("g")])]), wanted);
    }
}

#[test]
fn a_part_that_is_inserted_is_read_before_its_struct_is_overwritten() {
    let ir = "\
define internal i64 @f({ i64, i64 } %x, { i64, i64 } %y) {
  %p = extractvalue { i64, i64 } %x, 1
  %r = insertvalue { i64, i64 } %y, i64 %p, 0
  %a = extractvalue { i64, i64 } %r, 0
  %b = extractvalue { i64, i64 } %y, 0
  %s = sub i64 %a, %b
  ret i64 %s
}
define i32 @main() {
  %s = call i64 @f({ i64, i64 } { i64 1, i64 2 }, { i64, i64 } { i64 3, i64 4 })
  %r = trunc i64 %s to i32
  ret i32 %r
}";
    has(&c_of(ir).unwrap(), "F c;c=a;c.d=b.e;return c.d-a.d;");
}

#[test]
fn a_loop_that_continues_is_no_do_while() {
    let jump_if = |block| Statement::If(Expr::name("a", CType::INT), vec![Statement::Go(block)], Vec::new());
    let body = vec![jump_if(0), call("f"), jump_if(1)];
    let statements = simplify(vec![Statement::Loop(0, body), Statement::Label(1), call("g")]);
    assert_eq!(printed(&shorten(statements)), "for(;;){if(a)continue;f();if(a)break;}g();");
}

#[test]
fn a_wide_number_has_no_more_bits_than_its_type() {
    let body = "  %w = zext i64 %a to i72\n  %c = icmp eq i72 %w, -1\n  %r = zext i1 %c to i64\n  ret i64 %r";
    becomes(body, ".b=255");
    for operation in ["add", "sub", "mul", "shl"] {
        let body = format!("  %w = zext i64 %a to i65\n  %x = {operation} i65 %w, 3\n  %c = icmp eq i65 %x, 1\n");
        becomes(&(body + "  %r = zext i1 %c to i64\n  ret i64 %r"), "c=a;c.b=a.b%2;");
    }
}

#[test]
fn a_function_is_declared_before_its_name_flows_into_a_phi() {
    let ir = "\
define internal ptr @a(i64 %a) {
start:
  %c = icmp eq i64 %a, 5
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %r = phi ptr [ @m, %start ], [ @n, %x ]
  ret ptr %r
}
define internal i32 @m() {
  ret i32 1
}
define internal i32 @n() {
  ret i32 2
}
define i32 @main() {
  %a = call ptr @a(i64 5)
  %z = call i32 %a()
  ret i32 %z
}";
    has(&c_of(ir).unwrap(), "I F(void);I G(void);P E(U a){");
}

/// As an `int` the product of two numbers of 16 bits may overflow, and no shift may be as long as its number.
#[test]
fn what_c_leaves_undefined_is_written_otherwise() {
    let square = "  %x = trunc i64 %a to i16\n  %y = mul i16 %x, %x\n  %r = zext i16 %y to i64\n  ret i64 %r";
    becomes(square, "{H a;a=b;return(H)((I)a*a);}");
    becomes("  %r = shl i64 %b, %a\n  ret i64 %r", "{return b<<a%64;}");
    let remainder = |of: u32| format!("  %x = urem i64 %a, {of}\n  %r = shl i64 %b, %x\n  ret i64 %r");
    becomes(&remainder(64), "{return b<<a%64;}");
    becomes(&remainder(65), "{return b<<a%65%64;}");
}

/// In IR an address may be computed of an index that has no value yet, where nothing is read there.
#[test]
fn an_index_has_a_value_where_its_address_is_computed_early() {
    let last = |early: &str, late: &str| {
        let start =
            "entry:\n  %p = inttoptr i64 %a to ptr\n  br label %loop\nloop:\n  %i = phi i64 [ 0, %entry ], [ %j, \
                     %next ]\n  %k = phi i64 [ undef, %entry ], [ %i, %next ]\n";
        let middle = "  %c = icmp eq i64 %i, 0\n  br i1 %c, label %next, label %read\nread:\n";
        let end = "  %v = load i64, ptr %q\n  %w = add i64 %v, 1\n  store i64 %w, ptr %q\n  br label %next\nnext:\n  \
                   %j = add i64 %i, 1\n  %d = icmp ult i64 %j, %b\n  br i1 %d, label %loop, label %end\nend:\n  ret i64 %k";
        function(&[start, early, middle, late, end].concat())
    };
    let address = "  %q = getelementptr i64, ptr %p, i64 %k\n";
    has(&last(address, ""), "for(c=a=0;;a=b){d=p(e)+(D)(c*8);if(a)");
    has(&last("", address), "for(a=0;;a=b){if(a)d=p(e)+(D)(c*8)");
}

/// The opposite of less is not at least as great where a number is none.
#[test]
fn comparisons_of_f64_keep_what_is_no_number() {
    let cases = [
        ("ult", "return!((double)(S)a>=1.5)"),
        ("oge", "return(double)(S)a>=1.5"),
        ("une", "return(double)(S)a!=1.5"),
        ("one", "return(a<1.5)|(a>1.5)"),
        ("uno", "return!((a==a)&(1.5==1.5))"),
    ];
    for (comparison, wanted) in cases {
        let body = format!("  %x = sitofp i64 %a to double\n  %c = fcmp {comparison} double %x, 1.500000e+00\n");
        becomes(&(body + "  %r = zext i1 %c to i64\n  ret i64 %r"), wanted);
    }
}

/// A value of n bits is a number from 0 to 2^n - 1, even if C's own is below 0.
#[test]
fn what_is_below_0_in_c_becomes_a_large_number() {
    let shifted =
        "  %x = trunc i64 %a to i8\n  %y = sext i8 %x to i16\n  %z = shl i16 %y, 1\n  %r = zext i16 %z to i64\n  \
                   ret i64 %r";
    becomes(shifted, "{return(H)((H)(C)(B)a*2);}");
    let compared = "  %x = call i32 @memcmp(ptr null, ptr null, i64 1)\n  %r = zext i32 %x to i64\n  ret i64 %r";
    becomes(compared, "{return(I)memcmp(0,0,1);}");
}

#[test]
fn a_call_before_an_abort_happens() {
    let body = "\
  %c = icmp eq i64 %a, 0
  br i1 %c, label %bad, label %good
bad:
  call i64 @g()
  call void @abort()
  unreachable
good:
  ret i64 7";
    becomes(body, "{if(a)return 7;E();exit(1);}");
}

#[test]
fn what_is_not_known_is_refused_with_its_line() {
    let cases = [
        ("%x = sdiv i72 5, 3", "sdiv of 72 bits"),
        ("%x = icmp sgt i72 5, 3", "sgt of 72 bits"),
        ("%x = zext i64 1 to i512", "the type i512 is not known"),
        ("%x = add i256 1, 2", "add of 256 bits"),
        ("%x = load <4 x i32>, ptr null", "is not known"),
        ("%x = atomicrmw nand ptr null, i64 1 monotonic, align 8", "the instruction nand is not known"),
        ("call void asm sideeffect \"nop\", \"\"()", "line 2: the constant"),
        ("%x = fadd float 0.0, 1.0", "f32 is not supported in C"),
        ("call void @elsewhere()", "there is no function elsewhere"),
        ("%x = call i128 @llvm.fptosi.sat.i128.f64(double 1.0)", "the intrinsic fptosi.sat.f64 of more than 64 bits"),
        (
            "call void @llvm.memset.inline.p0.i64(ptr null, i8 0, i64 8, i1 false)",
            "line 2: the intrinsic memset.inline is not known",
        ),
        ("call void @llvm.memset.p0.i64(ptr null, i8 0, i64 8, i1 true)", "line 2: memory that is volatile"),
        ("%x = call i32 @llvm.ucmp.i32.i8(i8 1, i8 2)\n  call void @exit(i32 %x)", "other than 8 bits"),
        (
            "%x = frem double 5.0, 3.0",
            "cannot make C of the IR of rustc 1.99.0, line 2: the instruction frem is not known: %x = frem",
        ),
    ];
    for (line, wanted) in cases {
        let said = c_of(&format!("define i32 @main() {{\n  {}\n  ret i32 0\n}}\n", line)).unwrap_err();
        assert!(said.contains(wanted), "{}", said);
    }
}

#[test]
fn what_is_not_known_is_refused_with_the_line_of_the_program_that_it_was_inlined_from() {
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
        let ir = format!("target datalayout = \"{}\"\ndefine i32 @main() {{\n  ret i32 0\n}}\n", layout);
        assert_eq!(c_of(&ir).is_ok(), wanted, "{}", layout);
    }
}

#[test]
fn what_is_said_often_is_a_macro_that_keeps_its_parentheses() {
    let text = vec!["\"u(a+34376)\"".to_string()];
    let start = words("u(a + 34376) = 1; return u(a + 34376) + u(a + 34376) +");
    let cases = [
        ([start, text, words("[0];")].concat(), "#define E u(a+34376)\nE=1;return E+E+\"u(a+34376)\"[0];"),
        (words("f(12345678, a); f(12345678, b); f(12345678, c);"), "#define E 12345678\nf(E,a);f(E,b);f(E,c);"),
        (words("a - -b; return a - -b / *c & &d;"), "a- -b;return a- -b/ *c& &d;"),
    ];
    for (tokens, wanted) in cases {
        let (macros, tokens) = with_macros(tokens);
        assert_eq!(macros + &joined(&tokens, WIDTH), wanted);
    }
}
