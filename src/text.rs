//! Short texts without `format!`, whose code would be larger than the rest of a bundled program.

/// A line of text, built piece by piece and cut off after [`Text::CAPACITY`] bytes.
///
/// ```
/// use slidekit::text::Text;
/// assert_eq!(Text::empty().with(b"tile ").with_number(15).bytes(), b"tile 15");
/// ```
#[derive(Clone, Debug)]
pub struct Text(Box<Line>);

#[derive(Clone, Debug)]
struct Line {
    bytes: [u8; Text::CAPACITY],
    length: usize,
}

impl Text {
    /// The most bytes of a text.
    pub const CAPACITY: usize = 250;

    /// Creates an empty text.
    pub fn empty() -> Self {
        Text(Box::new(Line { bytes: [0; Self::CAPACITY], length: 0 }))
    }

    /// The bytes of the text.
    pub fn bytes(&self) -> &[u8] {
        &self.0.bytes[..self.0.length]
    }

    /// Appends bytes.
    pub fn with(mut self, piece: &[u8]) -> Self {
        piece.iter().for_each(|&byte| self.push(byte));
        self
    }

    /// Appends a number in decimal.
    pub fn with_number(mut self, number: u64) -> Self {
        if number > 9 {
            self = self.with_number(number / 10);
        }
        self.push(b'0' + (number % 10) as u8);
        self
    }

    /// Appends bytes between quotation marks. A quotation mark, a backslash and each byte that is not printable ASCII is
    /// escaped as `\x` and two hexadecimal digits.
    pub fn with_quoted(mut self, piece: &[u8]) -> Self {
        self.push(b'"');
        for &byte in piece {
            if (b' '..=b'~').contains(&byte) && byte != b'"' && byte != b'\\' {
                self.push(byte);
            } else {
                self = self.with(b"\\x");
                self.push(hexadecimal(byte >> 4));
                self.push(hexadecimal(byte & 15));
            }
        }
        self.push(b'"');
        self
    }

    #[inline(never)]
    fn push(&mut self, byte: u8) {
        if let Some(end) = self.0.bytes.get_mut(self.0.length) {
            *end = byte;
            self.0.length += 1;
        }
    }
}

fn hexadecimal(digit: u8) -> u8 {
    b"0123456789abcdef"[usize::from(digit & 15)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_written_as_format_writes_it() {
        for number in [0, 9, 10, 99, 100, 4096, u64::from(u32::MAX), u64::MAX] {
            assert_eq!(Text::empty().with_number(number).bytes(), number.to_string().as_bytes());
        }
    }

    #[test]
    fn a_text_is_cut_off_at_its_capacity() {
        assert_eq!(Text::empty().with(&[b'.'; 1000]).bytes(), [b'.'; Text::CAPACITY]);
    }

    #[test]
    fn unprintable_bytes_are_escaped() {
        let quoted = Text::empty().with_quoted(b"~ a\"b\\\x7f\0\xC3\xBC\n");
        assert_eq!(quoted.bytes(), br#""~ a\x22b\x5c\x7f\x00\xc3\xbc\x0a""#);
    }
}
