pub trait Deep {
    fn depth(&self) -> u8;
}

impl<const N: usize> Deep for super::super::Kit<N> {
    fn depth(&self) -> u8 {
        deeper::in_places() + self::deeper::deepest::depth()
    }
}

/* Two
   lines. */
pub(super) fn of_super() -> u8 {
    2
}

mod deeper {
    pub(in crate::places) fn in_places() -> u8 {
        deepest::depth() * super::super::in_crate()
    }

    pub(in super::super::deep) mod deepest {
        pub(self) const DEPTH: u8 = 4;

        pub fn depth() -> u8 {
            self::DEPTH
        }
    }
}
