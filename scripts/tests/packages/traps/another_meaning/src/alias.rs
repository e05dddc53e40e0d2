mod traits {
    pub trait Hidden {
        fn told(self) -> u8;
    }
}
use crate::inside::Referred;
use traits::Hidden as Alias;

impl Alias for u8 {
    fn told(self) -> u8 {
        5
    }
}

pub fn told() -> u8 {
    0u8.told()
}
