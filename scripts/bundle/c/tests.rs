//! Small pieces of IR and the C that is made of them.

use super::macros::with_macros;
use super::of_ir;
use super::printer::Shown;
use super::statements::Statement;
use super::text::{Shape, Text};

/// The C for some IR, without the head of the file, its macros and its line ends.
fn c_of(ir: &str) -> Result<String, String> {
    let text = of_ir(ir, "1.99.0", "", true).map_err(|fault| fault.to_string())?;
    let start = text.rfind("#define").map_or(0, |at| at + text[at..].find('\n').unwrap_or(0) + 1);
    Ok(text[start..].replace('\n', ""))
}

/// The C of a function `f(a,b)` of two numbers of so many bits, with this body.
fn function(bits: u32, body: &str) -> String {
    let int = format!("i{}", bits);
    let ir = format!(
        "define internal fastcc {0} @f({0} noundef %a, {0} noundef range({0} 0, 9) %b) unnamed_addr #3 {{\n{1}\n}}\n\
         define internal {0} @g() {{\n  %1 = tail call i64 @bare_read(ptr null, i64 2), !dbg !4\n  %2 = {2}\n  ret {0} %2\n}}\n\
         define i32 @main() {{\n  %x = call {0} @g()\n  %y = call {0} @f({0} %x, {0} %x)\n  %z = icmp eq {0} %y, 0\n  \
         %r = zext i1 %z to i32\n  ret i32 %r\n}}\n",
        int,
        body,
        if bits == 64 { "freeze i64 %1".to_string() } else { format!("trunc i64 %1 to {}", int) }
    );
    let text = c_of(&ir).unwrap();
    let second = format!(",{} ", super::text::integer(bits));
    let name = text[..text.find(&second).unwrap()].rfind('(').unwrap();
    let from = text[..name].rfind([';', '}'].as_ref()).map_or(0, |end| end + 1);
    let ends = text[from..].match_indices('}').map(|(at, _)| &text[from..=from + at]);
    let whole = |text: &&str| text.matches('{').count() == text.matches('}').count();
    let text = ends.into_iter().find(whole).unwrap();
    format!("f{}", &text[name - from..])
}

/// What is returned for the value `%r` of some lines.
fn value(bits: u32, lines: &str) -> String {
    let text = function(bits, &format!("{}\n  ret i{} %r", lines, bits));
    let start = text.find("return").unwrap() + "return".len();
    text[start..].trim_end_matches(";}").trim().to_string()
}

#[test]
fn a_number_is_written_the_same_for_every_c() {
    let cases = [
        ("7", "7"),
        ("-1", "(U)-1"),
        ("3000000000", "3000000000u"),
        ("4294967296", "(U)1<<32"),
        ("81985529216486895", "(U)19088743<<32|2309737967u"),
        ("-9223372036854775808", "(U)1<<63"),
    ];
    for (number, wanted) in cases {
        assert_eq!(value(64, &format!("  %r = select i1 true, i64 {}, i64 0", number)), format!("1?{}:0", wanted));
    }
}

#[test]
fn what_may_wrap_is_cut_to_its_size() {
    let cases = [
        (8, "add i8 %a, %b", "(B)(a+b)"),
        (8, "add i8 %a, -1", "(B)(a-1)"),
        (8, "xor i8 %a, -1", "a^255"),
        (16, "mul i16 %a, %b", "(H)((I)a*b)"),
        (32, "mul i32 %a, %b", "a*b"),
        (64, "sub i64 0, %a", "-a"),
        (64, "add i64 %a, -5", "a-5"),
        (64, "and i64 %a, -16", "a&-16"),
        (64, "xor i64 %a, -1", "~a"),
        (8, "shl i8 %a, 3", "(B)(a*8)"),
        (64, "shl i64 %a, %b", "a<<b%64"),
        (64, "lshr i64 %a, 7", "a>>7"),
        (64, "ashr i64 %a, 7", "(U)((S)a>>7)"),
        (64, "ashr i64 -8, %a", "(U)((S)(U)-8>>a%64)"),
        (32, "sdiv i32 %a, %b", "(I)((int)a/(int)b)"),
        (64, "udiv exact i64 %a, 10", "a/10"),
        (48, "and i48 %a, -16", "a&((U)65535<<32|4294967280u)"),
        (48, "xor i48 %a, -1", "a^((U)65535<<32|4294967295u)"),
        (48, "select i1 true, i48 -5, i48 0", "(1?(U)65535<<32|4294967291u:0)"),
    ];
    // Where the value is only returned, C cuts it.
    for (bits, line, wanted) in cases {
        let lines = format!("  %x = {}\n  %r = select i1 true, i{1} %x, i{1} 0", line, bits);
        let macros_apart = |text: String| text.replace("65535<<32|4294967295u", "G");
        assert_eq!(macros_apart(value(bits, &lines)), macros_apart(format!("1?{}:0", wanted)));
    }
    assert_eq!(value(8, "  %r = add i8 %a, %b"), "a+b");
}

#[test]
fn comparisons_know_signs_and_opposites() {
    let compare = |line: &str| value(64, &format!("  %q = {}\n  %r = zext i1 %q to i64", line));
    assert_eq!(compare("icmp ult i64 %a, %b"), "a<b");
    assert_eq!(compare("icmp samesign ugt i64 %a, -1"), "a>-1");
    assert_eq!(compare("icmp slt i64 %a, 0"), "!!(a>>63)");
    assert_eq!(compare("icmp ule i64 %a, %b\n  %n = xor i1 %q, true\n  %m = and i1 %n, true"), "a<=b");
    let opposite = "  %q = icmp ule i64 %a, %b\n  %n = xor i1 %q, true\n  %r = zext i1 %n to i64";
    assert_eq!(value(64, opposite), "a>b");
    let both = "  %p = icmp ne i64 %a, 0\n  %q = icmp eq i64 %b, 0\n  %n = select i1 %p, i1 %q, i1 false\n  %r = zext i1 %n to i64";
    assert_eq!(value(64, both), "a&&!b");
}

#[test]
fn widths_change_only_where_something_changes() {
    let cases = [
        ("  %x = trunc i64 %a to i8\n  %r = zext i8 %x to i64", "(B)a"),
        ("  %x = trunc i64 %a to i8\n  %r = sext i8 %x to i64", "(U)(C)(B)a"),
        ("  %x = trunc i64 %a to i1\n  %r = zext i1 %x to i64", "a&1"),
        ("  %x = trunc nuw i64 %a to i32\n  %r = zext i32 %x to i64", "a"),
        ("  %x = and i64 %a, 255\n  %y = trunc i64 %x to i8\n  %r = zext i8 %y to i64", "a%256"),
        (
            "  %x = trunc i64 %a to i32\n  %y = mul i32 %x, %x\n  %z = zext i32 %y to i64\n  %r = shl i64 %z, 8",
            "(U)(a*a)<<8",
        ),
    ];
    for (lines, wanted) in cases {
        assert_eq!(value(64, lines).replace("c=(I)a;return", ""), wanted);
    }
}

#[test]
fn memory_is_read_at_the_last_moment_but_never_after_a_store() {
    let body = "\
  %p = inttoptr i64 %a to ptr
  %x = load i64, ptr %p, align 8
  %q = getelementptr inbounds nuw i8, ptr %p, i64 8
  %y = load i64, ptr %q, align 8
  store i64 %x, ptr %q, align 8
  %r = add i64 %x, %y
  ret i64 %r";
    assert_eq!(function(64, body), "f(U a,U c){P b;b=p(a);a=u(b);c=u(b+8);u(b+8)=a;return a+c;}");
    let bytes = "\
  %p = inttoptr i64 %a to ptr
  %q = getelementptr inbounds nuw i8, ptr %p, i64 %b
  %x = load i8, ptr %q, align 1
  store i8 %x, ptr %p, align 1
  %s = getelementptr inbounds i8, ptr %p, i64 -8
  %y = load ptr, ptr %s, align 8
  %r = ptrtoint ptr %y to i64
  ret i64 %r";
    assert_eq!(function(64, bytes), "f(U b,U c){P a;a=p(b);*a=a[c];return(U)(Z)q(a-8);}");
}

#[test]
fn a_byte_counts_up_by_itself_and_not_its_address() {
    let body = "\
  %p = inttoptr i64 %a to ptr
  %x = load i8, ptr %p, align 1
  %y = add i8 %x, 1
  store i8 %y, ptr %p, align 1
  ret i64 %b";
    assert_eq!(function(64, body), "f(U b,U c){P a;a=p(b);++*a;return c;}");
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
        ("store ptr inttoptr (i64 -1 to ptr), ptr @a, align 8", "U E[1];int main(void){u((P)E)=(U)-1;return 0;}"),
    ];
    for (lines, wanted) in cases {
        let global = "@a = internal global [8 x i8] zeroinitializer, align 8\n";
        let text = c_of(&format!("{}define i32 @main() {{\n  {}\n  ret i32 0\n}}", global, lines)).unwrap();
        assert!(text.ends_with(wanted), "{}", text);
    }
}

#[test]
fn an_order_of_two_values_is_an_int() {
    let ir = "\
define i32 @main() {
  %a = call i64 @bare_read(ptr null, i64 0)
  %o = call i8 @llvm.ucmp.i8.i64(i64 %a, i64 2)
  %z = zext i8 %o to i64
  %s = shl i64 %z, 40
  %r = trunc i64 %s to i32
  ret i32 %r
}";
    assert!(c_of(ir).unwrap().contains("(U)E((U)fread(0,1,0,stdin),2)<<40"), "{}", c_of(ir).unwrap());
}

#[test]
fn an_else_belongs_to_the_branch_around_a_loop() {
    let body = "\
  %c = icmp eq i64 %a, 0
  br i1 %c, label %head, label %other
head:
  %d = call i64 @g()
  %e = icmp eq i64 %d, 1
  br i1 %e, label %body, label %done
body:
  %f = icmp eq i64 %b, 0
  br i1 %f, label %work, label %head
work:
  call void @free(ptr null)
  br label %head
other:
  call i64 @g()
  call i64 @g()
  br label %done
done:
  ret i64 7";
    assert_eq!(function(64, body), "f(U a,U b){if(!a){while(E()==1)if(!b)free(0);}else E(),E();return 7;}");
}

#[test]
fn an_else_belongs_to_the_branch_around_a_loop_that_becomes_one_branch() {
    let question = || Text::whole("a", Shape::Int);
    let leave = Statement::If(question(), vec![Statement::Break, Statement::Label(1)], Vec::new());
    let around = Statement::For(Vec::new(), None, Vec::new(), vec![Statement::Do("f()".to_string()), leave]);
    let branch = Statement::If(question(), vec![around], vec![Statement::Do("g()".to_string())]);
    let shown = Shown { head: "void e(void)".to_string(), declarations: Vec::new(), statements: vec![branch] };
    assert_eq!(shown.text(&[]), "void e(void){if(a){for(;;)if(f(),a){break;a:;}}else g();}");
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
    assert!(c_of(ir).unwrap().starts_with("I F(void);I G(void);P E(U a){"), "{}", c_of(ir).unwrap());
}

#[test]
fn the_head_has_what_a_macro_of_it_needs() {
    let ir = "@a = internal global i32 5\ndefine i32 @main() {\n  %x = load i32, ptr @a, align 4\n  ret i32 %x\n}";
    assert!(of_ir(ir, "1.99.0", "", true).unwrap().contains("typedef unsigned A I;"));
}

#[test]
fn a_call_happens_even_where_its_value_is_not_wanted() {
    let body = "\
  %x = call i64 @g()
  %q = icmp eq i64 %a, %b
  %r = select i1 %q, i64 %x, i64 1
  ret i64 %r";
    assert!(function(64, body).ends_with("{U c;c=E();return a==b?c:1;}"), "{}", function(64, body));
}

#[test]
fn phis_that_change_places_do_so_at_once() {
    let body = "\
start:
  br label %next
next:
  %x = phi i64 [ %a, %start ], [ %y, %next ]
  %y = phi i64 [ %b, %start ], [ %x, %next ]
  %q = icmp ult i64 %x, %y
  br i1 %q, label %next, label %done
done:
  ret i64 %x";
    assert_eq!(function(64, body), "f(U a,U b){U c;for(;a<b;a=c)c=b,b=a;return a;}");
}

#[test]
fn loops_and_branches_have_their_structure() {
    let counts = "\
  br label %head
head:                                             ; preds = %2, %body
  %i = phi i64 [ 0, %2 ], [ %j, %body ]
  %p = icmp ult i64 %i, %a
  br i1 %p, label %body, label %done
body:
  %j = add nuw i64 %i, 3
  br label %head
done:
  ret i64 %i";
    assert_eq!(function(64, &counts.replace("%2", "%0")), "f(U b,U a){for(a=0;a<b;)a+=3;return a;}");
    let nested = "\
start:
  br label %rows
rows:
  %i = phi i64 [ 0, %start ], [ %i2, %row ]
  br label %cells
cells:
  %j = phi i64 [ 0, %rows ], [ %j2, %more ]
  %p = icmp eq i64 %j, %a
  br i1 %p, label %out, label %more
more:
  %j2 = add i64 %j, 1
  %q = icmp eq i64 %j2, 5
  br i1 %q, label %row, label %cells
row:
  %i2 = add i64 %i, 1
  %s = icmp eq i64 %i2, %b
  br i1 %s, label %out, label %rows
out:
  %r = phi i64 [ 1, %cells ], [ 2, %row ]
  ret i64 %r";
    assert_eq!(
        function(64, nested),
        "f(U c,U d){U b,a;for(b=0;;){a=0;do{if(a==c){c=1;goto a;}a++;}while(a!=5);b++;if(b==d){c=2;break;}}a:return c;}"
    );
}

#[test]
fn a_switch_has_its_cases() {
    let body = "\
start:
  switch i64 %a, label %other [
    i64 1, label %one
    i64 -2, label %two
    i64 3, label %one
  ]
one:
  br label %end
two:
  br label %end
other:
  ret i64 9
end:
  %r = phi i64 [ 5, %one ], [ %b, %two ]
  ret i64 %r";
    assert_eq!(
        function(64, body).replace("G ", "return "),
        "f(U b,U a){switch(b){case 1:case 3:break;case(U)-2:goto a;default:return 9;}a=5;a:return a;}"
    );
}

#[test]
fn what_is_not_known_is_refused_with_its_line() {
    let cases = [
        ("%x = add i128 0, 1", "line 2: the type i128 is not known"),
        ("%x = load <4 x i32>, ptr null", "is not known"),
        ("%x = load volatile i8, ptr null, align 1", "a volatile load"),
        ("%x = atomicrmw add ptr null, i32 1 monotonic", "atomicrmw is not known"),
        ("call void @elsewhere()", "there is no function elsewhere"),
        (
            "call void @llvm.memset.inline.p0.i64(ptr null, i8 0, i64 8, i1 false)",
            "line 2: the intrinsic memset.inline is not known",
        ),
        ("call void @llvm.memset.p0.i64(ptr null, i8 0, i64 8, i1 true)", "line 2: memory that is volatile"),
        ("%x = call i32 @llvm.ucmp.i32.i8(i8 1, i8 2)\n  call void @exit(i32 %x)", "other than 8 bits"),
        (
            "%x = fadd double 0.0, 1.0",
            "cannot make C of the IR of rustc 1.99.0, line 2: the instruction fadd is not known: %x = fadd double 0.0, 1.0",
        ),
    ];
    for (line, wanted) in cases {
        let said = c_of(&format!("define i32 @main() {{\n  {}\n  ret i32 0\n}}\n", line)).unwrap_err();
        assert!(said.contains(wanted), "{}", said);
    }
}

#[test]
fn data_is_text_or_numbers_and_finds_its_addresses() {
    let ir = "\
@a = private unnamed_addr constant [5 x i8] c\"x\\0A\\221?\", align 1
@b = private unnamed_addr constant <{ ptr, [8 x i8], ptr }> <{ ptr @a, [8 x i8] c\"\\05\\00\\00\\00\\00\\00\\00\\00\", ptr @g }>, align 8
@c = internal global [3 x i16] [i16 1, i16 2, i16 -1], align 2
define internal i32 @g() {
  ret i32 3
}
define i32 @main() {
  %x = load ptr, ptr @b, align 8
  %y = load i8, ptr %x, align 1
  %z = load i16, ptr getelementptr inbounds nuw (i8, ptr @c, i64 4), align 2
  %s = zext i8 %y to i32
  %t = zext i16 %z to i32
  %r = add i32 %s, %t
  ret i32 %r
}";
    assert_eq!(
        c_of(ir).unwrap(),
        "B G[]=\"x\\n\\\"1\\?\";U E[3]={0,5},F[1]={(U)65535<<32|131073};I J(void){return 3;}int main(void){\
         E[0]=(Z)(G);E[2]=(Z)(J);return(I)*q((P)E)+h((P)F+4);}"
    );
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
    let said = with_macros("u(a+34376)=1;return u(a+34376)+u(a+34376)+\"u(a+34376)\"[0];");
    assert_eq!(said, ("#define E u(a+34376)\n".to_string(), "E=1;return E+E+\"u(a+34376)\"[0];".to_string()));
    let pieces = "f(12345678,a);f(12345678,b);f(12345678,c);";
    assert_eq!(with_macros(pieces), ("#define E 12345678\n".to_string(), "f(E,a);f(E,b);f(E,c);".to_string()));
    let apart = "a- -b;return a- -b;";
    assert_eq!(with_macros(apart), (String::new(), apart.to_string()));
}
