//! What rustc's text of MIR looks like. It has no promise of any version: what is read of it is read here.
//!
//! Both sides of a comparison are of one rustc, so another word for the same changes nothing. What versions change that
//! counts:
//!
//! | version | what it writes | here |
//! |---|---|---|
//! | up to 1.88 at least, not from 1.92 on | drops of each part of a value that has moved in part, in edition 2024 in other places | a library of another edition may be refused that does the same |
//! | since 1.100 | names what a closure captures by variable and fields, `self__side`, not by variable alone | [`without_captures`]: its place says which it is |
//!
//! The folder `kept` has a text of some versions, so that each is tested whichever rustc is installed.

/// How a piece of memory begins, before its number.
const MEMORY: &str = "alloc";

/// How an `impl` is named: by its place.
pub const IMPL: &str = "<impl at <anon>:";

/// The lines that say nothing of what is done: where a variable's memory is in use, and its name for debuggers.
const ASIDE: [&str; 2] = ["Storage", "debug "];

/// A function, a constant or a static.
#[derive(Clone)]
pub struct Part {
    /// Its first line.
    pub head: String,
    /// The lines below it that count.
    pub body: String,
}

impl Part {
    /// Returns all its lines.
    pub fn text(&self) -> String {
        format!("{}\n{}", self.head, self.body)
    }

    /// Writes the name of a static for the number of its memory, if the first line of that is given.
    fn name_static(&mut self, line: &str) {
        if let Some((number, name)) = line.split_once(" (static: ") {
            let name = name.split([',', ')']).next().unwrap_or("");
            self.body = self.body.replace(&format!("{{{number}:"), &format!("{{{name}:"));
        }
    }
}

/// Returns the parts of a MIR.
pub fn parts(mir: &str) -> Vec<Part> {
    let mut found: Vec<Part> = Vec::new();
    let mut is_memory = false;
    for line in mir.lines().filter(|line| !ASIDE.iter().any(|start| line.trim_start().starts_with(start))) {
        let begins = !(line.is_empty() || line.starts_with([' ', '}']));
        is_memory = line.starts_with(MEMORY) || (is_memory && !begins);
        match found.last_mut() {
            _ if line.starts_with("//") => {}
            Some(last) if is_memory => last.name_static(line),
            Some(last) if !begins => last.body += &format!("{}\n", without_captures(line)),
            _ => found.push(Part { head: line.to_string(), body: String::new() }),
        }
    }
    found
}

/// Removes the names from the list of what a closure captures, as in `_3 = {closure@..} { row: copy _2 };`.
fn without_captures(line: &str) -> String {
    let value = line.split_once(" = {").and_then(|(_, value)| value.split_once("} { "));
    let Some((_, captured)) = value else { return line.to_string() };
    let nameless = ["copy ", "move ", "const "].iter().fold(captured.to_string(), |text, operand| {
        let parts = text.split(&format!(": {operand}")).collect::<Vec<_>>();
        let (last, named) = parts.split_last().unwrap_or((&"", &[]));
        let named = named.iter().map(|part| part.trim_end_matches(is_in_word).to_string() + operand);
        named.collect::<String>() + last
    });
    line[..line.len() - captured.len()].to_string() + &nameless
}

fn is_in_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust::mir::bodies::does_the_same;
    use crate::rust::mir::bundles::{is_flat, is_renamed};
    use crate::rust::read::code::tokens_of;
    use crate::rustc::Rustc;
    use std::collections::{BTreeMap, BTreeSet};

    /// What versions write of the programs below, without `main`: a part below each name.
    const KEPT: [(&str, &str); 4] = [
        ("1.85.0", include_str!("kept/1.85.0.mir")),
        ("1.95.0", include_str!("kept/1.95.0.mir")),
        ("1.99.0", include_str!("kept/1.99.0.mir")),
        ("1.100.0-beta.7", include_str!("kept/1.100.0-beta.7.mir")),
    ];

    const MODULES: &str = "mod kit {
    pub struct Board {
        pub side: u8,
    }
    impl Board {
        pub fn has(self, row: u8) -> bool {
            let is_last = move || row == self.side;
            is_last()
        }
    }
}
fn main() {
    kit::Board { side: 2 }.has(1);
}
";

    const FLAT: &str = "struct Board {
    side: u8,
}
impl Board {
    fn has(self, row: u8) -> bool {
        let is_last = move || row == self.side;
        is_last()
    }
}
fn main() {
    Board { side: 2 }.has(1);
}
";

    const EDITIONS: &str = "fn f<T: Into<u8>>(all: impl Fn() -> Option<T>) -> u8 {
    if let Some(first) = all() {
        first.into()
    } else {
        0
    }
}
fn main() {}
";

    const NAMES: [(&str, &str); 5] = [("side", "a"), ("Board", "B"), ("has", "c"), ("row", "d"), ("is_last", "e")];

    /// What the rustc that is here writes, as it is kept.
    fn written(rustc: &Rustc) -> String {
        let renamed = NAMES.iter().fold(FLAT.to_string(), |text, (long, short)| text.replace(long, short));
        let texts =
            [("modules", MODULES), ("flat", FLAT), ("renamed", &renamed), ("2021", EDITIONS), ("2024", EDITIONS)];
        let written = texts.map(|(name, text)| {
            let edition = if text == EDITIONS { name } else { "2021" };
            let mir = rustc.report_as(edition, &tokens_of(text.to_string().leak(), "", 0), &[]).unwrap().mir;
            let lines: String = mir.split_inclusive('\n').filter(|line| !line.starts_with("//")).collect();
            format!("// {name}\n{}\n", lines.split("fn main()").next().unwrap().trim_end())
        });
        written.concat()
    }

    /// Holds what is proved, and what is not, with a version's texts.
    fn hold(version: &str, kept: &str) {
        let part = |name: &str| kept.split("// ").find_map(|part| part.strip_prefix(name)).unwrap().trim_start();
        let [modules, flat, renamed] = ["modules", "flat", "renamed"].map(part);
        assert!(is_flat(flat, modules, &BTreeSet::from(["kit"])), "{version}");
        assert!(!is_flat(&flat.replace("Eq(", "Ne("), modules, &BTreeSet::from(["kit"])), "{version}");
        let names = BTreeMap::from(NAMES);
        assert!(is_renamed(flat, renamed, &names), "{version}");
        for (one, other) in [("copy (_1.0: u8) }", "copy _2 }"), ("((*_1).1: u8);", "((*_1).0: u8);"), ("::c(", "::e(")]
        {
            let mistaken = renamed.replace(one, other);
            assert!(mistaken != renamed && !is_renamed(flat, &mistaken, &names), "{version}: {one}");
        }
        let [older, newer] = ["2021", "2024"].map(|edition| parts(part(edition)).remove(0).body);
        let minor: u32 = version.split('.').nth(1).unwrap().parse().unwrap();
        assert!(does_the_same(&older, &newer) || minor < 92, "{version}");
        assert!(!does_the_same(&older, &newer.replace("drop(_1)", "drop(_2)")), "{version}");
    }

    #[test]
    fn the_text_of_each_version_is_read() {
        KEPT.iter().for_each(|(version, kept)| hold(version, kept));
    }

    #[test]
    fn the_text_of_the_rustc_that_is_here_is_read() {
        let rustc = Rustc::find("2021", Vec::new()).unwrap();
        let written = written(&rustc);
        match KEPT.iter().find(|(version, _)| *version == rustc.version) {
            Some((version, kept)) => assert_eq!(written, *kept, "{version}"),
            None => hold(&rustc.version, &written),
        }
    }
}
