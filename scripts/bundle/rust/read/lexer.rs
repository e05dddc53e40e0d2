//! Cuts Rust source text into tokens whose texts, joined again, are the input to the byte.
//!
//! The rules are those of rustc's own lexer; blanks and comments are tokens too, so a pass that copies
//! the tokens it does not care about cannot lose anything. Of the operators only `::`, `->` and `=>` are
//! one token: they are what the passes look for, and `>` has to stay alone to close generics.
//! Cost: one walk over the text. No input is an error: what never ends runs to the end of the text.

/// What a token is, as far as a bundler cares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// White space, a byte order mark or a `#!` first line.
    Blank,
    /// A comment that is no documentation.
    Comment,
    /// A `///`, `//!`, `/**` or `/*!` comment.
    Doc,
    /// A name or a keyword, `r#name` included.
    Word,
    /// `'a`.
    Lifetime,
    /// `1`, `0x1f`, `1.5e-3f32`.
    Number,
    /// A string or character literal of any kind, with its prefix and suffix.
    Text,
    /// Punctuation: one character, or `::`, `->`, `=>`.
    Mark,
}

/// Cuts `source` into tokens.
pub fn lex(source: &str) -> Vec<(Kind, &str)> {
    let mut tokens = Vec::new();
    let mut rest = source;
    if let Some(length) = preamble(source) {
        tokens.push((Kind::Blank, &source[..length]));
        rest = &source[length..];
    }
    while !rest.is_empty() {
        let mut cursor = Cursor { rest };
        let kind = cursor.token();
        let length = rest.len() - cursor.rest.len();
        tokens.push((kind, &rest[..length]));
        rest = cursor.rest;
    }
    tokens
}

/// The bytes of a byte order mark and of a `#!` line, which is none when an attribute follows.
fn preamble(source: &str) -> Option<usize> {
    let mark = if source.starts_with('\u{feff}') { 3 } else { 0 };
    let text = &source[mark..];
    let shebang = text.starts_with("#!") && !text[2..].trim_start().starts_with('[');
    let line = if shebang { text.find('\n').unwrap_or(text.len()) } else { 0 };
    if mark + line > 0 {
        Some(mark + line)
    } else {
        None
    }
}

/// Whether `c` can begin a name; what is neither ASCII nor blank is taken as a letter.
pub fn begins_word(c: char) -> bool {
    c == '_' || c.is_ascii_alphabetic() || (!c.is_ascii() && !is_blank(c))
}

/// Whether `c` can go on in a name.
pub fn continues_word(c: char) -> bool {
    begins_word(c) || c.is_ascii_digit()
}

/// Unicode's `Pattern_White_Space`, which is what Rust skips.
fn is_blank(c: char) -> bool {
    matches!(c, '\t'..='\r' | ' ' | '\u{85}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}')
}

struct Cursor<'a> {
    rest: &'a str,
}

impl Cursor<'_> {
    fn peek(&self, ahead: usize) -> char {
        self.rest.chars().nth(ahead).unwrap_or('\0')
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.rest.chars().next()?;
        self.rest = &self.rest[c.len_utf8()..];
        Some(c)
    }

    fn skip(&mut self, count: usize) {
        for _ in 0..count {
            self.bump();
        }
    }

    fn skip_while(&mut self, wanted: impl Fn(char) -> bool) {
        let end = self.rest.find(|c| !wanted(c)).unwrap_or(self.rest.len());
        self.rest = &self.rest[end..];
    }

    fn token(&mut self) -> Kind {
        let first = self.peek(0);
        if is_blank(first) {
            self.skip_while(is_blank);
            return Kind::Blank;
        }
        if self.rest.starts_with("//") {
            return self.line_comment();
        }
        if self.rest.starts_with("/*") {
            return self.block_comment();
        }
        match first {
            '0'..='9' => self.number(),
            '"' => self.string(),
            '\'' => self.quote(),
            _ if begins_word(first) => self.word(),
            _ => self.mark(),
        }
    }

    fn line_comment(&mut self) -> Kind {
        let text = self.rest;
        self.skip_while(|c| c != '\n');
        let doc = (text.starts_with("///") && !text.starts_with("////")) || text.starts_with("//!");
        if doc {
            Kind::Doc
        } else {
            Kind::Comment
        }
    }

    fn block_comment(&mut self) -> Kind {
        let text = self.rest;
        let outer = text.starts_with("/**") && !text.starts_with("/***") && !text.starts_with("/**/");
        let mut depth = 0;
        while !self.rest.is_empty() {
            if self.rest.starts_with("/*") {
                depth += 1;
                self.skip(2);
            } else if self.rest.starts_with("*/") {
                depth -= 1;
                self.skip(2);
                if depth == 0 {
                    break;
                }
            } else {
                self.bump();
            }
        }
        if outer || text.starts_with("/*!") {
            Kind::Doc
        } else {
            Kind::Comment
        }
    }

    /// A name, or the literal or raw name that its letters are the prefix of.
    fn word(&mut self) -> Kind {
        let end = self.rest.find(|c| !continues_word(c)).unwrap_or(self.rest.len());
        let (name, after) = self.rest.split_at(end);
        let quoted = after.starts_with('"');
        match name {
            "b" if after.starts_with('\'') => {
                self.skip(2);
                self.rest_of_char()
            }
            "b" | "c" if quoted => {
                self.skip(1);
                self.string()
            }
            "r" | "br" | "cr" if quoted || opens_raw_string(after) => {
                self.rest = after;
                self.raw_string()
            }
            "r" if after.starts_with('#') && after[1..].starts_with(begins_word) => {
                self.skip(2);
                self.skip_while(continues_word);
                Kind::Word
            }
            _ => {
                self.rest = after;
                Kind::Word
            }
        }
    }

    fn string(&mut self) -> Kind {
        self.bump();
        while let Some(c) = self.bump() {
            match c {
                '\\' => self.skip(1),
                '"' => break,
                _ => {}
            }
        }
        self.suffix()
    }

    fn raw_string(&mut self) -> Kind {
        let hashes = self.rest.find('"').unwrap_or(0);
        let mut close = String::from("\"");
        close.push_str(&self.rest[..hashes]);
        let body = &self.rest[hashes + 1..];
        self.rest = body.find(&close).map_or("", |at| &body[at + close.len()..]);
        self.suffix()
    }

    /// A character, or a lifetime: a lifetime is a name that no quote follows.
    fn quote(&mut self) -> Kind {
        self.bump();
        if self.rest.starts_with("r#") && begins_word(self.peek(2)) && self.peek(3) != '\'' {
            self.skip(2);
            self.skip_while(continues_word);
            return Kind::Lifetime;
        }
        if self.peek(1) == '\'' || !continues_word(self.peek(0)) {
            return self.rest_of_char();
        }
        self.skip_while(continues_word);
        if self.rest.starts_with('\'') {
            self.bump();
            return self.suffix();
        }
        Kind::Lifetime
    }

    /// What follows the opening quote of a character, which may be cut short by a line's end.
    fn rest_of_char(&mut self) -> Kind {
        if self.peek(1) == '\'' && self.peek(0) != '\\' {
            self.skip(2);
            return self.suffix();
        }
        loop {
            match self.peek(0) {
                '\'' => {
                    self.bump();
                    return self.suffix();
                }
                '\n' | '/' => return Kind::Text,
                '\\' => self.skip(2),
                _ if self.rest.is_empty() => return Kind::Text,
                _ => self.skip(1),
            }
        }
    }

    fn suffix(&mut self) -> Kind {
        if begins_word(self.peek(0)) {
            self.skip_while(continues_word);
        }
        Kind::Text
    }

    /// A number; its dot is its own only when neither another dot nor a name follows it.
    fn number(&mut self) -> Kind {
        let radix = self.peek(0) == '0' && matches!(self.peek(1), 'x' | 'o' | 'b');
        if radix {
            self.skip(2);
            self.skip_while(continues_word);
            return Kind::Number;
        }
        self.skip_while(is_digit);
        if self.rest.starts_with('.') && self.peek(1) != '.' && !begins_word(self.peek(1)) {
            self.bump();
            self.skip_while(is_digit);
        }
        self.exponent();
        self.skip_while(continues_word);
        Kind::Number
    }

    fn exponent(&mut self) {
        if !matches!(self.peek(0), 'e' | 'E') {
            return;
        }
        let signed = matches!(self.peek(1), '+' | '-');
        let mut digits = self.rest[1 + signed as usize..].trim_start_matches('_').chars();
        if digits.next().is_some_and(|c| c.is_ascii_digit()) {
            self.skip(1 + signed as usize);
            self.skip_while(is_digit);
        }
    }

    fn mark(&mut self) -> Kind {
        let pair = ["::", "->", "=>"].iter().any(|pair| self.rest.starts_with(pair));
        self.skip(1 + pair as usize);
        Kind::Mark
    }
}

fn is_digit(c: char) -> bool {
    c.is_ascii_digit() || c == '_'
}

/// Whether `text`, after an `r`, is `#` signs and then a quote.
fn opens_raw_string(text: &str) -> bool {
    text.starts_with('#') && text.trim_start_matches('#').starts_with('"')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust::read::corpus::all_sources;

    fn cut(source: &str) -> String {
        let words: Vec<String> = lex(source)
            .iter()
            .filter(|(kind, _)| *kind != Kind::Blank)
            .map(|(kind, text)| format!("{:?} {}", kind, text))
            .collect();
        words.join("; ")
    }

    #[test]
    fn each_kind_of_token_is_cut_where_rustc_cuts_it() {
        let cases = [
            ("a/*x/*y*/z*/b", "Word a; Comment /*x/*y*/z*/; Word b"),
            ("r#\"a\"b\"#c", "Text r#\"a\"b\"#c"),
            ("r##\"a\"#b\"## c", "Text r##\"a\"#b\"##; Word c"),
            ("br\"\\\" b\"\\\"\" c\"x\" cr#\"y\"#", "Text br\"\\\"; Text b\"\\\"\"; Text c\"x\"; Text cr#\"y\"#"),
            (
                "'a' 'a b'b' '\\'' '\"' 'static",
                "Text 'a'; Lifetime 'a; Text b'b'; Text '\\''; Text '\"'; Lifetime 'static",
            ),
            ("<'a>'b'", "Mark <; Lifetime 'a; Mark >; Text 'b'"),
            ("r#fn 'r#a r#", "Word r#fn; Lifetime 'r#a; Word r; Mark #"),
            ("1..2", "Number 1; Mark .; Mark .; Number 2"),
            ("1.max(2)", "Number 1; Mark .; Word max; Mark (; Number 2; Mark )"),
            ("1. 2.5e-3f32 0xe+1 1e9", "Number 1.; Number 2.5e-3f32; Number 0xe; Mark +; Number 1; Number 1e9"),
            (
                "a->b=>c::d>>=e",
                "Word a; Mark ->; Word b; Mark =>; Word c; Mark ::; Word d; Mark >; Mark >; Mark =; Word e",
            ),
            (
                "///d\n////c\n//!d\n/**/ /**d*/ /***c*/ /*!d*/",
                "Doc ///d; Comment ////c; Doc //!d; Comment /**/; Doc /**d*/; Comment /***c*/; Doc /*!d*/",
            ),
            ("'é' '日本 é", "Text 'é'; Lifetime '日本; Word é"),
            ("\"mod x; // \\\" no\" x", "Text \"mod x; // \\\" no\"; Word x"),
        ];
        for (source, wanted) in cases {
            assert_eq!(cut(source), wanted, "for {}", source);
        }
    }

    #[test]
    fn a_shebang_is_a_blank_and_an_attribute_is_not() {
        assert_eq!(lex("#!/bin/x\nfn")[0], (Kind::Blank, "#!/bin/x"));
        assert_eq!(lex("#![a]")[0], (Kind::Mark, "#"));
        assert_eq!(lex("\u{feff}fn")[0], (Kind::Blank, "\u{feff}"));
    }

    #[test]
    fn every_known_source_is_cut_exactly_and_balanced() {
        for path in all_sources() {
            if let Ok(source) = std::fs::read_to_string(&path) {
                let tokens = lex(&source);
                assert!(is_exact(&tokens, &source), "{}", path.display());
                assert!(balanced(&tokens), "{}", path.display());
            }
        }
    }

    fn is_exact(tokens: &[(Kind, &str)], source: &str) -> bool {
        tokens.iter().map(|(_, text)| *text).collect::<String>() == source
    }

    /// A literal cut in the wrong place nearly always leaves a bracket open.
    fn balanced(tokens: &[(Kind, &str)]) -> bool {
        let mut open = Vec::new();
        for (_, text) in tokens.iter().filter(|(kind, _)| *kind == Kind::Mark) {
            match *text {
                "(" => open.push(")"),
                "[" => open.push("]"),
                "{" => open.push("}"),
                ")" | "]" | "}" if open.pop() != Some(text) => return false,
                _ => {}
            }
        }
        open.is_empty()
    }
}
