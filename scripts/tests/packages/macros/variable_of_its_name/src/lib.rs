#[macro_export]
macro_rules! dbg {
    ($x:expr) => {
        println!("<{}>", $x)
    };
}
#[macro_export]
macro_rules! twice {
    ($dbg:ident) => {
        $dbg!(1);
        $dbg!(2)
    };
}
