//! Tokens that know where they come from, and a view of them without blanks and comments.

use crate::fault::Fault;
use crate::rust::read::lexer::{self, Kind};

/// A text that is never freed: the bundler runs once, and its tokens are copied often.
pub type Text = &'static str;

/// A token and its origin.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    /// Its kind.
    pub kind: Kind,
    /// Its text.
    pub text: Text,
    /// The source file, relative to the package.
    pub file: Text,
    /// The line there, counted from 1.
    pub line: u32,
    /// The byte there.
    pub byte: u32,
    /// The number of modules that the bundle wraps around its file.
    pub depth: u32,
}

impl Token {
    /// Returns a token of the same origin with another text.
    pub fn with(&self, kind: Kind, text: Text) -> Token {
        Token { kind, text, ..*self }
    }

    /// Returns an error at this token.
    pub fn fault(&self, reason: impl Into<String>) -> Fault {
        Fault::at(self.file, self.line as usize, reason)
    }

    /// Whether it is neither blank nor comment.
    pub fn is_code(&self) -> bool {
        !matches!(self.kind, Kind::Blank | Kind::Comment | Kind::Doc)
    }

    /// Returns the number of its line breaks.
    pub fn newlines(&self) -> usize {
        match self.kind {
            Kind::Word | Kind::Mark | Kind::Number | Kind::Lifetime => 0,
            _ => self.text.bytes().filter(|byte| *byte == b'\n').count(),
        }
    }

    /// Returns the text after its last line break.
    pub fn indent(&self) -> &str {
        self.text.rsplit('\n').next().unwrap_or("")
    }
}

/// Returns the tokens of one file.
pub fn tokens_of(source: Text, file: Text, depth: u32) -> Vec<Token> {
    let (mut line, mut byte) = (1, 0);
    let token = |(kind, text): (Kind, Text)| {
        let token = Token { kind, text, file, line, byte, depth };
        line += token.newlines() as u32;
        byte += text.len() as u32;
        token
    };
    let mut tokens = Vec::with_capacity(source.len() / 3);
    tokens.extend(lexer::lex(source).map(token));
    tokens
}

/// Returns the text of a run of tokens.
pub fn text_of(tokens: &[Token]) -> String {
    tokens.iter().map(|token| token.text).collect()
}

/// The tokens that are code, numbered from 0, with the partners of brackets and the arguments of macros.
#[derive(Clone)]
pub struct Code {
    /// All the tokens, blanks and comments too.
    pub tokens: Vec<Token>,
    places: Vec<usize>,
    partner: Vec<usize>,
    in_macro: Vec<bool>,
}

impl Code {
    /// Finds the code tokens in one pass. A bracket without a partner is its own.
    pub fn new(tokens: Vec<Token>) -> Code {
        let places: Vec<usize> = (0..tokens.len()).filter(|&at| tokens[at].is_code()).collect();
        let mut partner: Vec<usize> = (0..places.len()).collect();
        let mut open: Vec<usize> = Vec::new();
        for at in 0..places.len() {
            match tokens[places[at]].text {
                "(" | "[" | "{" => open.push(at),
                ")" | "]" | "}" => {
                    if let Some(start) = open.pop() {
                        partner[start] = at;
                        partner[at] = start;
                    }
                }
                _ => {}
            }
        }
        let in_macro = vec![false; tokens.len()];
        let mut code = Code { tokens, places, partner, in_macro };
        code.find_macros();
        code
    }

    fn find_macros(&mut self) {
        let mut at = 0;
        while at < self.len() {
            at = match self.after_macro(at) {
                Some(after) => {
                    let start = self.place(self.partner(after - 1));
                    let end = self.place(after - 1);
                    self.in_macro[start + 1..end].fill(true);
                    after
                }
                None => at + 1,
            };
        }
    }

    /// Returns the number of code tokens.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Returns the text at a place; it is empty past the end.
    pub fn text(&self, at: usize) -> Text {
        self.places.get(at).map_or("", |&place| self.tokens[place].text)
    }

    /// Returns the text `back` places before `at`.
    pub fn before(&self, at: usize, back: usize) -> Text {
        at.checked_sub(back).map_or("", |at| self.text(at))
    }

    /// Whether the token at a place has this text.
    pub fn is(&self, at: usize, text: &str) -> bool {
        self.text(at) == text
    }

    /// Whether these tokens, given with single blanks between them, begin at a place.
    pub fn reads(&self, at: usize, texts: &str) -> bool {
        texts.split(' ').enumerate().all(|(offset, text)| self.is(at + offset, text))
    }

    /// Returns the kind of the token at a place; a mark past the end.
    pub fn kind(&self, at: usize) -> Kind {
        self.places.get(at).map_or(Kind::Mark, |&place| self.tokens[place].kind)
    }

    /// Whether the token is a name or a keyword.
    pub fn is_word(&self, at: usize) -> bool {
        self.kind(at) == Kind::Word
    }

    /// Returns the names and keywords from `start` to `end`.
    pub fn words(&self, start: usize, end: usize) -> impl Iterator<Item = Text> + '_ {
        (start..end).filter(|&at| self.is_word(at)).map(|at| self.text(at))
    }

    /// Returns the partner of the bracket at a place.
    pub fn partner(&self, at: usize) -> usize {
        self.partner.get(at).copied().unwrap_or(at)
    }

    /// Whether a closed group opens at a place.
    pub fn opens(&self, at: usize) -> bool {
        self.partner(at) > at
    }

    /// Returns the places from `start` to `end` outside of groups; a group counts as its opening bracket.
    pub fn level(&self, start: usize, end: usize) -> impl Iterator<Item = usize> + '_ {
        let next = |&at: &usize| Some(self.partner(at).max(at) + 1);
        std::iter::successors(Some(start), next).take_while(move |&at| at < end)
    }

    /// Returns the starts of the comma-separated parts of the group that opens at `open`.
    pub fn arguments(&self, open: usize) -> Vec<usize> {
        let is_first = |&at: &usize| at == open + 1 || self.is(at - 1, ",");
        self.level(open + 1, self.partner(open)).filter(is_first).collect()
    }

    /// Returns the index in `tokens` of the code token at a place; past the end, the number of tokens.
    pub fn place(&self, at: usize) -> usize {
        self.places.get(at).copied().unwrap_or(self.tokens.len())
    }

    /// Returns the tokens from `start` to `end`, with blanks and comments between them.
    pub fn run(&self, start: usize, end: usize) -> &[Token] {
        &self.tokens[self.place(start)..=self.place(end - 1)]
    }

    /// Returns an error at a place.
    pub fn fault(&self, at: usize, reason: impl Into<String>) -> Fault {
        self.tokens[self.place(at).min(self.tokens.len() - 1)].fault(reason)
    }

    /// Returns the place after the macro call or definition that starts at `at`.
    pub fn after_macro(&self, at: usize) -> Option<usize> {
        if !self.is_word(at) || !self.is(at + 1, "!") {
            return None;
        }
        let named = self.is(at, "macro_rules") && self.is_word(at + 2);
        let group = at + 2 + named as usize;
        self.opens(group).then(|| self.partner(group) + 1)
    }

    /// Whether a place is inside the brackets of a macro call or definition.
    pub fn in_macro(&self, at: usize) -> bool {
        self.place_in_macro(self.place(at))
    }

    /// Whether an index in `tokens` is inside such brackets.
    pub fn place_in_macro(&self, place: usize) -> bool {
        self.in_macro.get(place).copied().unwrap_or(false)
    }
}

/// Whether a name occurs in code.
pub fn mentions(code: &Code, name: &str) -> bool {
    code.words(0, code.len()).any(|word| plain(word) == name)
}

/// Returns a name without the `r#` of a raw identifier.
pub fn plain(name: &str) -> &str {
    name.strip_prefix("r#").unwrap_or(name)
}
