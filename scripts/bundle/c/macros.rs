//! Macros for what a file says again and again, where only its length counts.

use super::names::free_names;
use std::collections::{BTreeSet, HashMap};

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
type Token = u32;

/// The texts of the tokens, by their numbers.
type Texts = Vec<String>;

/// Answers the definitions of macros and the text with them.
///
/// Again and again the tokens that save most get a name, until nothing is saved.
pub fn with_macros(text: &str) -> (String, String) {
    let cut = tokens(text);
    let words: BTreeSet<&str> = cut.iter().copied().collect();
    let mut texts: Texts = words.iter().map(|word| word.to_string()).collect();
    let numbers: HashMap<&str, Token> = words.iter().copied().zip(0..).collect();
    let mut tokens: Vec<Token> = cut.iter().map(|word| numbers[word]).collect();
    let mut definitions = String::new();
    for name in free_names(&words) {
        let (before, token) = (length(&tokens, &texts), texts.len() as Token);
        texts.push(name);
        let name = &texts[token as usize];
        let shorter = said_often(&tokens, &texts, name.len()).into_iter().filter_map(|body| {
            let definition = format!("#define {} {}\n", name, joined(&body, &texts));
            let new = replaced(&tokens, &body, token);
            Some((length(&new, &texts) + definition.len(), definition, new)).filter(|(after, ..)| *after < before)
        });
        match shorter.min() {
            Some((_, definition, new)) => {
                definitions += &definition;
                tokens = new;
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
        let text = &texts[*token as usize];
        joined += if clash(before, text) { " " } else { "" };
        joined += text;
        before = text;
    }
    joined
}

/// The length of that text.
fn length(tokens: &[Token], texts: &Texts) -> usize {
    let text = |token: Token| texts[token as usize].as_str();
    let blanks = tokens.windows(2).filter(|pair| clash(text(pair[0]), text(pair[1]))).count();
    blanks + tokens.iter().map(|token| text(*token).len()).sum::<usize>()
}

/// The tokens for which a name of some length may save most.
fn said_often(tokens: &[Token], texts: &Texts, name: usize) -> Vec<Vec<Token>> {
    let text = |token: &Token| texts[*token as usize].as_str();
    let saved = |body: &[Token], count: usize| {
        let length = body.iter().map(|token| text(token).len()).sum::<usize>();
        (length * count) as i64 - (name * count + length + name + "#define  \n".len()) as i64
    };
    let often = repeated(tokens).into_iter().map(|(body, count)| (saved(body, count), body));
    let mut often: Vec<(i64, &[Token])> = often.filter(|(saved, _)| *saved > 0).collect();
    often.sort_unstable_by(|(a, one), (b, other)| {
        b.cmp(a).then_with(|| other.iter().map(text).cmp(one.iter().map(text)))
    });
    let bodies = often.into_iter().map(|(_, body)| body.to_vec());
    bodies.filter(|body| may_be_macro(&body.iter().map(text).collect::<Vec<_>>())).take(CANDIDATES).collect()
}

/// Every sequence of tokens that stands there more than once, and how often, not counting overlaps.
///
/// A sequence can only be repeated where the sequence without its last token is, so each length looks at what is left of
/// the length before.
fn repeated(tokens: &[Token]) -> Vec<(&[Token], usize)> {
    let mut all = Vec::new();
    // Where a sequence starts, and the number of the sequence.
    let mut starts: Vec<(usize, usize)> = (0..tokens.len()).map(|start| (start, 0)).collect();
    for length in 1..=LONGEST {
        let mut numbers: HashMap<(usize, Token), usize> = HashMap::new();
        // For each number: how often, and where last.
        let mut said: Vec<(usize, usize)> = Vec::new();
        starts.retain(|(start, _)| start + length <= tokens.len());
        for (start, number) in &mut starts {
            *number = *numbers.entry((*number, tokens[*start + length - 1])).or_insert(said.len());
            if *number == said.len() {
                said.push((0, 0));
            }
            let (count, last) = &mut said[*number];
            if *count == 0 || *start >= *last + length {
                *count += 1;
                *last = *start;
            }
        }
        starts.retain(|&(_, number)| said[number].0 > 1);
        let repeated = said.iter().filter(|(count, _)| *count > 1);
        all.extend(repeated.map(|&(count, last)| (&tokens[last..last + length], count)));
    }
    all
}

/// Whether tokens mean the same behind a name: a macro with arguments finds its parentheses only where both stand together.
fn may_be_macro(body: &[&str]) -> bool {
    let mut depth = 0;
    let balanced = body.iter().all(|token| {
        depth += (*token == "(") as i32 - (*token == ")") as i32;
        depth >= 0 && *token != "\n"
    });
    let is_function = |token: &&str| FUNCTIONS.contains(token);
    balanced && depth == 0 && body[0] != "(" && !body.last().is_none_or(is_function)
}

fn replaced(tokens: &[Token], body: &[Token], name: Token) -> Vec<Token> {
    let mut new = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        let is_here = tokens[at] == body[0] && tokens[at..].starts_with(body);
        new.push(if is_here { name } else { tokens[at] });
        at += if is_here { body.len() } else { 1 };
    }
    new
}
