use crate::parse::ParseOps;

pub fn parse(text: &str) -> u32 {
    text.unsigned()
}
