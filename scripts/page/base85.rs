//! Base 85, in which a page holds bytes: a quarter more letters than bytes, where Base64 has a third.

/// The digits are the letters from this one on, but `x` for `<`, which could begin a tag.
const FIRST: u8 = b'#';

/// Encodes bytes: four become five letters, and a rest of one to three one letter more than it has bytes. What is missing of
/// the last four is read as the greatest digits, so that the letters of the rest suffice.
pub fn base85(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() / 4 * 5 + 5);
    for four in bytes.chunks(4) {
        let number = (0..4).fold(0, |number, at| number << 8 | u64::from(four.get(at).copied().unwrap_or(0)));
        let digits = [85 * 85 * 85 * 85, 85 * 85 * 85, 85 * 85, 85, 1].map(|unit: u64| number / unit % 85);
        text.extend(digits[..=four.len()].iter().map(|&digit| match FIRST + digit as u8 {
            b'<' => 'x',
            letter => char::from(letter),
        }));
    }
    text
}
