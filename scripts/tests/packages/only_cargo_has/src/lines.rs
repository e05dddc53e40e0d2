//! Imports of what goes with its maker: a macro, and what a macro makes. One adds a name to what is needed.

pub mod first {
    #[macro_export]
    macro_rules! ends {
        ($type:ident) => {
            pub struct $type(pub Die, pub Die);
        };
    }

    use crate::random::Die;

    ends!(Line);
}

pub mod second {
    use crate::ends;
    use crate::random::Die;

    ends!(Half);
}
