//! Small pieces of IR and the C that is made of them.

use super::print::macros::with_macros;
use super::print::printer::Printer;
use super::print::tokens::{joined, words, WIDTH};
use super::tree::ctype::CType;
use super::tree::expr::Expr;
use super::tree::jumps::simplify;
use super::tree::names::{Names, TAKEN};
use super::tree::shorten::shorten;
use super::tree::statement::Statement;
use super::{of_ir, Compiler};
use std::collections::BTreeMap;

mod pruned;
mod texts;
mod widths;

/// The C for some IR, without the head of the file, its macros and its line ends.
pub fn c_of(ir: &str) -> Result<String, String> {
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
        window.iter().zip(&wanted).all(|(token, wanted)| {
            if is_given(token) && is_given(wanted) {
                *names.entry(wanted).or_insert(token) == token
            } else {
                token == wanted
            }
        })
    });
    assert!(is_there, "{}", text.concat());
}

/// Checks what `function` makes of a body.
fn becomes(body: &str, wanted: &str) {
    has(&function(body), wanted);
}

/// Returns the C of globals and of a `main` with these lines.
pub fn of_main(globals: &str, lines: &str) -> Result<String, String> {
    c_of(&format!("{globals}define i32 @main() {{\n  {lines}\n  ret i32 0\n}}\n"))
}

/// Checks what becomes of a `main` with these lines and of a global `a` of eight bytes.
fn gives(lines: &str, wanted: &str) {
    has(&of_main("@a = internal global [8 x i8] zeroinitializer, align 8\n", lines).unwrap(), wanted);
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
    // A number of three bytes takes three.
    gives(
        "%x = load i24, ptr @a, align 1\n  store i24 %x, ptr @a, align 4",
        "int main(void){G((P)E,3,F((P)E,3));return 0;}",
    );
    // An address of all ones is stored whole.
    gives("store ptr inttoptr (i64 -1 to ptr), ptr @a, align 8", "U E[1];int main(void){u(E)=-1;return 0;}");
    gives("store i64 5, ptr getelementptr (i64, ptr getelementptr (i8, ptr @a, i64 16), i32 -1)", "u((P)E+8)=5;");
}

#[test]
fn what_is_atomic_or_volatile_is_plain_for_the_only_thread() {
    gives("%x = load atomic volatile i32, ptr @a acquire, align 8\n  call void @exit(i32 %x)", "exit(i(E));");
    gives("store atomic i64 7, ptr @a seq_cst, align 8", "{u(E)=7;return 0;}");
    gives("%x = atomicrmw volatile xchg ptr @a, i64 7 acq_rel, align 8", "{u(E)=7;return 0;}");
    gives("%x = atomicrmw umax ptr @a, i64 7 monotonic, align 8", "{u(E)=F(u(E),7);return 0;}");
    gives("%x = cmpxchg weak ptr @a, i64 7, i64 9 release monotonic, align 8", "{U a;a=u(E);u(E)=a==7?9:a;return 0;}");
    gives("fence syncscope(\"singlethread\") release\n  call void @llvm.aarch64.isb(i32 15)", "main(void){return 0;}");
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
        gives(&format!("store i64 {sum}, ptr @a, align 8"), wanted);
    }
}

#[test]
fn a_loop_that_is_jumped_to_has_one_label() {
    let body = "  %c = icmp eq i64 %a, 0\n  br i1 %c, label %x, label %y\nx:\n  %d = icmp eq i64 %b, 1\n  \
                br i1 %d, label %p, label %head\ny:\n  %e = icmp eq i64 %b, 2\n  \
                br i1 %e, label %p, label %head\np:\n  %z = call i64 @g()\n  br label %done\nhead:\n  \
                %f = call i64 @g()\n  %h = icmp eq i64 %f, 0\n  br i1 %h, label %head, label %done\ndone:\n  \
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

/// What an arm does ends with `break` unless it leaves by itself or nothing follows; a label needs a statement behind it.
#[test]
fn an_arm_of_a_switch_never_falls_into_the_next() {
    let value = Expr::name("a", CType::INT);
    let leaving = |number: u64| vec![Statement::Return(Expr::constant(number, 32))];
    let arms = vec![
        (vec![1], vec![call("f")]),
        (vec![2, 3], leaving(4)),
        (vec![5], Vec::new()),
        (Vec::new(), vec![call("g")]),
    ];
    let wanted = "switch(a){case 1:f();break;case 2:case 3:return 4;case 5:break;default:g();}";
    assert_eq!(printed(&[Statement::Switch(value, arms)]), wanted);
    let labelled = Statement::If(Expr::name("a", CType::INT), vec![Statement::Label(1)], Vec::new());
    assert_eq!(printed(&[labelled, call("f")]), "if(a){a:;}f();");
}

/// A jump to what follows a `switch` is none in its last arm, and a `break` in another.
#[test]
fn a_jump_out_of_a_switch_is_a_break() {
    let jumping = |name: &str| vec![call(name), Statement::Go(7)];
    let arms = vec![(vec![1], jumping("f")), (Vec::new(), jumping("g"))];
    let switch = Statement::Switch(Expr::name("a", CType::INT), arms);
    let simplified = simplify(vec![switch, Statement::Label(7), call("h")]);
    assert_eq!(printed(&simplified), "switch(a){case 1:f();break;default:g();}h();");
}

#[test]
fn what_a_sign_says_is_written_with_it() {
    for (line, wanted) in [
        ("xor i64 %a, -1", "{return~a;}"),
        ("xor i64 %a, -2", "{return a^-2;}"),
        ("and i64 %a, -1", "{return a&-1;}"),
        ("or i64 %a, -1", "{return a|-1;}"),
        ("sub i64 0, %a", "{return-a;}"),
    ] {
        becomes(&format!("  %r = {line}\n  ret i64 %r"), wanted);
    }
    let asked = |question: &str| format!("  {question}\n  %r = zext i1 %d to i64\n  ret i64 %r");
    becomes(&asked("%c = icmp eq i64 %a, 0\n  %d = xor i1 %c, true"), "{return!!a;}");
    becomes(&asked("%c = trunc i64 %a to i8\n  %d = icmp eq i8 %c, 0"), "{return!(B)a;}");
}

/// What stands last in a loop that continues is no condition of a `do` and no step: each `continue` would do it, too.
#[test]
fn a_loop_that_continues_is_no_do_while_and_has_no_step() {
    let jump_if = |block| Statement::If(Expr::name("a", CType::INT), vec![Statement::Go(block)], Vec::new());
    let arms = vec![(vec![1], vec![Statement::Go(0)]), (Vec::new(), vec![call("f")])];
    let switch = Statement::Switch(Expr::name("a", CType::INT), arms);
    for (body, wanted) in [
        (vec![jump_if(0), call("f"), jump_if(1)], "for(;;){if(a)continue;f();if(a)break;}"),
        (vec![jump_if(0), call("f"), jump_if(1), call("g")], "for(;;){if(a)continue;f();if(a)break;g();}"),
        (vec![call("f"), jump_if(1), call("h"), call("g")], "for(;f(),!a;g())h();"),
        (vec![switch, jump_if(1)], "for(;;){switch(a){case 1:continue;default:f();}if(a)break;}"),
    ] {
        assert_eq!(printed(&shorten(simplify(vec![Statement::Loop(0, body), Statement::Label(1)]))), wanted);
    }
    // What stands behind another jump stays where it holds a label that is jumped to.
    let held = Statement::If(Expr::name("a", CType::INT), vec![Statement::Label(7), call("g")], Vec::new());
    let simplified = simplify(vec![jump_if(7), Statement::Abort, call("h"), held]);
    assert_eq!(printed(&simplified), "if(a)goto a;exit(1);if(a){a:g();}");
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

/// A number of 65 to 128 bits is a struct of two, one of 256 bits is a struct of four.
#[test]
fn the_halves_of_a_wide_number_are_converted_loaded_and_stored() {
    let widened = |body: &str| format!("  %w = zext i64 %a to i72\n  {body}");
    becomes(&widened("%v = zext i72 %w to i80\n  %r = trunc i80 %v to i64\n  ret i64 %r"), "a.a=b;a.b=0;return a.a;");
    let widest = "%w = zext i64 %a to i128\n  %v = zext i128 %w to i256\n  %r = trunc i256 %v to i64\n  ret i64 %r";
    becomes(widest, "a.a=b.a;a.b=b.b;a.d=a.c=0;return a.a;");
    let stored = |align: u32| {
        let address = "%p = inttoptr i64 %b to ptr\n  ";
        widened(&format!("{address}store i72 %w, ptr %p, align {align}\n  ret i64 %a"))
    };
    becomes(&stored(1), "a.a=b;a.b=0;c=p(d);G(c,8,a.a);G(c+8,1,a.b);return b;}");
    becomes(&stored(16), "a.a=b;a.b=0;c=p(d);u(c)=a.a;G(c+8,1,a.b);return b;}");
    let loaded = |align: u32, bits: u32| {
        let address = "%p = inttoptr i64 %a to ptr\n  ";
        let load = format!("{address}%w = load i128, ptr %p, align {align}\n  %q = trunc i128 %w to i{bits}\n");
        load + &format!("  %r = zext i{bits} %q to i64\n  ret i64 %r")
    };
    becomes(&loaded(1, 32), "b=p(c);a.a=G(b,8);a.b=G(b+8,8);");
    let sum = "  %w = zext i64 %a to i128\n  %x = add i128 %w, 3\n  %r = trunc i128 %x to i64\n  ret i64 %r";
    becomes(sum, "b.a=3;b.b=0;a.a=c;a.b=0;K G(a,b).a;");
    becomes(&loaded(16, 8), "b=p(c);a.a=u(b);a.b=u(b+8);return(B)a.a;}");
    becomes(&widest.replace("i256 %v to", "i256 -2 to"), "a.a=-2;a.b=-1;a.c=-1;a.d=-1;");
}

/// C converts one of two numbers to the type of the other: a signed one of 32 bits loses its sign beside an unsigned one.
#[test]
fn beyond_32_bits_one_of_two_numbers_keeps_its_sign() {
    let chosen = "  %n = trunc i64 %a to i32\n  %m = trunc i64 %b to i32\n  \
                  %s = sext i32 %n to i64\n  %u = zext i32 %m to i64\n  \
                  %c = icmp eq i64 %a, 0\n  %r = select i1 %c, i64 %s, i64 %u\n";
    becomes(&format!("{chosen}  ret i64 %r"), "return!a?(U)(int)(I)a:(I)b;");
    let cut = "  %t = trunc i64 %r to i32\n  call void @exit(i32 %t)\n  ret i64 0";
    becomes(&format!("{chosen}{cut}"), "exit(!a?a:b);");
}

#[test]
fn constants_of_several_numbers_are_written_out() {
    let chosen = "  %c = icmp eq i64 %a, 0\n  %p = select i1 %c, { i64, i64 } zeroinitializer, { i64, i64 } \
                  { i64 1, i64 2 }\n  %r = extractvalue { i64, i64 } %p, 1\n  ret i64 %r";
    becomes(chosen, "a.b=a.a=0;b.a=1;b.b=2;return(!c?a:b).b;");
    for (number, wanted) in [("18446744073709551621", "U E[2]={5,1};"), ("-2", "U E[2]={(U)-2,(U)-1};")] {
        let global = format!("@n = internal constant i128 {number}, align 16\n");
        let lines = "%x = load i64, ptr @n, align 8\n  %r = trunc i64 %x to i32\n  call void @exit(i32 %r)";
        has(&of_main(&global, lines).unwrap(), wanted);
    }
}

#[test]
fn changing_texts_and_constants_of_their_own_have_names() {
    let text = "@a = internal global [2 x i8] c\"xy\", align 1\n";
    has(&of_main(text, "store i8 7, ptr @a, align 1").unwrap(), "B E[]=\"xy\";");
    let two = ["@a", "@b"].map(|name| format!("{name} = internal constant i64 5, align 8\n")).concat();
    has(&of_main(&two, "store ptr @a, ptr @b, align 8").unwrap(), "U E[1]={5},F[1]={5};");
}

#[test]
fn an_address_and_a_question_are_as_short_as_c_takes_them() {
    let question = "%v = ptrtoint ptr %p to i64\n  %c = icmp eq i64 %v, 0\n  br i1 %c, label %x, label %y\nx:\n  \
                    %z = call i64 @g()\n  ret i64 %z\ny:\n  ret i64 1";
    becomes(&format!("  %p = inttoptr i64 %a to ptr\n  {question}"), "{if(!p(a))");
    for (base, wanted) in [("null", "u((P)0+(D)a);"), ("inttoptr (i64 9 to ptr)", "u((P)9+(D)a);")] {
        let load =
            format!("  %p = getelementptr i8, ptr {base}, i64 %a\n  %r = load i64, ptr %p, align 8\n  ret i64 %r");
        becomes(&load, wanted);
    }
}

/// As an `int` the product of two numbers of 16 bits may overflow, and no shift may be as long as its number.
#[test]
fn what_c_leaves_undefined_is_written_otherwise() {
    let square = "  %x = trunc i64 %a to i16\n  %y = mul i16 %x, %x\n  %r = zext i16 %y to i64\n  ret i64 %r";
    becomes(square, "{H a;a=b;return(H)((I)a*a);}");
    becomes("  %r = shl i64 %b, %a\n  ret i64 %r", "{return b<<a%64;}");
    let shifted = "  %x = trunc i64 %a to i16\n  %y = zext i16 %x to i32\n  %z = shl i32 %y, 16\n  %r = zext i32 %z to i64\n  ret i64 %r";
    becomes(shifted, "{return(I)(H)a<<16;}");
    let remainder = |of: u32| format!("  %x = urem i64 %a, {of}\n  %r = shl i64 %b, %x\n  ret i64 %r");
    becomes(&remainder(64), "{return b<<a%64;}");
    becomes(&remainder(65), "{return b<<a%65%64;}");
}

/// In IR an address may be computed of an index that has no value yet, where nothing is read there.
#[test]
fn an_index_has_a_value_where_its_address_is_computed_early() {
    let last = |early: &str, late: &str| {
        let start = "e:\n  %p = inttoptr i64 %a to ptr\n  br label %loop\nloop:\n  \
                     %i = phi i64 [ 0, %e ], [ %j, %next ]\n  %k = phi i64 [ undef, %e ], [ %i, %next ]\n";
        let middle = "  %c = icmp eq i64 %i, 0\n  br i1 %c, label %next, label %read\nread:\n";
        let end = "  %v = load i64, ptr %q\n  %w = add i64 %v, 1\n  store i64 %w, ptr %q\n  br label %next\nnext:\n  \
                   %j = add i64 %i, 1\n  %d = icmp ult i64 %j, %b\n  br i1 %d, label %loop, label %end\nend:\n  ret i64 %k";
        function(&[start, early, middle, late, end].concat())
    };
    let address = "  %q = getelementptr i64, ptr %p, i64 %k\n";
    has(&last(address, ""), "for(c=a=0;;a=b){d=p(e)+(D)(c*8);if(a)");
    has(&last("", address), "for(a=0;;a=b){if(a)d=p(e)+(D)(c*8)");
    has(&last("", &(address.to_string() + "  br label %more\nmore:\n")), "for(a=0;;a=b){if(a)d=p(e)+(D)(c*8)");
}

#[test]
fn an_f64_of_each_kind_is_a_constant_expression() {
    for (number, wanted) in [
        ("1.500000e+00", "return a-1.5<a;"),
        ("-1.500000e+00", "return a- -1.5<a;"),
        ("-0.000000e+00", "return a- -0.0<a;"),
        ("0x7FF0000000000000", "return a-1.0/0.0<a;"),
        ("0xFFF0000000000000", "return a- -(1.0/0.0)<a;"),
        ("0x7FF8000000000000", "return a-0.0/0.0<a;"),
        ("f0x3FF8000000000000", "return a-1.5<a;"),
        ("+inf", "return a-1.0/0.0<a;"),
        ("-inf", "return a- -(1.0/0.0)<a;"),
        ("+qnan", "return a-0.0/0.0<a;"),
        ("-nan(0x1)", "return a-0.0/0.0<a;"),
        ("+snan(0x1)", "return a-0.0/0.0<a;"),
    ] {
        let body =
            format!("  %x = sitofp i64 %a to double\n  %y = fsub double %x, {number}\n  %c = fcmp olt double %y, %x\n");
        becomes(&(body + "  %r = zext i1 %c to i64\n  ret i64 %r"), wanted);
    }
}

/// LLVM 23 says in a comment what a number stands for.
#[test]
fn a_comment_within_a_line_is_left_out() {
    let body = "  %x = sitofp i64 %a to double\n  %c = call i1 @llvm.is.fpclass.f64(double %x, /* (norm) */ i32 264)\n";
    becomes(&format!("{body}  %r = zext i1 %c to i64\n  ret i64 %r"), "E((double)(S)a,264);");
}

/// LLVM 23 asks for as many bits as a later instruction needs.
#[test]
fn a_comparison_of_three_results_may_have_more_than_8_bits() {
    becomes("  %r = call i64 @llvm.scmp.i64.i64(i64 %a, i64 %b)\n  ret i64 %r", "(C)E(a,b,64);}");
    becomes(
        "  %x = call i128 @llvm.ucmp.i128.i64(i64 %a, i64 %b)\n  %r = trunc i128 %x to i64\n  ret i64 %r",
        "a=(C)G(a,c);b.a=a;b.b=(S)a>>63;",
    );
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
    let shifted = "  %x = trunc i64 %a to i8\n  %y = sext i8 %x to i16\n  %z = shl i16 %y, 1\n  \
                   %r = zext i16 %z to i64\n  ret i64 %r";
    becomes(shifted, "{return(H)((H)(C)(B)a*2);}");
    let compared = "  %x = call i32 @memcmp(ptr null, ptr null, i64 1)\n  %r = zext i32 %x to i64\n  ret i64 %r";
    becomes(compared, "{return(I)memcmp(0,0,1);}");
    let least = "define i32 @main() {\n  %x = call i64 @bare_read(ptr null, i64 2)\n  \
                 %y = call i64 @llvm.smin.i64(i64 %x, i64 9)\n  %r = trunc i64 %y to i32\n  ret i32 %r\n}";
    assert!(of_ir(least, "1.99.0", false).unwrap().contains("typedef long long S;"));
}

#[test]
fn a_call_before_an_abort_or_a_branch_happens() {
    let body = "  %c = icmp eq i64 %a, 0\n  br i1 %c, label %bad, label %good\nbad:\n  call i64 @g()\n  \
                call void @abort()\n  unreachable\ngood:\n  ret i64 7";
    becomes(body, "{if(a)return 7;E();exit(1);}");
    let one_way = "start:\n  %z = call i64 @g()\n  %c = icmp eq i64 %a, 0\n  br i1 %c, label %x, label %y\nx:\n  \
                   br label %y\ny:\n  %r = phi i64 [ %z, %start ], [ 5, %x ]\n  ret i64 %r";
    becomes(one_way, "{a=E();if(!b)a=5;return a;}");
}

#[test]
fn what_is_said_often_is_a_macro_that_keeps_its_parentheses() {
    let text = vec!["\"u(a+34376)\"".to_string()];
    let empty_loop = [words("while (f(12345678))"), vec!["\n".to_string(), ";".to_string()]].concat();
    let empty_loops = [empty_loop.clone(), empty_loop].concat();
    let start = words("u(a + 34376) = 1; return u(a + 34376) + u(a + 34376) +");
    let cases = [
        ([start, text, words("[0];")].concat(), "#define E u(a+34376)\nE=1;return E+E+\"u(a+34376)\"[0];"),
        (words("f(12345678, a); f(12345678, b); f(12345678, c);"), "#define E 12345678\nf(E,a);f(E,b);f(E,c);"),
        (empty_loops, "#define E while(f(12345678))\nE\n;E\n;"),
        (["\"x\"", "a"].map(String::from).to_vec(), "\"x\" a"),
        (words("a - -b; return a - -b / *c & &d;"), "a- -b;return a- -b/ *c& &d;"),
    ];
    for (tokens, wanted) in cases {
        let (macros, tokens) = with_macros(tokens);
        assert_eq!(macros + &joined(&tokens, WIDTH), wanted);
    }
    let repeated = (0..60).flat_map(|number| words(&format!("{};", 12345678 + number).repeat(6))).collect();
    let (macros, _) = with_macros(repeated);
    let names: Vec<&str> = macros.lines().filter_map(|line| line.split(' ').nth(1)).collect();
    let is_taken = |name: &&&str| TAKEN.iter().chain(&["dbl", "h", "i", "o", "p", "q", "u"]).any(|own| own == *name);
    assert_eq!((names.len() > 50, names.iter().find(is_taken)), (true, None));
    let program = super::read::source::read("define i32 @main() {\n  ret i32 0\n}", "").unwrap();
    let is_keyword = |name: String| matches!(&name[..], "do" | "if" | "or");
    assert!(!Names::new(&program).locals(&program.functions["main"]).take(3000).any(is_keyword));
}

#[test]
fn a_rustc_is_taken_from_the_oldest_on_that_the_refusal_names() {
    for (version, refusal) in [
        ("1.56.0", "C needs rustc 1.82 or newer, this is 1.56.0"),
        ("1.81.0", "C needs rustc 1.82 or newer, this is 1.81.0"),
        ("unknown", "C needs rustc 1.82 or newer, this is unknown"),
        ("1.82.0", ""),
        ("1.83.0-nightly", ""),
        ("1.100.0", ""),
    ] {
        let said = Compiler::new("rustc", version, false).err().map_or(String::new(), |refusal| refusal.to_string());
        assert_eq!(said, refusal, "{version}");
    }
}
