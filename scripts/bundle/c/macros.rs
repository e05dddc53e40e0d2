//! Macros for repeated sequences of tokens, where the length of a file counts.

use super::names::free_names;
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, HashMap};

/// The most tokens of a macro.
const LONGEST: usize = 24;

/// The number of candidates tried in each round.
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

/// An upper bound of the characters that a macro saves, blanks aside, and its tokens: overlaps are not yet taken off, and
/// later macros only lower it.
type Candidate = (usize, Vec<Token>);

/// Returns the macro definitions and the shortened text.
///
/// Each round names the sequence of tokens that saves most, until nothing is saved.
pub fn with_macros(text: &str) -> (String, String) {
    let cut = tokens(text);
    let words: BTreeSet<&str> = cut.iter().copied().collect();
    let mut text = Text::new(&cut, &words);
    let mut candidates = BinaryHeap::from(text.repeated((0..cut.len()).collect(), None));
    let mut definitions = String::new();
    for name in free_names(&words) {
        text.words.push(name);
        let best = text.best(&mut candidates);
        let shorter = best.iter().filter_map(|(_, body)| {
            let definition = format!("#define {} {}\n", text.words[text.name()], text.joined(body));
            let saved = text.saved(body).checked_sub(definition.len())?;
            Some((Reverse(saved), definition, body)).filter(|_| saved > 0)
        });
        let Some((_, definition, body)) = shorter.min() else { break };
        definitions += &definition;
        text.replace(body);
        let near = |&at: &usize| at.saturating_sub(LONGEST - 1)..=at;
        let starts: BTreeSet<usize> = text.places[text.name()].iter().flat_map(near).collect();
        candidates.extend(text.repeated(starts.into_iter().collect(), Some(text.name())));
        candidates.extend(best);
    }
    (definitions, text.joined(&text.tokens))
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

/// Checks whether two tokens need a blank between them.
fn clash(one: &str, other: &str) -> bool {
    let (Some(&last), Some(&first)) = (one.as_bytes().last(), other.as_bytes().first()) else { return false };
    // Behind a string, C++ of 2011 takes a word for a part of it.
    (is_word(last) || last == b'"') && is_word(first) || last == first && b"+-&".contains(&last)
}

/// Returns the characters that a name saves in place of `count` sequences, its definition included.
fn saved(count: usize, characters: usize, name: usize) -> usize {
    (count * characters).saturating_sub(count * name + characters + name + "#define  \n".len())
}

/// A text as tokens.
struct Text {
    tokens: Vec<Token>,
    /// The distinct tokens by their numbers; the last one is the name that comes next.
    words: Vec<String>,
    /// The positions of each distinct token.
    places: Vec<Vec<usize>>,
}

impl Text {
    fn new(tokens: &[&str], words: &BTreeSet<&str>) -> Text {
        let numbers: HashMap<&str, Token> = words.iter().copied().zip(0..).collect();
        let tokens = tokens.iter().map(|word| numbers[word]).collect();
        let mut text = Text { tokens, words: words.iter().map(|word| word.to_string()).collect(), places: Vec::new() };
        text.find_places();
        text
    }

    fn find_places(&mut self) {
        self.places = vec![Vec::new(); self.words.len()];
        for (at, &token) in self.tokens.iter().enumerate() {
            self.places[token].push(at);
        }
    }

    /// The last name.
    fn name(&self) -> Token {
        self.words.len() - 1
    }

    /// The text of tokens, with as few blanks as possible.
    fn joined(&self, tokens: &[Token]) -> String {
        let mut joined = String::new();
        let mut before = "";
        for token in tokens {
            let text = &self.words[*token];
            joined += if clash(before, text) { " " } else { "" };
            joined += text;
            before = text;
        }
        joined
    }

    /// Returns the starts of a sequence, without overlaps.
    fn starts(&self, body: &[Token]) -> Vec<usize> {
        let mut end = 0;
        let mut starts = self.places[body[0]].clone();
        starts.retain(|&start| {
            let is_apart = start >= end && self.tokens[start..].starts_with(body);
            end = if is_apart { start + body.len() } else { end };
            is_apart
        });
        starts
    }

    /// Takes the candidates for which the last name saves most.
    fn best(&self, candidates: &mut BinaryHeap<Candidate>) -> Vec<Candidate> {
        let mut best = Vec::new();
        while best.len() < CANDIDATES {
            let Some((most, body)) = candidates.pop() else { break };
            let characters = body.iter().map(|&token| self.words[token].len()).sum();
            match saved(self.starts(&body).len(), characters, self.words[self.name()].len()) {
                0 => {}
                now if now == most => best.push((now, body)),
                now => candidates.push((now, body)),
            }
        }
        best
    }

    /// The characters that the last name saves in place of a sequence, blanks included.
    fn saved(&self, body: &[Token]) -> usize {
        let (name, starts) = (self.name(), self.starts(body));
        let blank = |one: Token, other: Token| usize::from(clash(&self.words[one], &self.words[other]));
        let (first, last) = (body[0], body[body.len() - 1]);
        let (mut old, mut new) = (starts.len() * self.joined(body).len(), starts.len() * self.words[name].len());
        for &start in &starts {
            let end = start + body.len();
            if start > 0 {
                let before = self.tokens[start - 1];
                let is_behind_another = starts.binary_search(&start.wrapping_sub(body.len())).is_ok();
                old += blank(before, first);
                new += blank(if is_behind_another { name } else { before }, name);
            }
            if end < self.tokens.len() && starts.binary_search(&end).is_err() {
                old += blank(last, self.tokens[end]);
                new += blank(name, self.tokens[end]);
            }
        }
        old.saturating_sub(new)
    }

    /// Puts the last name in place of a sequence.
    fn replace(&mut self, body: &[Token]) {
        let mut new = Vec::with_capacity(self.tokens.len());
        let mut end = 0;
        for start in self.starts(body) {
            new.extend(&self.tokens[end..start]);
            new.push(self.name());
            end = start + body.len();
        }
        new.extend(&self.tokens[end..]);
        self.tokens = new;
        self.find_places();
    }

    /// The candidates that begin at one of these places; with `held`, only those that hold it.
    fn repeated(&self, starts: Vec<usize>, held: Option<Token>) -> Vec<Candidate> {
        let groups = vec![Vec::new(); self.words.len()];
        let mut search = Search { text: self, held, groups, found: Vec::new() };
        search.extend(&starts, Prefix::default());
        search.found
    }
}

/// The beginning that the sequences of a group share.
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

/// The search for sequences that stand more than once in a text.
struct Search<'a> {
    text: &'a Text,
    held: Option<Token>,
    /// For each token, the starts of the sequences that go on with it; empty between two calls.
    groups: Vec<Vec<usize>>,
    found: Vec<Candidate>,
}

impl Search<'_> {
    /// Finds the candidates that begin with the prefix at one of these places.
    fn extend(&mut self, starts: &[usize], prefix: Prefix) {
        let mut next = Vec::new();
        for &start in starts {
            let Some(&token) = self.text.tokens.get(start + prefix.length) else { continue };
            if self.groups[token].is_empty() {
                next.push(token);
            }
            self.groups[token].push(start);
        }
        let groups: Vec<_> = next.into_iter().map(|token| (token, std::mem::take(&mut self.groups[token]))).collect();
        for (token, starts) in groups.into_iter().filter(|(_, starts)| starts.len() > 1) {
            let word = self.text.words[token].as_str();
            if let Some(prefix) = prefix.with(word) {
                self.extend(&starts, prefix);
                // A macro with arguments finds its parentheses only where both stand together.
                if prefix.open == 0 && !FUNCTIONS.contains(&word) {
                    self.add(&starts, prefix);
                }
            }
        }
    }

    /// Adds a sequence if a name of one letter for it may save something.
    fn add(&mut self, starts: &[usize], prefix: Prefix) {
        let body = &self.text.tokens[starts[0]..starts[0] + prefix.length];
        let most = saved(starts.len(), prefix.characters, 1);
        if most > 0 && self.held.is_none_or(|token| body.contains(&token)) {
            self.found.push((most, body.to_vec()));
        }
    }
}
