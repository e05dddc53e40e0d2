//! The words around names.

use crate::rust::read::code::Code;

/// Whether a path starts with the name at `at`, or with the `::` before it.
pub fn starts_path(code: &Code, at: usize) -> bool {
    if code.before(at, 1) != "::" {
        return true;
    }
    let joined = at >= 2 && code.place(at - 1) == code.place(at - 2) + 1;
    match code.before(at, 2) {
        ">" => !joined,
        before => at < 2 || !code.is_word(at - 2) || is_operator(before),
    }
}

/// Whether a word is a keyword that a path can follow.
fn is_operator(word: &str) -> bool {
    let words =
        "as break const dyn else if impl in let match move mut pub ref return static unsafe use where while yield";
    words.split(' ').any(|keyword| keyword == word)
}
