//! Macros for repeated sequences of tokens, where the length of a file counts.

use super::names::free_names;
use super::tokens::{blank, joined, tokens};
use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};

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
        let mut starts: Vec<usize> = (0..self.tokens.len()).collect();
        // What is repeated with one more token begins with what is repeated.
        for length in 1..=LONGEST {
            let mut groups: HashMap<&[Token], Vec<usize>> = HashMap::new();
            for start in starts {
                if let Some(body) = self.tokens.get(start..start + length).filter(|body| self.open(body).is_some()) {
                    groups.entry(body).or_default().push(start);
                }
            }
            groups.retain(|_, starts| starts.len() > 1);
            let whole = groups.iter().filter(|(body, _)| self.is_whole(body));
            found.extend(whole.map(|(body, starts)| (self.saved(body, starts), *body)));
            starts = groups.into_values().flatten().collect();
        }
        found.sort_unstable_by(|one, other| other.cmp(one));
        found.truncate(CANDIDATES);
        found
    }

    /// Returns the number of parentheses that are open behind a sequence; `None` where no macro can begin so.
    fn open(&self, body: &[Token]) -> Option<usize> {
        let open = |open: usize, token: &Token| match self.words[*token].as_str() {
            "\n" => None,
            "(" => Some(open + 1),
            ")" => open.checked_sub(1),
            _ => Some(open),
        };
        body.iter().try_fold(0, open).filter(|_| self.words[body[0]] != "(")
    }

    /// Checks whether a sequence can be a macro: one with arguments finds its parentheses only where both stand together.
    fn is_whole(&self, body: &[Token]) -> bool {
        let last = self.words[body[body.len() - 1]].as_str();
        self.open(body) == Some(0) && !FUNCTIONS.contains(&last)
    }

    /// Returns the characters that the last name saves in place of a sequence at these places, its definition included.
    fn saved(&self, body: &[Token], starts: &[usize]) -> usize {
        let (mut count, mut end) = (0, 0);
        for &start in starts {
            if start >= end {
                (count, end) = (count + 1, start + body.len());
            }
        }
        let characters: usize = body.iter().map(|&token| self.words[token].len()).sum();
        let name = self.words[self.name()].len();
        (count * characters).saturating_sub(count * name + characters + name + "#define  \n".len())
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
