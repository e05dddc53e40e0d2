//! Reads JSON: what rustc says about a bundle comes as one object a line.

/// A JSON value.
#[derive(Debug, PartialEq)]
pub enum Json {
    /// `null`, `true` or `false`.
    Word(String),
    /// A number.
    Number(f64),
    /// A string, its escapes worked out.
    Text(String),
    /// An array.
    List(Vec<Json>),
    /// An object, in order.
    Map(Vec<(String, Json)>),
}

impl Json {
    /// Reads one value; nothing when the text is none.
    pub fn read(text: &str) -> Option<Json> {
        let mut reader = Reader { rest: text };
        let value = reader.value()?;
        if reader.rest.trim().is_empty() {
            Some(value)
        } else {
            None
        }
    }

    /// The value of a key, when this is an object that has it.
    pub fn get(&self, key: &str) -> Option<&Json> {
        match self {
            Json::Map(entries) => entries.iter().find(|(name, _)| name == key).map(|(_, value)| value),
            _ => None,
        }
    }

    /// The text of a key, or nothing.
    pub fn text(&self, key: &str) -> &str {
        match self.get(key) {
            Some(Json::Text(text)) => text,
            _ => "",
        }
    }

    /// The number of a key.
    pub fn number(&self, key: &str) -> Option<usize> {
        match self.get(key) {
            Some(Json::Number(number)) => Some(*number as usize),
            _ => None,
        }
    }

    /// The values of a key that is an array.
    pub fn list(&self, key: &str) -> &[Json] {
        match self.get(key) {
            Some(Json::List(values)) => values,
            _ => &[],
        }
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    /// Passes blanks and then `mark`, if it comes next.
    fn takes(&mut self, mark: char) -> bool {
        self.rest = self.rest.trim_start();
        match self.rest.strip_prefix(mark) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn value(&mut self) -> Option<Json> {
        if self.takes('{') {
            return self.map();
        }
        if self.takes('[') {
            return self.list();
        }
        if self.takes('"') {
            return Some(Json::Text(self.string()?));
        }
        let end = self.rest.find(|c: char| !c.is_ascii_alphanumeric() && !"+-.".contains(c)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        match word {
            "" => None,
            "null" | "true" | "false" => Some(Json::Word(word.to_string())),
            number => number.parse().ok().map(Json::Number),
        }
    }

    fn list(&mut self) -> Option<Json> {
        let mut values = Vec::new();
        while !self.takes(']') {
            if !values.is_empty() && !self.takes(',') {
                return None;
            }
            values.push(self.value()?);
        }
        Some(Json::List(values))
    }

    fn map(&mut self) -> Option<Json> {
        let mut entries = Vec::new();
        while !self.takes('}') {
            if (!entries.is_empty() && !self.takes(',')) || !self.takes('"') {
                return None;
            }
            let key = self.string()?;
            if !self.takes(':') {
                return None;
            }
            entries.push((key, self.value()?));
        }
        Some(Json::Map(entries))
    }

    /// What follows an opening quote.
    fn string(&mut self) -> Option<String> {
        let mut text = String::new();
        loop {
            let end = self.rest.find(['"', '\\'])?;
            text.push_str(&self.rest[..end]);
            let mark = &self.rest[end..];
            self.rest = &mark[1..];
            if mark.starts_with('"') {
                return Some(text);
            }
            text.push(self.escape()?);
        }
    }

    fn escape(&mut self) -> Option<char> {
        let c = self.rest.chars().next()?;
        self.rest = &self.rest[c.len_utf8()..];
        match c {
            'n' => Some('\n'),
            't' => Some('\t'),
            'r' => Some('\r'),
            'b' => Some('\u{8}'),
            'f' => Some('\u{c}'),
            'u' => self.unicode(),
            _ => Some(c),
        }
    }

    /// Four hexadecimal digits, or two such escapes for what is beyond sixteen bits.
    fn unicode(&mut self) -> Option<char> {
        let first = self.digits()?;
        if !(0xd800..0xdc00).contains(&first) {
            return char::from_u32(first);
        }
        self.rest = self.rest.strip_prefix("\\u")?;
        let second = self.digits()?.checked_sub(0xdc00)?;
        char::from_u32(0x1_0000 + ((first - 0xd800) << 10) + second)
    }

    fn digits(&mut self) -> Option<u32> {
        let digits = self.rest.get(..4)?;
        self.rest = &self.rest[4..];
        u32::from_str_radix(digits, 16).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_every_kind_are_read() {
        let value =
            Json::read(r#" {"a": [1, -2.5e1, true, null], "b": {"c": "x\"\\\n\u00e9\ud83d\ude00"}, "d": [] } "#)
                .unwrap();
        assert_eq!(value.list("a")[1], Json::Number(-25.0));
        assert_eq!(value.list("a").len(), 4);
        assert_eq!(value.get("b").unwrap().text("c"), "x\"\\\né😀");
        assert!(value.list("d").is_empty());
    }

    #[test]
    fn what_is_no_value_is_nothing() {
        for text in ["", "{", "[1 2]", "{\"a\" 1}", "\"a", "\"\\u12\"", "nul", "1 1", "\"\\ud800x\""] {
            assert_eq!(Json::read(text), None, "{}", text);
        }
    }
}
