trait Unasked {}
macro_rules! shadows {
    ($t:ty) => {
        impl Unasked for $t {}
    };
}
#[macro_use]
mod inner {
    macro_rules! shadows {
        ($t:ty) => {
            impl Drop for $t {
                fn drop(&mut self) {
                    print!("+");
                }
            }
        };
    }
}
shadows!(crate::a::D);
