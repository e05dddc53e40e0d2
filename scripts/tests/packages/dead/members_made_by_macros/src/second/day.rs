use crate::parse::ParseOps;

pub fn parse(text: &str) -> i32 {
    text.signed() + text.chunk().0
}
