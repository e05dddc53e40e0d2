// mod x;
/* mod y; /* mod z; */ use kit::no; */
pub fn f() -> String {
    let s = "mod x;
  use kit::a; // no
    crate::b
";
    let t = r#"
" /* "#;
    format!("{}{}{}", s, t, "a\
      b")
}
