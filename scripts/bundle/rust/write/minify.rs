//! Writes a bundle in as few bytes as its tokens allow: no comments, and blanks only where two tokens would
//! become another.
//!
//! Lines end near 110 characters. Where a `stringify!` may be looking, a macro's arguments keep their blanks.

use crate::rust::read::code::{Code, Token};
use crate::rust::read::lexer::Kind;

const WIDTH: usize = 110;

/// Pairs of characters that would be read as one token, or as the start of a comment.
const PAIRS: [&str; 24] = [
    "&&", "||", "<<", ">>", "==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "%=", "^=", "&=", "|=", "..", ".=", "::",
    "->", "=>", "<-", "//", "/*",
];

/// The smallest text of a bundle.
pub fn minified(tokens: &[Token], head: &str) -> String {
    let code = Code::new(tokens);
    let macros = in_macros(&code);
    let exact = tokens.iter().any(|token| token.kind == Kind::Word && &*token.text == "stringify");
    let mut text = head.to_string();
    let mut before: Option<&Token> = None;
    let mut spaced = false;
    let mut width = 0;
    for (place, token) in tokens.iter().enumerate() {
        if matches!(token.kind, Kind::Blank | Kind::Comment) || is_last_comma(tokens, place, &macros) {
            spaced = true;
            continue;
        }
        let kept = exact && macros[place];
        let blank = before.map_or("", |before| {
            let needed = spaced && (kept || needs_blank(before, token));
            let full = width + token.text.len() > WIDTH && (needed || (!kept && may_break(before)));
            separator(before, needed, full)
        });
        text += blank;
        text += &token.text;
        width = width_after(if blank == "\n" { 0 } else { width + blank.len() }, &token.text);
        before = Some(token);
        spaced = false;
    }
    text + "\n"
}

/// For every token whether it is inside a macro's call or definition.
fn in_macros(code: &Code) -> Vec<bool> {
    let mut inside = vec![false; code.tokens.len()];
    let mut at = 0;
    while at < code.len() {
        at = match code.after_macro(at) {
            Some(after) => {
                inside[code.place(at) + 1..code.place(after - 1)].fill(true);
                after
            }
            None => at + 1,
        };
    }
    inside
}

/// Whether the token is a comma that only a `}` or `]` follows; `(x,)` is another thing than `(x)`.
fn is_last_comma(tokens: &[Token], place: usize, macros: &[bool]) -> bool {
    if &*tokens[place].text != "," || macros[place] {
        return false;
    }
    let next = tokens[place + 1..].iter().find(|token| token.is_code());
    next.is_some_and(|token| &*token.text == "}" || &*token.text == "]")
}

fn separator(before: &Token, needed: bool, full: bool) -> &'static str {
    match (before.kind, needed) {
        (Kind::Doc, _) => "\n",
        _ if full => "\n",
        (_, true) => " ",
        _ => "",
    }
}

/// Whether a line can end after the token: no operator of several characters begins with it.
fn may_break(before: &Token) -> bool {
    before.kind == Kind::Word || matches!(&*before.text, "," | ";" | "{" | "}" | "(" | ")" | "[" | "]" | "::" | "=>")
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
        (true, false) => &*after.text == "#" || (before.kind == Kind::Number && &*after.text == "."),
        (false, true) => &*before.text == "#" && after.kind == Kind::Text,
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
    use crate::rust::read::corpus::all_sources;
    use crate::rust::read::lexer::lex;

    fn small(source: &str) -> String {
        minified(&tokens_of(source, &"x.rs".into(), 0), "")
    }

    #[test]
    fn blanks_stay_only_where_they_part_tokens() {
        let cases = [
            ("a & &b && c", "a& &b&&c"),
            ("a / *b // c\n / d", "a/ *b/d"),
            ("f::< <T as U>::V >()", "f::< <T as U>::V>()"),
            ("a - -b - c", "a- -b-c"),
            ("1. .max(2.)", "1. .max(2.)"),
            ("1 .max(2)", "1 .max(2)"),
            ("1 .. 2", "1 ..2"),
            ("(x,)", "(x,)"),
            ("f::<'a, 'b>('c', 'd')", "f::<'a,'b>('c','d')"),
            ("m!('a 'b' \"c\" d)", "m!('a 'b' \"c\" d)"),
            ("let x: Vec<u8> = y;", "let x:Vec<u8> =y;"),
            ("match a { b => 1, _ => 2, }", "match a{b=>1,_=>2}"),
            ("vec![1, 2,]; [1, 2,]", "vec![1,2,];[1,2]"),
            ("return \"a\";", "return \"a\";"),
            ("a/* x */b", "a b"),
            ("if a == b { } else { }", "if a==b{}else{}"),
            ("x #y", "x #y"),
            ("stringify!(a + b); (a + b)", "stringify!(a + b);(a+b)"),
            ("m! { /// d\n a }", "m!{/// d\na}"),
        ];
        for (source, wanted) in cases {
            assert_eq!(small(source).trim_end(), wanted, "for {}", source);
        }
    }

    #[test]
    fn lines_end_near_the_width_and_operators_stay_whole() {
        let long = small(&"a && b(c, d) || ".repeat(100));
        assert!(long.lines().all(|line| line.len() <= WIDTH + 8));
        assert_eq!(long.matches("&&").count(), 100);
        assert_eq!(long.matches("||").count(), 100);
    }

    const OPERATORS: [&str; 25] = [
        "<<=", ">>=", "...", "..=", "&&", "||", "<<", ">>", "+=", "-=", "*=", "/=", "%=", "^=", "&=", "|=", "==", "!=",
        ">=", "<=", "::", "->", "=>", "<-", "..",
    ];

    /// The code of a text as rustc reads it, operators whole; a comma before a closing bracket means nothing.
    fn meaning(source: &str) -> Vec<&str> {
        let mut found = Vec::new();
        let mut start = 0;
        for (kind, text) in lex(source) {
            let end = start + text.len();
            let code = !matches!(kind, Kind::Blank | Kind::Comment | Kind::Doc);
            if code && kind != Kind::Mark {
                found.push(text);
            } else if code && text != "," {
                let operator = OPERATORS.iter().find(|operator| source[start..].starts_with(**operator));
                found.push(operator.copied().unwrap_or(text));
            }
            start = end;
        }
        found
    }

    #[test]
    fn the_tokens_of_every_known_source_survive() {
        for path in all_sources() {
            if let Ok(source) = std::fs::read_to_string(&path) {
                assert!(meaning(&small(&source)) == meaning(&source), "{}", path.display());
            }
        }
    }
}
