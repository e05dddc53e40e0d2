use crate::{a::one, three};
#[macro_export]
macro_rules! four {
    () => {
        4
    };
}
pub use four;
#[macro_export]
macro_rules! called {
    ($one:ident) => {
        $one!()
    };
}
pub fn f() -> i32 {
    one!() + three!() + crate::four!()
}
