//! Macros for repeated sequences of tokens, where the length of a file counts.

use super::names::free_names;
use super::tokens::{blank, joined, tokens};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The most tokens of a macro.
const LONGEST: usize = 24;

/// The number of candidates tried in each round.
const CANDIDATES: usize = 20;

/// The macros of the head that take something in parentheses.
const FUNCTIONS: [&str; 5] = ["h", "i", "o", "q", "u"];

/// The number of a token among those that differ.
type Token = usize;

/// The characters that a macro saves, blanks aside, and its tokens.
type Candidate<'a> = (usize, &'a [Token]);

/// Returns the macro definitions and the shortened text.
///
/// Each round names the sequence of tokens that saves most, until nothing is saved.
pub fn with_macros(text: &str) -> (String, String) {
    let cut = tokens(text);
    let words: BTreeSet<&str> = cut.iter().copied().collect();
    let mut text = Text::new(&cut, &words);
    let mut definitions = String::new();
    for name in free_names(&words) {
        text.words.push(name);
        let whole = text.length(&text.tokens);
        let shorter = text.best().into_iter().filter_map(|(_, body)| {
            let definition = format!("#define {} {}\n", text.words[text.name()], text.joined(body));
            let tokens = text.with_name_for(body);
            let saved = whole.checked_sub(text.length(&tokens) + definition.len())?;
            Some((Reverse(saved), definition, tokens)).filter(|_| saved > 0)
        });
        let Some((_, definition, tokens)) = shorter.min() else { break };
        definitions += &definition;
        text.tokens = tokens;
    }
    (definitions, text.joined(&text.tokens))
}

/// Returns the characters that a name saves in place of `count` sequences, its definition included.
fn saved(count: usize, characters: usize, name: usize) -> usize {
    (count * characters).saturating_sub(count * name + characters + name + "#define  \n".len())
}

/// Counts the places of a sequence of this length that do not overlap.
fn count_apart(starts: &[usize], length: usize) -> usize {
    let (mut count, mut end) = (0, 0);
    for &start in starts {
        if start >= end {
            count += 1;
            end = start + length;
        }
    }
    count
}

/// A text as tokens.
struct Text {
    tokens: Vec<Token>,
    /// The distinct tokens by their numbers; the last one is the name that comes next.
    words: Vec<String>,
}

impl Text {
    fn new(tokens: &[&str], words: &BTreeSet<&str>) -> Text {
        let numbers: HashMap<&str, Token> = words.iter().copied().zip(0..).collect();
        let tokens = tokens.iter().map(|word| numbers[word]).collect();
        Text { tokens, words: words.iter().map(|word| word.to_string()).collect() }
    }

    /// The last name.
    fn name(&self) -> Token {
        self.words.len() - 1
    }

    /// The text of tokens on one line.
    fn joined(&self, tokens: &[Token]) -> String {
        joined(tokens.iter().map(|&token| self.words[token].as_str()), usize::MAX)
    }

    /// The number of bytes of tokens as a text.
    fn length(&self, tokens: &[Token]) -> usize {
        let blanks = tokens.windows(2).map(|two| blank(&self.words[two[0]], &self.words[two[1]]).len());
        tokens.iter().map(|&token| self.words[token].len()).chain(blanks).sum()
    }

    /// The candidates for which the last name saves most.
    fn best(&self) -> Vec<Candidate<'_>> {
        let mut found = Vec::new();
        self.repeated(&(0..self.tokens.len()).collect::<Vec<_>>(), Prefix::default(), &mut found);
        found.sort_unstable_by(|one, other| other.cmp(one));
        found.truncate(CANDIDATES);
        found
    }

    /// Finds the candidates that begin with the prefix at two or more of these places.
    fn repeated<'a>(&'a self, starts: &[usize], prefix: Prefix, found: &mut Vec<Candidate<'a>>) {
        let mut groups: BTreeMap<Token, Vec<usize>> = BTreeMap::new();
        for &start in starts {
            let next = self.tokens.get(start + prefix.length);
            next.into_iter().for_each(|&token| groups.entry(token).or_default().push(start));
        }
        for (token, starts) in groups.into_iter().filter(|(_, starts)| starts.len() > 1) {
            let word = self.words[token].as_str();
            let Some(prefix) = prefix.with(word) else { continue };
            self.repeated(&starts, prefix, found);
            // A macro with arguments finds its parentheses only where both stand together.
            if prefix.open == 0 && !FUNCTIONS.contains(&word) {
                let body = &self.tokens[starts[0]..starts[0] + prefix.length];
                let count = count_apart(&starts, prefix.length);
                found.push((saved(count, prefix.characters, self.words[self.name()].len()), body));
            }
        }
    }

    /// The tokens with the last name in place of a sequence.
    fn with_name_for(&self, body: &[Token]) -> Vec<Token> {
        let mut new = Vec::with_capacity(self.tokens.len());
        let mut at = 0;
        while at < self.tokens.len() {
            let is_here = self.tokens[at] == body[0] && self.tokens[at..].starts_with(body);
            new.push(if is_here { self.name() } else { self.tokens[at] });
            at += if is_here { body.len() } else { 1 };
        }
        new
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
