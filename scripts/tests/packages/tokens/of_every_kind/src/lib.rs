/* a /* comment */ in another */
macro_rules! count {
    (@ $one:tt) => { 1 };
    ($($one:tt)*) => { [$(count!(@ $one)),*].len() };
}
pub fn literals() -> usize {
    count! { a /*x/*y*/z*/ b r#"a"b"#c r##"a"#b"## c br"\" b"\"" c"x" cr#"y"# br#"("y"# 'a' b'b' '\'' '"' 'é' }
}
pub fn words() -> usize {
    count! { 'a 'static <'a> 'b' r#fn 'r#a r # 日本 é '日本 é x }
}
pub fn numbers() -> usize {
    count! { 1..2 1 ..2 1.max(2) 1. .. 2.5e-3f32 0xe+1 0xe + 1 1e9 1e+9 1_0.0_1 }
}
pub fn marks() -> usize {
    count! { a->b=>c::d>>=e a- >b = >c: :d > >=e }
}
pub fn comments() -> usize {
    count! {
        //// no documentation
        /*** either */ /**/ /* / ** */
        /// is
        a
        /** too */
        b
    }
}
pub fn texts() -> &'static str {
    concat!("mod x; // \" no", r#"" /*"#, '\'', '"', "\\") // "
}
