macro_rules! low {
    ($x:expr, $y:expr) => {
        if $y < $x {
            $x = $y
        }
    };
}
pub(crate) use low;
macro_rules! one {
    () => {
        1
    };
}
macro_rules! two {
    () => {
        one!() + 1
    };
}
pub(super) use {one, two};
pub mod deep {
    macro_rules! three {
        () => {
            3
        };
    }
    pub(in crate::a) use three;
    pub(crate) use three as drei;
}
pub fn t() -> i32 {
    deep::three!()
}
