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
    let words: BTreeSet<String> = tokens.iter().cloned().collect();
    let mut definitions = String::new();
    for name in free_names(&words) {
        let length = joined(&tokens).len();
        let shorter = |body: &Vec<String>| {
            let definition = format!("#define {} {}\n", name, joined(body));
            let new = replaced(&tokens, body, &name);
            Some((joined(&new).len() + definition.len(), definition, new)).filter(|(new, ..)| *new < length)
        };
        match said_often(&tokens, name.len()).iter().filter_map(shorter).min() {
            Some((_, definition, new)) => {
                definitions += &definition;
                tokens = new;
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
fn tokens(text: &str) -> Vec<String> {
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
        tokens.push(rest[..length].to_string());
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

/// The text of tokens, with blanks where two would become one.
fn joined(tokens: &[String]) -> String {
    let mut text = String::new();
    for token in tokens {
        // Behind a string, C++ of 2011 takes a word for a part of it.
        let clash = |last: char, first: char| {
            (is_word(last) || last == '"') && is_word(first) || last == first && "+-&".contains(last)
        };
        if matches!((text.chars().last(), token.chars().next()), (Some(last), Some(first)) if clash(last, first)) {
            text.push(' ');
        }
        text += token;
    }
    text
}

/// The tokens for which a name of some length may save most.
fn said_often(tokens: &[String], name: usize) -> Vec<Vec<String>> {
    let saved = |body: &[String], count: usize| {
        let length = body.iter().map(String::len).sum::<usize>();
        (length * count) as i64 - (name * count + length + name + "#define  \n".len()) as i64
    };
    let often = repeated(tokens).into_iter().filter(|(body, _)| may_be_macro(body));
    let often = often.map(|(body, count)| (saved(body, count), body)).filter(|(saved, _)| *saved > 0);
    let mut often: Vec<(i64, &[String])> = often.collect();
    often.sort_by(|a, b| b.cmp(a));
    often.into_iter().take(CANDIDATES).map(|(_, body)| body.to_vec()).collect()
}

/// Every sequence of tokens that stands there more than once, and how often, not counting overlaps.
///
/// A sequence can only be repeated where the sequence without its last token is, so each length looks at what is left of
/// the length before.
fn repeated(tokens: &[String]) -> Vec<(&[String], usize)> {
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
            *number = *numbers.entry((*number, &tokens[*start + length - 1])).or_insert(next);
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
fn may_be_macro(body: &[String]) -> bool {
    let mut depth = 0;
    let balanced = body.iter().all(|token| {
        depth += (token == "(") as i32 - (token == ")") as i32;
        depth >= 0 && token != "\n"
    });
    let is_function = |token: &String| FUNCTIONS.contains(&token.as_str());
    balanced && depth == 0 && body[0] != "(" && !body.last().is_none_or(is_function)
}

fn replaced(tokens: &[String], body: &[String], name: &str) -> Vec<String> {
    let mut new = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let is_here = tokens[at..].starts_with(body);
        new.push(if is_here { name.to_string() } else { tokens[at].clone() });
        at += if is_here { body.len() } else { 1 };
    }
    new
}
