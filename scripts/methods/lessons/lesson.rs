//! What is taught of a method.

use super::pseudocode::Line;

/// A text in English and in Chinese.
pub type Both = [&'static str; 2];

/// How a method works.
pub struct Lesson {
    /// The name of the method.
    pub method: &'static str,
    /// The heading in `scripts/methods/README.md` under which it is taught, and its translation.
    pub title: Both,
    pub text: Both,
    /// The pseudocode, in parts that methods share.
    pub code: &'static [&'static [Line]],
    /// The method that it is best compared with.
    pub before: Option<&'static str>,
    /// What separates it from that method.
    pub idea: Both,
}

impl Lesson {
    /// The lines of its pseudocode.
    pub fn lines(&self) -> impl Iterator<Item = &'static Line> {
        self.code.iter().copied().flatten()
    }
}
