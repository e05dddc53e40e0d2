//! Leaves out what a judge has no use for: tests, documentation, and the kit's strictness with itself.
//!
//! Inside macro arguments and macro bodies nothing is touched: there a doc comment is a token that a
//! pattern may be waiting for.

use crate::rust::read::attributes::{self, Features};
use crate::rust::read::code::{Code, Token};
use crate::rust::read::items::{self, Item};
use crate::rust::read::lexer::Kind;

/// The tokens without tests, doc comments, `doc` attributes and strict lint levels, and without what needs a feature that
/// is off.
pub fn strip(tokens: &[Token], features: Features) -> Vec<Token> {
    let code = Code::new(tokens);
    let mut gone = vec![false; tokens.len()];
    for (place, token) in tokens.iter().enumerate() {
        gone[place] = token.kind == Kind::Doc;
    }
    let mut softened = Vec::new();
    let mut at = 0;
    while at < code.len() {
        at = match code.after_macro(at) {
            Some(after) => {
                gone[code.place(at)..code.place(after - 1)].fill(false);
                after
            }
            None => strip_attribute(&code, at, features, &mut gone, &mut softened),
        };
    }
    let found = items::items(&code, 0, code.len());
    mark_never(&code, &found, features, &mut gone);
    let mut kept = tokens.to_vec();
    for place in softened {
        kept[place].text = "allow".into();
    }
    remove(&kept, &gone)
}

/// Marks the attribute at `at` when it has to go, notes an `expect`, and answers the next place.
fn strip_attribute(code: &Code, at: usize, features: Features, gone: &mut [bool], softened: &mut Vec<usize>) -> usize {
    let open = at + 1 + code.is(at + 1, "!") as usize;
    if !code.is(at, "#") || !code.is(open, "[") || !code.opens(open) {
        return at + 1;
    }
    let close = code.partner(open);
    if attributes::is_dropped(code, open) || attributes::is_always(code, open, features) {
        gone[code.place(at)..=code.place(close)].fill(true);
    } else if code.is(open + 1, "expect") {
        softened.push(code.place(open + 1));
    }
    close + 1
}

fn mark_never(code: &Code, found: &[Item], features: Features, gone: &mut [bool]) {
    for item in found {
        if attributes::is_never(code, item, features) {
            mark_item(code, item.start, item.end, gone);
        } else if let (true, Some((open, close))) = (item.holds_items(), item.body) {
            mark_never(code, &items::items(code, open + 1, close), features, gone);
        }
    }
}

/// Marks the code from `start` to `end`, the comment lines right above and a comment behind it.
pub fn mark_item(code: &Code, start: usize, end: usize, gone: &mut [bool]) {
    let first = comments_above(code.tokens, code.place(start));
    let mut last = code.place(end - 1);
    let behind = code.tokens.get(last + 1).is_some_and(|blank| blank.kind == Kind::Blank && blank.newlines() == 0);
    if behind && code.tokens.get(last + 2).is_some_and(|token| token.kind == Kind::Comment) {
        last += 2;
    }
    gone[first..=last].fill(true);
}

/// The first of the whole-line comments that touch the line of the token at `place`.
fn comments_above(tokens: &[Token], mut place: usize) -> usize {
    while place >= 2 {
        let (comment, blank) = (&tokens[place - 2], &tokens[place - 1]);
        let touches = blank.kind == Kind::Blank && blank.newlines() == 1;
        let whole = place == 2 || tokens[place - 3].newlines() > 0;
        if !touches || !whole || !matches!(comment.kind, Kind::Comment | Kind::Doc) {
            break;
        }
        place -= 2;
    }
    place
}

/// The tokens that are not marked; blanks that meet become one, with the wider line gap and the last indent.
pub fn remove(tokens: &[Token], gone: &[bool]) -> Vec<Token> {
    let mut kept: Vec<Token> = Vec::new();
    for (token, _) in tokens.iter().zip(gone).filter(|(_, gone)| !**gone) {
        match kept.last_mut() {
            Some(last) if last.kind == Kind::Blank && token.kind == Kind::Blank => join_blanks(last, token),
            _ => kept.push(token.clone()),
        }
    }
    kept
}

fn join_blanks(first: &mut Token, second: &Token) {
    let lines = first.newlines().max(second.newlines());
    let indent = second.text.rsplit('\n').next().unwrap_or("");
    first.text = if lines == 0 { " ".into() } else { ("\n".repeat(lines) + indent).into() };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust::read::code::{text_of, tokens_of};

    #[test]
    fn tests_docs_and_strictness_go_and_all_else_stays() {
        let cases = [
            ("//! d\n\n/// d\nfn a() {}\n", "\n\nfn a() {}\n"),
            ("fn a() {}\n\n// note\n#[cfg(test)]\nmod tests; // end\n", "fn a() {}\n\n"),
            ("#![deny(missing_docs)]\n#![doc = include_str!(\"x\")]\nfn a() {}", "\nfn a() {}"),
            ("m! { /// d\n #[doc = \"d\"] a }", "m! { /// d\n #[doc = \"d\"] a }"),
            ("macro_rules! m { ($(#[doc = $d:expr])*) => {} }", "macro_rules! m { ($(#[doc = $d:expr])*) => {} }"),
            ("impl A {\n    #[cfg(test)]\n    fn a() {}\n}", "impl A {\n}"),
            ("#[expect(dead_code)] fn a() {}", "#[allow(dead_code)] fn a() {}"),
            ("#[cfg_attr(docsrs, doc(cfg(x)))] fn a() {}", " fn a() {}"),
            ("#[cfg(unix)] fn a() { #[cfg(test)] b(); }", "#[cfg(unix)] fn a() { #[cfg(test)] b(); }"),
        ];
        for (source, wanted) in cases {
            assert_eq!(text_of(&strip(&tokens_of(source, &"x.rs".into(), 0), None)), wanted, "for {}", source);
        }
    }

    #[test]
    fn what_needs_a_feature_that_is_off_goes() {
        let cases = [
            ("#[cfg(feature = \"a\")]\nfn a() {}\n#[cfg(not(feature = \"a\"))]\nfn b() {}\n", "\nfn b() {}\n"),
            ("#[cfg(not(feature = \"on\"))] fn a() {}\n#[cfg(feature = \"on\")] fn b() {}", "\n fn b() {}"),
            ("#[cfg(not(test))] fn a() {}", "#[cfg(not(test))] fn a() {}"),
            ("m! { #[cfg(not(feature = \"a\"))] a }", "m! { #[cfg(not(feature = \"a\"))] a }"),
        ];
        for (source, wanted) in cases {
            let tokens = tokens_of(source, &"x.rs".into(), 0);
            assert_eq!(text_of(&strip(&tokens, Some(&["on".to_string()]))), wanted, "for {}", source);
            assert_eq!(text_of(&strip(&tokens, None)), source);
        }
    }
}
