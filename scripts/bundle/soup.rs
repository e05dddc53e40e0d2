//! Soups of tokens through every pass that needs no compiler: none panics, hangs or breaks a bracket.

use crate::code::{text_of, tokens_of, Token};
use crate::layout::readable;
use crate::lexer::Kind;
use crate::minify::minified;
use crate::paths::{rewrite, Home};
use crate::reach::needed;
use crate::remains::without_empty;
use crate::strip::strip;
use std::collections::HashSet;

const PARTS: [&str; 64] = [
    "use",
    "crate",
    "self",
    "super",
    "kit",
    "::",
    "::",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    ",",
    ";",
    ";",
    "mod",
    "fn",
    "impl",
    "trait",
    "struct",
    "a",
    "b",
    "c",
    "as",
    "*",
    "#",
    "!",
    "#[cfg(test)]",
    "#[cfg_attr]",
    "#[cfg_attr()]",
    "#[path = \"x\"]",
    "#![allow(x)]",
    "macro_rules! m",
    "m!",
    "$",
    "$crate",
    "pub",
    "pub(crate)",
    "pub(in crate::a)",
    "extern",
    "const",
    "unsafe",
    "<",
    ">",
    "->",
    "=>",
    "=",
    "for",
    "// c\n",
    "/// d\n",
    "/* c */",
    "\"s\"",
    "'a",
    "'c'",
    "1.",
    "..",
    "&",
    "|",
    "\n",
    "\n\n",
    "extern crate alloc;",
    "#[expect(x)]",
    "_",
];

/// A soup of the parts with its brackets closed.
fn soup(state: &mut u64) -> String {
    let mut text = String::new();
    let mut open = Vec::new();
    for _ in 0..40 {
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        let part = PARTS[(*state % PARTS.len() as u64) as usize];
        match part {
            "(" => open.push(")"),
            "[" => open.push("]"),
            "{" => open.push("}"),
            ")" | "]" | "}" if open.last() != Some(&part) => continue,
            ")" | "]" | "}" => drop(open.pop()),
            _ => {}
        }
        text.push_str(part);
        text.push(' ');
    }
    open.iter().rev().for_each(|close| text.push_str(close));
    text
}

fn home(is_library: bool, from_root: bool) -> Home {
    Home {
        module: "kit".to_string(),
        aliases: vec!["kit".to_string()],
        is_library,
        from_root,
        root: HashSet::new(),
        macros: vec!["m".to_string()],
        macro_use: true,
    }
}

fn brackets(tokens: &[Token]) -> i32 {
    let marks = tokens.iter().filter(|token| token.kind == Kind::Mark);
    marks.map(|token| "([{".contains(&*token.text) as i32 - ")]}".contains(&*token.text) as i32).sum()
}

#[test]
fn no_soup_panics_hangs_or_leaves_a_bracket_open() {
    let mut state = 0x2545_f491_4f6c_dd1d;
    println!("seed {:#x}", state);
    for round in 0..6_000 {
        let text = soup(&mut state);
        let stripped = strip(&tokens_of(&text, &"x.rs".into(), 1), None);
        let kept = without_empty(&needed(&stripped, &stripped, &["kit".to_string()], round % 2 == 0, round % 3 == 0));
        assert_eq!(brackets(&kept), 0, "{}", text);
        if let Ok(moved) = rewrite(&kept, &home(round % 2 == 0, round % 5 == 0)) {
            assert_eq!(brackets(&moved), 0, "{} became {}", text, text_of(&moved));
            let written = [readable(&moved, "// head\n"), minified(&moved, "// head\n")];
            written.iter().for_each(|text| assert_eq!(brackets(&tokens_of(text, &"x.rs".into(), 0)), 0, "{}", text));
        }
    }
}
