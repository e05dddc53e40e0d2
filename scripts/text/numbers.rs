//! Parses numbers that a user writes, and finds the median of numbers.

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

/// The median of some numbers, or the mean of the two in the middle; `None` if there are none.
pub fn median(mut numbers: Vec<f64>) -> Option<f64> {
    numbers.sort_by(f64::total_cmp);
    let last = numbers.len().checked_sub(1)?;
    Some((numbers[last / 2] + numbers[last - last / 2]) / 2.0)
}
