pub struct Vec;
pub struct Number;
pub struct T;
pub fn live() {}
