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

/// Answers the definitions of macros and the text with them.
///
/// Again and again the tokens that save most get a name, until nothing is saved.
pub fn with_macros(text: &str) -> (String, String) {
    let mut tokens = tokens(text);
    let words: BTreeSet<&str> = tokens.iter().copied().collect();
    let names: Vec<String> = free_names(&words).take(tokens.len()).collect();
    let mut definitions = String::new();
    for name in &names {
        let before = length(&tokens);
        let shorter = said_often(&tokens, name.len()).into_iter().filter_map(|body| {
            let definition = format!("#define {} {}\n", name, joined(&body));
            let after = length(&replaced(&tokens, &body, name)) + definition.len();
            Some((after, definition, body)).filter(|_| after < before)
        });
        match shorter.min() {
            Some((_, definition, body)) => {
                definitions += &definition;
                tokens = replaced(&tokens, &body, name);
            }
            None => break,
        }
    }
    (definitions, joined(&tokens))
}

fn is_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// The tokens of a text without the blanks between them; the end of a line is one.
fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let operator = OPERATORS.iter().find(|operator| rest.starts_with(**operator));
        let length = match (first, operator) {
            ('"', _) => string_end(rest),
            (_, Some(operator)) => operator.len(),
            _ if is_word(first) => rest.find(|letter| !is_word(letter)).unwrap_or(rest.len()),
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
    let (last, first) = match (one.chars().last(), other.chars().next()) {
        (Some(last), Some(first)) => (last, first),
        _ => return false,
    };
    // Behind a string, C++ of 2011 takes a word for a part of it.
    (is_word(last) || last == '"') && is_word(first) || last == first && "+-&".contains(last)
}

/// The text of tokens, with as few blanks as can be.
fn joined(tokens: &[&str]) -> String {
    let mut text = String::new();
    for (at, token) in tokens.iter().enumerate() {
        text += if at > 0 && clash(tokens[at - 1], token) { " " } else { "" };
        text += token;
    }
    text
}

/// The length of that text.
fn length(tokens: &[&str]) -> usize {
    let blanks = tokens.windows(2).filter(|pair| clash(pair[0], pair[1])).count();
    blanks + tokens.iter().map(|token| token.len()).sum::<usize>()
}

/// The tokens for which a name of some length may save most.
fn said_often<'a>(tokens: &[&'a str], name: usize) -> Vec<Vec<&'a str>> {
    let saved = |body: &[&str], count: usize| {
        let length = body.iter().map(|token| token.len()).sum::<usize>();
        (length * count) as i64 - (name * count + length + name + "#define  \n".len()) as i64
    };
    let often = repeated(tokens).into_iter().filter(|(body, _)| may_be_macro(body));
    let often = often.map(|(body, count)| (saved(body, count), body)).filter(|(saved, _)| *saved > 0);
    let mut often: Vec<(i64, &[&str])> = often.collect();
    often.sort_by(|a, b| b.cmp(a));
    often.into_iter().take(CANDIDATES).map(|(_, body)| body.to_vec()).collect()
}

/// Every sequence of tokens that stands there more than once, and how often, not counting overlaps.
///
/// A sequence can only be repeated where the sequence without its last token is, so each length looks at what is left of
/// the length before.
fn repeated<'t, 'a>(tokens: &'t [&'a str]) -> Vec<(&'t [&'a str], usize)> {
    let mut all = Vec::new();
    // Where a sequence starts, and the number of the sequence.
    let mut starts: Vec<(usize, usize)> = (0..tokens.len()).map(|start| (start, 0)).collect();
    for length in 1..=LONGEST {
        let mut numbers: HashMap<(usize, &str), usize> = HashMap::new();
        // For each number: how often, and where last.
        let mut said: Vec<(usize, usize)> = Vec::new();
        starts.retain(|(start, _)| start + length <= tokens.len());
        for (start, number) in &mut starts {
            let next = numbers.len();
            *number = *numbers.entry((*number, tokens[*start + length - 1])).or_insert(next);
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

fn replaced<'a>(tokens: &[&'a str], body: &[&str], name: &'a str) -> Vec<&'a str> {
    let mut new = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let is_here = tokens[at..].starts_with(body);
        new.push(if is_here { name } else { tokens[at] });
        at += if is_here { body.len() } else { 1 };
    }
    new
}
