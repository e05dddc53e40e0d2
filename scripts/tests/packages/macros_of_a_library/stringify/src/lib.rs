#[macro_export]
macro_rules! show { ($($t:tt)*) => { stringify!($($t)*) } }
