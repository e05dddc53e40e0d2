#[macro_export]
macro_rules! println { ($($x:tt)*) => { std::println!("<{}>", format!($($x)*)) } }
pub fn f() {
    println!("{}", 3)
}
