//! Parses numbers that a user writes.

use std::ops::RangeInclusive;

/// Parses a number of some things, within a range.
///
/// # Errors
/// It is not such a number.
pub fn number(value: &str, range: &RangeInclusive<usize>, things: &str) -> Result<usize, String> {
    let number = value.parse().ok().filter(|number| range.contains(number));
    let (least, most) = (range.start(), range.end());
    number.ok_or_else(|| match *most {
        usize::MAX => format!("{value:?} is not a number of {things}"),
        _ => format!("{value:?} is not a number of {things} from {least} to {most}"),
    })
}

/// Parses a seed, a number of 64 bits.
///
/// # Errors
/// It is not such a number.
pub fn seed(value: &str) -> Result<u64, String> {
    value.parse().map_err(|_| format!("{value:?} is not a seed from 0 to {}", u64::MAX))
}

/// Parses a number of moves, or a range such as `30-50`.
///
/// # Errors
/// It is neither.
pub fn moves(value: &str) -> Result<(usize, usize), String> {
    let (from, to) = value.split_once('-').unwrap_or((value, value));
    match (from.parse(), to.parse()) {
        (Ok(from), Ok(to)) if from <= to => Ok((from, to)),
        _ => Err(format!("{value:?} is neither a number of moves such as 45 nor a range such as 30-50")),
    }
}
