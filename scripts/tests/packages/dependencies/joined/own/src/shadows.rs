//! Names that are those of crates, and mean something else.

type second = u8;

pub fn all() -> [u8; 7] {
    [of_function(), of_module(), of_local(), of_type(), of_macro(), of_trait::f(), of_crate()]
}

fn of_function() -> u8 {
    mod two {
        pub fn two() -> u8 {
            20
        }
    }
    two::two()
}

mod inner {
    pub mod two {
        pub fn two() -> u8 {
            21
        }
    }

    pub fn f() -> u8 {
        two::two() + ::two::two().0[1]
    }
}

fn of_module() -> u8 {
    inner::f()
}

fn of_local() -> u8 {
    let (two, one_more) = (5, 7);
    two * one_more
}

fn of_type() -> u8 {
    second::MAX - crate::second::two().0[1]
}

macro_rules! unread {
    ($($part:tt)*) => {};
}

fn of_macro() -> u8 {
    unread! {
        mod two {}
    }
    two::two().0[1]
}

mod of_trait {
    trait two {
        fn number(&self) -> u8;
    }

    impl two for u8 {
        fn number(&self) -> u8 {
            self + 40
        }
    }

    pub fn f() -> u8 {
        two::number(&1)
    }
}

fn of_crate() -> u8 {
    own::r#type::r#in() + ::own::r#type::r#in()
}
