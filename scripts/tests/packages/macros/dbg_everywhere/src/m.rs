#[macro_export]
macro_rules! dbg { ($x:expr) => { println!("<{}>", $x) }; ($x:expr, $($y:expr),*) => {{ dbg!($x); dbg!($($y),*) }} }
