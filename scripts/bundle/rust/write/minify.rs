//! Writes a bundle in few bytes: no comments, and blanks only where two tokens would become another.
//!
//! Lines have about 110 characters. If there is a `stringify!`, the arguments of macros keep their blanks.

use crate::rust::read::code::{Code, Token};
use crate::rust::read::lexer::Kind;

const WIDTH: usize = 110;

/// Pairs of characters that would be read as one token, or as the start of a comment.
const PAIRS: [&str; 24] = [
    "&&", "||", "<<", ">>", "==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "%=", "^=", "&=", "|=", "..", ".=", "::",
    "->", "=>", "<-", "//", "/*",
];

/// Returns the shortest text of a bundle.
pub fn minified(tokens: Vec<Token>, head: &str) -> String {
    let code = Code::new(tokens);
    let tokens = &code.tokens;
    let exact = tokens.iter().any(|token| token.kind == Kind::Word && token.text == "stringify");
    let mut text = head.to_string();
    let mut before: Option<&Token> = None;
    let mut spaced = false;
    let mut width = 0;
    for (place, token) in tokens.iter().enumerate() {
        if matches!(token.kind, Kind::Blank | Kind::Comment) || is_last_comma(&code, place) {
            spaced = true;
            continue;
        }
        let kept = exact && code.place_in_macro(place);
        let blank = before.map_or("", |before| {
            let needed = spaced && (kept || needs_blank(before, token));
            let full = width + token.text.len() > WIDTH && (needed || (!kept && may_break(before)));
            if full || before.kind == Kind::Doc {
                "\n"
            } else if needed {
                " "
            } else {
                ""
            }
        });
        text += blank;
        text += token.text;
        width = width_after(if blank == "\n" { 0 } else { width + blank.len() }, token.text);
        before = Some(token);
        spaced = false;
    }
    text + "\n"
}

/// Whether the token is a comma before a `}` or `]`; before a `)` it may make a tuple.
fn is_last_comma(code: &Code, place: usize) -> bool {
    if code.tokens[place].text != "," || code.place_in_macro(place) {
        return false;
    }
    let next = code.tokens[place + 1..].iter().find(|token| token.is_code());
    next.is_some_and(|token| token.text == "}" || token.text == "]")
}

/// Whether a line can end after the token: no operator begins with it.
fn may_break(before: &Token) -> bool {
    before.kind == Kind::Word || matches!(before.text, "," | ";" | "{" | "}" | "(" | ")" | "[" | "]" | "::" | "=>")
}

fn width_after(width: usize, text: &str) -> usize {
    match text.rfind('\n') {
        Some(at) => text.len() - at - 1,
        None => width + text.len(),
    }
}

/// Whether two tokens would be read differently without a blank between them.
fn needs_blank(before: &Token, after: &Token) -> bool {
    let wordy = |token: &Token| !matches!(token.kind, Kind::Mark | Kind::Doc);
    match (wordy(before), wordy(after)) {
        (true, true) => true,
        (true, false) => after.text == "#" || (before.kind == Kind::Number && after.text == "."),
        (false, true) => before.text == "#" && after.kind == Kind::Text,
        (false, false) => {
            let pair: String = before.text.chars().last().into_iter().chain(after.text.chars().next()).collect();
            PAIRS.contains(&pair.as_str()) || pair == "--" || pair == "##"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust::read::code::tokens_of;
    fn small(source: &'static str) -> String {
        minified(tokens_of(source, "x.rs", 0), "")
    }

    #[test]
    fn blanks_stay_only_where_they_part_tokens() {
        let cases = [
            ("a & &b && c - -d", "a& &b&&c- -d"),
            ("a / *b // c\n / d /* e */ f", "a/ *b/d f"),
            ("f::< <T as U>::V >()", "f::< <T as U>::V>()"),
            ("1 .. 2 .max(3)", "1 ..2 .max(3)"),
            ("m!('a 'b' \"c\" d)", "m!('a 'b' \"c\" d)"),
            ("match (x,) { b => 1, _ => 2, }", "match(x,){b=>1,_=>2}"),
            ("vec![1, 2,]; [1, 2,]", "vec![1,2,];[1,2]"),
            ("stringify!(a + b); (a + b)", "stringify!(a + b);(a+b)"),
            ("m! { /// d\n a }", "m!{/// d\na}"),
            ("m!(# # a # b)", "m!(# #a #b)"),
        ];
        for (source, wanted) in cases {
            assert_eq!(small(source).trim_end(), wanted, "for {}", source);
        }
    }

    #[test]
    fn marks_that_would_be_another_mark_stay_apart() {
        for source in [
            "a< -1",
            "let x: ::std::A=b",
            "|| |a|a",
            "A<B<C> >",
            "let a:A<B> =c",
            "a<=b",
            "(.. ..)",
            "a- -b",
            "a/ *b",
            "a& &b",
            "f::< <A>::B>",
            // A macro may take them as two.
            "m!(= =! =+ =- =* =/ =% =^ =& =| =. =< =)",
            "m!(- >= >/ /: :)",
        ] {
            assert_eq!(small(source).trim_end(), source);
        }
    }

    #[test]
    fn lines_end_near_the_width_and_operators_stay_whole() {
        let long = small("a && b(c, d) || ".repeat(100).leak());
        assert!(long.lines().all(|line| line.len() <= WIDTH + 8));
        assert_eq!(long.matches("&&").count(), 100);
        assert_eq!(long.matches("||").count(), 100);
    }
}
