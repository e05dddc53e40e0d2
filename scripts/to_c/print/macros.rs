//! Macros for repeated sequences of tokens, where the length of a file counts.

use super::head::MACROS;
use super::tokens::{blank, joined};
use crate::tree::names::{globals, letters, TAKEN};
use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};

/// The most tokens of a macro.
const LONGEST: usize = 24;

/// The number of candidates tried in each round.
const CANDIDATES: usize = 20;

/// The number of a token among those that differ.
type Id = usize;

/// The characters that a macro saves, blanks aside, its tokens, and where they stand; no two of these places overlap.
type Candidate<'a> = (usize, &'a [Id], Vec<usize>);

/// Returns the macro definitions and the shortened file.
///
/// Each round names the sequence of tokens that saves most, until nothing is saved.
pub fn with_macros(tokens: Vec<String>) -> (String, Vec<String>) {
    let words: BTreeSet<&str> = tokens.iter().map(String::as_str).collect();
    let mut file = Sequence::new(&tokens, &words);
    let mut definitions = String::new();
    for name in free_names(&words) {
        file.words.push(name);
        let whole = file.length(&file.tokens);
        let shorter = file.best().into_iter().filter_map(|(_, body, starts)| {
            let definition = format!("#define {} {}\n", file.words[file.name()], joined(&file.texts(body), usize::MAX));
            let tokens = file.with_name_for(body, &starts);
            let saved = whole.checked_sub(file.length(&tokens) + definition.len())?;
            Some((Reverse(saved), definition, tokens)).filter(|_| saved > 0)
        });
        let Some((_, definition, tokens)) = shorter.min() else { break };
        definitions += &definition;
        file.tokens = tokens;
    }
    (definitions, file.texts(&file.tokens))
}

/// Names that are none of these words, nor defined by the head.
fn free_names<'a>(words: &'a BTreeSet<&str>) -> impl Iterator<Item = String> + 'a {
    let is_free =
        |name: &&str| !words.contains(name) && !MACROS.contains(name) && !TAKEN.contains(name) && *name != "p";
    letters(b'A').chain(letters(b'a')).chain(globals()).filter(move |name| is_free(&name.as_str()))
}

/// The tokens of a file by their numbers.
struct Sequence {
    tokens: Vec<Id>,
    /// The distinct tokens by their numbers; the last one is the name that comes next.
    words: Vec<String>,
}

impl Sequence {
    fn new(tokens: &[String], words: &BTreeSet<&str>) -> Sequence {
        let numbers: HashMap<&str, Id> = words.iter().copied().zip(0..).collect();
        let tokens = tokens.iter().map(|word| numbers[word.as_str()]).collect();
        Sequence { tokens, words: words.iter().map(|word| word.to_string()).collect() }
    }

    /// The last name.
    fn name(&self) -> Id {
        self.words.len() - 1
    }

    fn texts(&self, tokens: &[Id]) -> Vec<String> {
        tokens.iter().map(|&token| self.words[token].clone()).collect()
    }

    /// The number of bytes of tokens as a text.
    fn length(&self, tokens: &[Id]) -> usize {
        let blanks = tokens.windows(2).map(|two| blank(&self.words[two[0]], &self.words[two[1]]).len());
        tokens.iter().map(|&token| self.words[token].len()).chain(blanks).sum()
    }

    /// The candidates for which the last name saves most.
    fn best(&self) -> Vec<Candidate<'_>> {
        let mut found = Vec::new();
        let mut starts: Vec<usize> = (0..self.tokens.len()).collect();
        // What is repeated with one more token begins with what is repeated.
        for length in 1..=LONGEST {
            let mut groups: HashMap<&[Id], Vec<usize>> = HashMap::new();
            for start in starts {
                if let Some(body) = self.tokens.get(start..start + length).filter(|body| self.open(body).is_some()) {
                    groups.entry(body).or_default().push(start);
                }
            }
            groups.retain(|_, starts| starts.len() > 1);
            let whole = groups.iter().filter(|(body, _)| self.is_whole(body));
            found.extend(whole.map(|(body, starts)| self.candidate(body, starts)));
            starts = groups.into_values().flatten().collect();
        }
        found.sort_unstable_by(|one, other| other.cmp(one));
        found.truncate(CANDIDATES);
        found
    }

    /// Returns the number of parentheses that are open behind a sequence; `None` where no macro can begin so.
    fn open(&self, body: &[Id]) -> Option<usize> {
        let open = |open: usize, token: &Id| match self.words[*token].as_str() {
            "\n" => None,
            "(" => Some(open + 1),
            ")" => open.checked_sub(1),
            _ => Some(open),
        };
        body.iter().try_fold(0, open).filter(|_| self.words[body[0]] != "(")
    }

    /// Checks whether a sequence can be a macro: one with arguments finds its parentheses only where both stand together.
    fn is_whole(&self, body: &[Id]) -> bool {
        let last = self.words[body[body.len() - 1]].as_str();
        self.open(body) == Some(0) && !MACROS.contains(&last)
    }

    /// Returns a sequence at these places as a candidate; the definition counts among what the last name saves.
    fn candidate<'a>(&self, body: &'a [Id], starts: &[usize]) -> Candidate<'a> {
        let mut apart: Vec<usize> = Vec::new();
        for &start in starts {
            if apart.last().is_none_or(|last| last + body.len() <= start) {
                apart.push(start);
            }
        }
        let characters: usize = body.iter().map(|&token| self.words[token].len()).sum();
        let (name, count) = (self.words[self.name()].len(), apart.len());
        let saved = (count * characters).saturating_sub(count * name + characters + name + "#define  \n".len());
        (saved, body, apart)
    }

    /// The tokens with the last name in place of a sequence.
    fn with_name_for(&self, body: &[Id], starts: &[usize]) -> Vec<Id> {
        let (mut new, mut end) = (Vec::with_capacity(self.tokens.len()), 0);
        for &start in starts {
            new.extend(&self.tokens[end..start]);
            new.push(self.name());
            end = start + body.len();
        }
        new.extend(&self.tokens[end..]);
        new
    }
}
