trait Other {}
macro_rules! other {
    ($t:ty) => {
        impl Other for $t {}
    };
}
other!(crate::a::A);
