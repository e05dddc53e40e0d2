//! Macros for what a file says again and again, where only its length counts.

use super::names::free_names;
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, HashMap};

/// The most tokens of a macro.
const LONGEST: usize = 24;

/// How many ways to go on are tried.
const CANDIDATES: usize = 20;

/// Operators of two characters and more.
const OPERATORS: [&str; 20] = [
    "<<=", ">>=", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=", "&=", "^=",
    "|=",
];

/// The macros of the head that take something in parentheses.
const FUNCTIONS: [&str; 5] = ["h", "i", "o", "q", "u"];

/// The number of a token among those that differ.
type Token = usize;

/// The texts of the tokens, by their numbers.
type Texts = Vec<String>;

/// A sequence of tokens that may become a macro.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Candidate<'a> {
    /// The characters that it saves, blanks aside.
    saved: usize,
    body: &'a [Token],
    /// Where it stands, without overlaps.
    starts: Vec<usize>,
}

/// Returns the macro definitions and the shortened text.
///
/// Each round names the sequence of tokens that saves most, until nothing is saved.
pub fn with_macros(text: &str) -> (String, String) {
    let cut = tokens(text);
    let words: BTreeSet<&str> = cut.iter().copied().collect();
    let mut texts: Texts = words.iter().map(|word| word.to_string()).collect();
    let numbers: HashMap<&str, Token> = words.iter().copied().zip(0..).collect();
    let mut tokens: Vec<Token> = cut.iter().map(|word| numbers[word]).collect();
    let mut definitions = String::new();
    for name in free_names(&words) {
        let token = texts.len();
        texts.push(name);
        let shorter = candidates(&tokens, &texts).into_iter().filter_map(|candidate| {
            let definition = format!("#define {} {}\n", texts[token], joined(candidate.body, &texts));
            let saved = saved(&candidate, &tokens, &texts, token).checked_sub(definition.len())?;
            Some((Reverse(saved), definition, candidate)).filter(|_| saved > 0)
        });
        match shorter.min() {
            Some((_, definition, candidate)) => {
                definitions += &definition;
                tokens = replaced(&tokens, &candidate, token);
            }
            None => break,
        }
    }
    (definitions, joined(&tokens, &texts))
}

fn is_word(letter: u8) -> bool {
    letter.is_ascii_alphanumeric() || letter == b'_'
}

/// The tokens of a text without the blanks between them; the end of a line is one.
fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(&first) = rest.as_bytes().first() {
        let operator = OPERATORS.iter().find(|operator| rest.starts_with(**operator));
        let length = match (first, operator) {
            (b'"', _) => string_end(rest),
            (_, Some(operator)) => operator.len(),
            _ if is_word(first) => rest.bytes().position(|letter| !is_word(letter)).unwrap_or(rest.len()),
            _ => 1,
        };
        tokens.push(&rest[..length]);
        rest = rest[length..].trim_start_matches(' ');
    }
    tokens
}

fn string_end(text: &str) -> usize {
    let mut escaped = true;
    let end = text.bytes().position(|byte| {
        let ends = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    });
    end.map_or(text.len(), |end| end + 1)
}

/// Whether two tokens would become one without a blank between them.
fn clash(one: &str, other: &str) -> bool {
    let (Some(&last), Some(&first)) = (one.as_bytes().last(), other.as_bytes().first()) else { return false };
    // Behind a string, C++ of 2011 takes a word for a part of it.
    (is_word(last) || last == b'"') && is_word(first) || last == first && b"+-&".contains(&last)
}

/// The text of tokens, with as few blanks as can be.
fn joined(tokens: &[Token], texts: &Texts) -> String {
    let mut joined = String::new();
    let mut before = "";
    for token in tokens {
        let text = &texts[*token];
        joined += if clash(before, text) { " " } else { "" };
        joined += text;
        before = text;
    }
    joined
}

/// The number of characters that a name in place of a candidate saves, blanks included.
fn saved(candidate: &Candidate, tokens: &[Token], texts: &Texts, name: Token) -> usize {
    let blank = |one: Token, other: Token| usize::from(clash(&texts[one], &texts[other]));
    let body = candidate.body;
    let (first, last) = (body[0], body[body.len() - 1]);
    let length = joined(body, texts).len();
    let (mut old, mut new, mut end) = (0, 0, 0);
    for &start in &candidate.starts {
        let is_behind_another = end > 0 && start == end;
        end = start + body.len();
        old += length;
        new += texts[name].len();
        if start > 0 {
            old += blank(tokens[start - 1], first);
            new += blank(if is_behind_another { name } else { tokens[start - 1] }, name);
        }
        let is_before_another = tokens[end..].starts_with(body);
        if end < tokens.len() && !is_before_another {
            old += blank(last, tokens[end]);
            new += blank(name, tokens[end]);
        }
    }
    old.saturating_sub(new)
}

/// The candidates for which the last of the names may save most.
fn candidates<'a>(tokens: &'a [Token], texts: &Texts) -> Vec<Candidate<'a>> {
    let groups = vec![Vec::new(); texts.len()];
    let mut repeats = Repeats { tokens, texts, groups, found: Vec::new() };
    repeats.extend(&(0..tokens.len()).collect::<Vec<_>>(), Prefix::default());
    let mut found = BinaryHeap::from(repeats.found);
    std::iter::from_fn(|| found.pop()).take(CANDIDATES).collect()
}

/// What the sequences of a group begin with.
#[derive(Clone, Copy, Default)]
struct Prefix {
    /// The number of its tokens.
    length: usize,
    /// The number of their characters.
    characters: usize,
    /// The number of parentheses that are open behind it.
    open: usize,
}

impl Prefix {
    /// The prefix with one more token; `None` where no macro can begin so.
    fn with(self, token: &str) -> Option<Prefix> {
        let open = match token {
            "\n" => None,
            "(" if self.length == 0 => None,
            "(" => Some(self.open + 1),
            ")" => self.open.checked_sub(1),
            _ => Some(self.open),
        };
        let (length, characters) = (self.length + 1, self.characters + token.len());
        open.filter(|_| length <= LONGEST).map(|open| Prefix { length, characters, open })
    }
}

/// The search for sequences that stand more than once in some tokens.
struct Repeats<'a, 'b> {
    tokens: &'a [Token],
    texts: &'b Texts,
    /// For each token, the starts of the sequences that go on with it; empty between two calls.
    groups: Vec<Vec<usize>>,
    found: Vec<Candidate<'a>>,
}

impl Repeats<'_, '_> {
    /// Finds the repeated sequences that begin with the prefix at these starts.
    fn extend(&mut self, starts: &[usize], prefix: Prefix) {
        let mut next = Vec::new();
        for &start in starts.iter().filter(|&start| start + prefix.length < self.tokens.len()) {
            let token = self.tokens[start + prefix.length];
            if self.groups[token].is_empty() {
                next.push(token);
            }
            self.groups[token].push(start);
        }
        let groups: Vec<_> = next.into_iter().map(|token| (token, std::mem::take(&mut self.groups[token]))).collect();
        for (token, starts) in groups.into_iter().filter(|(_, starts)| starts.len() > 1) {
            if let Some(prefix) = prefix.with(&self.texts[token]) {
                self.extend(&starts, prefix);
                // A macro with arguments finds its parentheses only where both stand together.
                if prefix.open == 0 && !FUNCTIONS.contains(&self.texts[token].as_str()) {
                    self.add(starts, prefix);
                }
            }
        }
    }

    /// Adds a sequence if a name for it saves something.
    fn add(&mut self, mut starts: Vec<usize>, prefix: Prefix) {
        let Prefix { length, characters, .. } = prefix;
        let name = self.texts.last().map_or(0, String::len);
        let body = &self.tokens[starts[0]..starts[0] + length];
        let mut end = 0;
        starts.retain(|&start| {
            let is_apart = start >= end;
            end = if is_apart { start + length } else { end };
            is_apart
        });
        let (old, new) = (characters * starts.len(), name * starts.len() + characters + name + "#define  \n".len());
        if starts.len() > 1 && old > new {
            self.found.push(Candidate { saved: old - new, body, starts });
        }
    }
}

fn replaced(tokens: &[Token], candidate: &Candidate, name: Token) -> Vec<Token> {
    let mut new = Vec::with_capacity(tokens.len());
    let mut end = 0;
    for &start in &candidate.starts {
        new.extend(&tokens[end..start]);
        new.push(name);
        end = start + candidate.body.len();
    }
    new.extend(&tokens[end..]);
    new
}
