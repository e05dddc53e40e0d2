#[macro_export]
macro_rules! dbg {
    ($x:expr) => {
        println!("<{}>", $x)
    };
}
#[macro_export]
macro_rules! twice {
    ($x:expr) => {
        $crate::dbg!($x);
        $crate::dbg!($x)
    };
}
#[macro_export]
macro_rules! of_its_caller {
    ($x:expr) => {
        dbg!($x)
    };
}
pub fn f() {
    dbg!(3)
}
