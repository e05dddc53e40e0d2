//! Bytes as strings of C.

use super::of_main;
use crate::print::tokens::string;

#[test]
fn bytes_are_a_text_of_c() {
    let cases: &[(&[u8], &str)] = &[
        (b"a ~", r#""a ~""#),
        (b"\"\\??=", r#""\"\\\?\?=""#),
        (b"\n\t\r\x7f\x80\xff", r#""\n\11\15\177\200\377""#),
        (b"\0a\08\x077\x1b/", r#""\0a\0008\0077\33/""#),
    ];
    for (bytes, wanted) in cases {
        assert_eq!(string(bytes), *wanted);
    }
}

/// C of 1990 has strings of up to 509 characters.
#[test]
fn a_string_is_no_longer_than_any_compiler_has_to_take() {
    let strings = |length: usize| {
        let bytes = "x".repeat(length);
        let global = format!("@a = internal constant [{length} x i8] c\"{bytes}\", align 1\n");
        let line = format!("%1 = call i64 @bare_write(ptr @a, i64 {length})");
        of_main(&global, &line).unwrap().contains(&format!("\"{bytes}\""))
    };
    assert!(strings(400) && !(510..530).any(strings));
}
