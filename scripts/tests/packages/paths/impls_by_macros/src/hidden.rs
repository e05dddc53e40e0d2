trait Hidden {}
macro_rules! both {
    ($t:ty) => {
        impl Hidden for $t {}
        impl Clone for $t {
            fn clone(&self) -> $t {
                crate::a::B(self.0 + 1)
            }
        }
    };
}
both!(crate::a::B);
