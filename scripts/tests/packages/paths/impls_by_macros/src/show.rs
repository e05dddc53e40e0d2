macro_rules! show {
    ($t:ty) => {
        impl ::std::fmt::Display for $t {
            fn fmt(&self, f: &mut ::std::fmt::Formatter) -> ::std::fmt::Result {
                write!(f, "<{}>", self.0)
            }
        }
    };
}
show!(crate::a::A);
