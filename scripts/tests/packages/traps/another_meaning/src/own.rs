pub struct Vec;
pub struct Number;
pub struct T;
pub struct Chars;
pub struct Range;
pub fn live() {}
