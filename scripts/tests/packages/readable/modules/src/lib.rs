pub mod a {
    fn same() -> u8 {
        1
    }

    pub fn one() -> u8 {
        same_but_private() - 1
    }

    fn same_but_private() -> u8 {
        2
    }
}

pub mod b {
    pub fn same() -> u8 {
        3
    }
}

pub mod c {
    use super::a::*;
    use super::b::*;

    pub fn sum() -> u8 {
        same() + one()
    }
}
