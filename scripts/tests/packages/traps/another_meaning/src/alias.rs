mod traits {
    pub trait Hidden {
        fn told(self) -> u8;
    }
}
use traits::Hidden as Alias;

impl Alias for u8 {
    fn told(self) -> u8 {
        5
    }
}

pub trait Referred {
    fn told(self) -> u8;
}

impl<T> Referred for &T {
    fn told(self) -> u8 {
        50
    }
}

pub fn told() -> u8 {
    0u8.told()
}
