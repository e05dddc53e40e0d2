//! Parses JSON; rustc and cargo print one object a line.

/// A JSON value.
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    /// `null`, `true`, `false` or a number, as written.
    Word(String),
    /// A string, unescaped.
    Text(String),
    /// An array.
    List(Vec<Json>),
    /// An object, in order.
    Map(Vec<(String, Json)>),
}

impl Json {
    /// Parses one value; `None` if the text is invalid.
    pub fn read(text: &str) -> Option<Json> {
        let mut reader = Reader { rest: text };
        let value = reader.value()?;
        reader.rest.trim().is_empty().then_some(value)
    }

    /// Returns the value of a key of an object.
    pub fn get(&self, key: &str) -> Option<&Json> {
        let Json::Map(entries) = self else { return None };
        entries.iter().find(|(name, _)| name == key).map(|(_, value)| value)
    }

    /// Returns the string at a key, or an empty one.
    pub fn text(&self, key: &str) -> &str {
        self.get(key).and_then(Json::as_text).unwrap_or("")
    }

    /// Returns the number at a key.
    pub fn number(&self, key: &str) -> Option<usize> {
        match self.get(key) {
            Some(Json::Word(number)) => number.parse().ok(),
            _ => None,
        }
    }

    /// Returns the array at a key, or an empty one.
    pub fn list(&self, key: &str) -> &[Json] {
        match self.get(key) {
            Some(Json::List(values)) => values,
            _ => &[],
        }
    }

    /// Returns the text of a string.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    /// Skips blanks, and `mark` if it follows them.
    fn takes(&mut self, mark: char) -> bool {
        self.rest = self.rest.trim_start();
        let after = self.rest.strip_prefix(mark);
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    fn value(&mut self) -> Option<Json> {
        if self.takes('{') {
            let entry = |reader: &mut Self| {
                let key = reader.takes('"').then(|| reader.string())??;
                Some((key, reader.takes(':').then(|| reader.value())??))
            };
            return self.group('}', entry).map(Json::Map);
        }
        if self.takes('[') {
            return self.group(']', Self::value).map(Json::List);
        }
        if self.takes('"') {
            return self.string().map(Json::Text);
        }
        let end = self.rest.find(|c: char| !c.is_ascii_alphanumeric() && !"+-.".contains(c)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        (!word.is_empty()).then(|| Json::Word(word.to_string()))
    }

    /// Parses the comma-separated parts up to the closing bracket.
    fn group<T>(&mut self, close: char, one: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let mut found = Vec::new();
        while !self.takes(close) {
            if !found.is_empty() && !self.takes(',') {
                return None;
            }
            found.push(one(self)?);
        }
        Some(found)
    }

    /// Parses a string after its opening quote.
    fn string(&mut self) -> Option<String> {
        let mut text = String::new();
        loop {
            let end = self.rest.find(['"', '\\'])?;
            text += &self.rest[..end];
            let mark = &self.rest[end..];
            self.rest = &mark[1..];
            if mark.starts_with('"') {
                return Some(text);
            }
            text.push(self.escape()?);
        }
    }

    /// Parses an escape after its backslash; neither tool writes surrogate pairs.
    fn escape(&mut self) -> Option<char> {
        let c = self.rest.chars().next()?;
        self.rest = &self.rest[c.len_utf8()..];
        match c {
            'n' => Some('\n'),
            't' => Some('\t'),
            'r' => Some('\r'),
            'b' => Some('\u{8}'),
            'f' => Some('\u{c}'),
            'u' => {
                let (digits, rest) = self.rest.split_at_checked(4)?;
                self.rest = rest;
                char::from_u32(u32::from_str_radix(digits, 16).ok()?)
            }
            _ => Some(c),
        }
    }
}
