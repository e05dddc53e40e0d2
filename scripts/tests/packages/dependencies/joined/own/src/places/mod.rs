pub mod deep;

pub(in crate) fn in_crate() -> u8 {
    1
}

pub(crate) fn of_crate() -> u8 {
    in_crate() + deep::of_super()
}
