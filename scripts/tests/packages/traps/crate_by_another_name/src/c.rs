pub trait Unused {}

pub fn unused_too() {}
