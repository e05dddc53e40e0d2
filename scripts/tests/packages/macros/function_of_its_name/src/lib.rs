mod a;
pub use a::one;
#[macro_export]
macro_rules! one {
    () => {
        $crate::one(1)
    };
}
pub mod b {
    pub use crate::one;
}
pub mod c {
    pub use crate::one;
}
