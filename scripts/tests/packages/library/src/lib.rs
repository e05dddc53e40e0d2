pub mod a {
    pub fn f() -> u8 {
        1
    }
}
pub mod b {
    pub fn g() -> u8 {
        2
    }
    pub fn k() -> u8 {
        3
    }
}
pub mod c {
    pub fn l() -> u8 {
        4
    }
    pub fn m() -> u8 {
        5
    }
}
pub mod d {
    pub type Small = u8;
    #[derive(Clone, Copy)]
    pub struct Number(pub u8);
    pub trait Named {
        fn named(&self) -> u8 {
            7
        }
    }
    pub fn name(one: &dyn Named) -> u8 {
        one.named()
    }
    pub fn all() -> std::ops::Range<u16> {
        256..258
    }
}
