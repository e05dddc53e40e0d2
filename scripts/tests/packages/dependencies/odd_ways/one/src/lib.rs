//! Its macro has the name of one of another library.

#[macro_export]
macro_rules! least {
    ($a:expr, $b:expr) => {
        if $a < $b {
            $a
        } else {
            $b
        }
    };
}

pub fn low() -> u8 {
    least!(1, 2)
}
