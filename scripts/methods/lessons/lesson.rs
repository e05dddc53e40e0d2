//! What is taught of a method.

use super::pseudocode::Line;
use crate::problems::contract::Text;

/// How a method works.
pub struct Lesson {
    /// The name of the method.
    pub method: &'static str,
    /// The heading in `scripts/methods/README.md` under which it is taught, and its translation.
    pub title: Text,
    pub text: Text,
    /// The pseudocode, in parts that methods share.
    pub code: &'static [&'static [Line]],
    /// The method that it is best compared with.
    pub before: Option<&'static str>,
    /// What separates it from that method.
    pub idea: Text,
}

impl Lesson {
    /// The lines of its pseudocode.
    pub fn lines(&self) -> impl Iterator<Item = &'static Line> {
        self.code.iter().copied().flatten()
    }
}
