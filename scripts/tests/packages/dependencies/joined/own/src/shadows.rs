//! Names that are those of crates, and mean something else.

type second = u8;

pub fn all() -> [u8; 6] {
    [of_function(), of_module(), of_generic(), of_local(), of_type(), of_import()]
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

fn of_generic() -> u8 {
    fn two<T>() -> usize {
        std::mem::size_of::<T>()
    }
    two::<u8>() as u8 + two::two().0[1]
}

fn of_local() -> u8 {
    let (two, one_more) = (5, 7);
    two * one_more
}

fn of_type() -> u8 {
    second::MAX - crate::second::two().0[1]
}

fn of_import() -> u8 {
    use self::inner::two;
    two::two()
}
