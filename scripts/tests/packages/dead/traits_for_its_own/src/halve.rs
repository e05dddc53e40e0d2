pub trait Halve {
    fn halve(self) -> Self;
}
macro_rules! shown {
    ($t:ident) => {
        impl Halve for $t {
            fn halve(self) -> $t {
                self / 2
            }
        }
    };
}
shown!(u8);
