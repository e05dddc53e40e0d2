//! What a line was meant to be that is no answer, where that can be told.

use super::clause::Code;
use super::replay::letters;

/// Returns what is wrong with a line that was meant to be moves or one of some phrases. The names are those of the moves.
pub fn meant(line: &str, names: &[&str; 4], phrases: &[&str]) -> Option<Code> {
    let is_like = |right: &[&str], text: &str| right.iter().any(|right| right.eq_ignore_ascii_case(text));
    let is_moves = |text: &str| !text.is_empty() && letters(text).iter().all(|letter| names.contains(letter));
    let is_answer = |text: &str| names.contains(&text) || is_moves(text) || phrases.contains(&text);
    let (bare, words) = (line.trim_matches(is_quote), words(line));
    let are_letters = words.iter().all(|word| letters(word).len() == 1 && is_moves(word));
    let first_is_moves = words.first().is_some_and(|word| is_moves(word));
    let are_like_moves = letters(line).iter().all(|letter| is_like(names, letter));
    if is_like(phrases, line) || is_like(names, line) || are_like_moves {
        Some(Code::OtherCase)
    } else if phrases.iter().any(|phrase| phrase.strip_suffix('.') == Some(line)) {
        Some(Code::NoFullStop)
    } else if bare != line && is_answer(bare) {
        Some(Code::Quotes)
    } else if words.len() > 1 && are_letters {
        Some(Code::Separated)
    } else if after_case(line).is_some_and(|rest| rest.is_empty() || is_answer(rest)) {
        Some(Code::Numbered)
    } else if !names.iter().any(|name| is_counted(name, |_| false)) && is_counted(line, is_moves) {
        Some(Code::Counted)
    } else if words.len() > 1 && words.iter().all(|word| is_moves(word)) {
        Some(Code::OneLine)
    } else if words.len() > 1 && first_is_moves {
        Some(Code::TwoAnswers)
    } else {
        None
    }
}

fn is_quote(letter: char) -> bool {
    matches!(letter, '"' | '\'' | '`' | '[' | ']' | '“' | '”' | '‘' | '’')
}

/// The words of a line, whatever stands between them.
fn words(line: &str) -> Vec<&str> {
    let separates = |letter: char| letter.is_whitespace() || letter == ',' || is_quote(letter);
    line.split(separates).filter(|word| !word.is_empty()).collect()
}

/// What follows `Case 1:`.
fn after_case(line: &str) -> Option<&str> {
    let (case, rest) = line.split_once(':')?;
    let number = case.get(..4).filter(|word| word.eq_ignore_ascii_case("case")).map(|_| case[4..].trim())?;
    let is_number = number.trim_start_matches('#').parse::<usize>().is_ok();
    is_number.then(|| rest.trim())
}

/// Whether a line is a number, or moves behind one.
fn is_counted(line: &str, is_moves: impl Fn(&str) -> bool) -> bool {
    let rest = line.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let moves = rest.trim_start_matches(':').trim();
    rest.len() < line.len() && (moves.is_empty() || is_moves(moves))
}
