pub use dep::one;
pub mod c {
    pub use crate::one;
}
#[macro_export]
macro_rules! one {
    () => {
        $crate::one(1)
    };
}
