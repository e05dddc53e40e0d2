//! What is left of IR before it becomes C.

use super::{becomes, of_main};

#[test]
fn many_numbers_side_by_side_are_copied_from_a_table() {
    let store = |at: u32| format!("store i32 {at}, ptr getelementptr (i8, ptr @a, i64 {}), align 4\n", 4 * at);
    let of = |first: u32, between: &str, last: u32| {
        let stores = |from: u32| (from..from + 16).map(store).collect::<String>();
        let lines = stores(first) + between + &stores(last);
        of_main("@a = internal global [512 x i8] zeroinitializer\n@b = internal global i32 0\n", &lines).unwrap()
    };
    let text = of(1, "", 17);
    assert!(
        text.contains(r#"memcpy((P)E+4,"\1\0\0\0\2\0\0\0\3"#) && text.contains(r#"\37\0\0\0 \0\0\0",128);return"#),
        "{text}"
    );
    // A place between two of them is not filled; one of them may be read before the others are there.
    assert!(!of(1, "", 18).contains("memcpy"));
    assert!(!of(1, "%x = load i32, ptr @a\n store i32 %x, ptr @b\n", 17).contains("memcpy"));
}

#[test]
fn what_a_constant_decides_is_no_branch() {
    let body = "  %c = icmp ne i64 %a, 7\n  %k = call i1 @llvm.is.constant.i1(i1 %c)\n  %both = and i1 %c, %k\n  \
                br i1 %both, label %yes, label %no\n\nyes:\n  ret i64 1\n\nno:\n  ret i64 2";
    becomes(body, "{return 2;}");
}
