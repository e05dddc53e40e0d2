//! Imports of what goes with its makers: a macro, what a macro makes, and variants.

pub mod ends {
    #[macro_export]
    macro_rules! ends {
        ($type:ident) => {
            pub struct $type(pub Die, pub Die);
        };
    }

    use crate::random::Die;

    ends!(Line);
}

pub mod middle {
    use crate::ends;
    use crate::random::Die;

    ends!(Half);
}

pub enum Side {
    Left,
    Right,
}

use Side::{Left, Right};

pub fn turned(side: Side) -> Side {
    match side {
        Left => Right,
        Right => Left,
    }
}
