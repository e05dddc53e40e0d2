//! Reads as much TOML as a manifest needs: tables, dotted keys, and values kept as they are written.

/// One `key = value`.
pub struct Entry {
    /// The table it is in, such as `package`; the n-th `[[bin]]` is `bin#n`.
    pub table: String,
    /// The key, dots included.
    pub key: String,
    /// The value's text without comments.
    pub value: String,
    /// The line of the key, counted from 1.
    pub line: usize,
}

impl Entry {
    /// The value without the quotes of a string.
    pub fn string(&self) -> String {
        self.value.trim_matches(|c| c == '"' || c == '\'').to_string()
    }

    /// The strings of an array.
    pub fn strings(&self) -> Vec<String> {
        self.value.split('"').skip(1).step_by(2).map(str::to_string).collect()
    }
}

/// The entries of a TOML text, in order.
pub fn entries(text: &str) -> Vec<Entry> {
    let mut found = Vec::new();
    let mut table = String::new();
    let mut arrays = 0;
    let mut lines = text.lines().enumerate();
    while let Some((number, line)) = lines.next() {
        let line = without_comment(line).trim();
        if let Some(name) = line.strip_prefix("[[").and_then(|rest| rest.strip_suffix("]]")) {
            table = format!("{}#{}", name.trim(), arrays);
            arrays += 1;
        } else if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            table = name.trim().to_string();
        } else if let Some((key, value)) = line.split_once('=') {
            let mut value = value.trim().to_string();
            while is_open(&value) {
                match lines.next() {
                    Some((_, more)) => value = value + "\n" + without_comment(more),
                    None => break,
                }
            }
            let key = key.replace([' ', '"'], "");
            found.push(Entry { table: table.clone(), key, value, line: number + 1 });
        }
    }
    found
}

fn without_comment(line: &str) -> &str {
    let mut quote = None;
    for (at, c) in line.char_indices() {
        match quote {
            None if c == '#' => return &line[..at],
            None if c == '"' || c == '\'' => quote = Some(c),
            Some(open) if c == open => quote = None,
            _ => {}
        }
    }
    line
}

/// Whether a value goes on in the next line.
fn is_open(value: &str) -> bool {
    if ["\"\"\"", "'''"].iter().any(|quotes| value.matches(quotes).count() == 1) {
        return true;
    }
    let mut depth = 0;
    let mut quote = None;
    for c in value.chars() {
        match quote {
            None if c == '"' || c == '\'' => quote = Some(c),
            Some(open) if c == open => quote = None,
            None if c == '[' || c == '{' => depth += 1,
            None if c == ']' || c == '}' => depth -= 1,
            _ => {}
        }
    }
    depth > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_keys_and_values_are_read_as_written() {
        let text = "top.key = 1 # note\n[package]\nname = \"a#b\" # note\nx = [ # note\n \"p = q\",\n \"r\" ]\n[[bin]]\nname='c'\n[[bin]]\nname='d'\n[target.'cfg(unix)'.dependencies]\ny = { z = 1 }\n";
        let shown: Vec<String> = entries(text)
            .iter()
            .map(|entry| format!("{} {}.{} {}", entry.line, entry.table, entry.key, entry.string()))
            .collect();
        assert_eq!(
            shown,
            [
                "1 .top.key 1",
                "3 package.name a#b",
                "4 package.x [\n \"p = q\",\n \"r\" ]",
                "8 bin#0.name c",
                "10 bin#1.name d",
                "12 target.'cfg(unix)'.dependencies.y { z = 1 }"
            ]
        );
        assert_eq!(entries(text)[2].strings(), ["p = q", "r"]);
    }
}
