//! Random tokens and real sources pass through every step that needs no compiler: none panics, hangs, loses a byte or
//! breaks a bracket. And the lines of small ones.

use crate::crates::Meaning;
use crate::rust::join::exports::Exports;
use crate::rust::join::paths::{rewrite, Resolver};
use crate::rust::read::code::{text_of, tokens_of, Token};
use crate::rust::read::lexer::{lex, Kind};
use crate::rust::read::modules::Parsed;
use crate::rust::read::sources::refuse_open_brackets;
use crate::rust::read::strip::{stripped, without_docs};
use crate::rust::shrink::modules::without_unnamed;
use crate::rust::write::layout::readable;
use crate::rust::write::minify::minified;
use crate::rustc;
use scripts::boards::random::Random;
use scripts::system::programs::{files, root};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the passes look at, two blanks between each and the next.
const PARTS: &str =
    "use  crate  self  super  kit  ::  ::  {  }  (  )  [  ]  ,  ;  ;  mod  fn  impl  trait  struct  a  \
    b  c  as  *  #  !  #[cfg(test)]  #[cfg_attr]  #[cfg_attr()]  #[path = \"x\"]  #![allow(x)]  macro_rules! m  m!  $  \
    $crate  pub  pub(crate)  pub(in crate::a)  extern  const  unsafe  <  >  ->  =>  =  for  // c\n  /// d\n  /* c */  \
    \"s\"  'a  'c'  1.  ..  &  |  \n  \n\n  extern crate alloc;  #[expect(x)]  _";

/// What only the lexer looks at.
const SHREDS: &str = "'  \"  r  #  b  c  /*  */  //  \n  \\  1  .  e  0x  a  _  é  ::  -  >  =  {  }  (  )  \u{2028}  \
    \r  !  日  r#  'a  \0";

/// A soup of the parts with its brackets closed.
fn soup(random: &mut Random) -> String {
    let parts: Vec<&str> = PARTS.split("  ").collect();
    let mut text = String::new();
    let mut open = Vec::new();
    for _ in 0..40 {
        let part = parts[random.below(parts.len())];
        match part {
            "(" => open.push(")"),
            "[" => open.push("]"),
            "{" => open.push("}"),
            ")" | "]" | "}" if open.last() != Some(&part) => continue,
            ")" | "]" | "}" => drop(open.pop()),
            _ => {}
        }
        text += part;
        text += " ";
    }
    text + &open.into_iter().rev().collect::<String>()
}

fn resolver(library: &Exports, is_library: bool, from_root: bool) -> Resolver<'_> {
    let macro_use = BTreeMap::from([("m", "crate::m".to_string())]);
    let crates = BTreeMap::from([("kit", Meaning::Crate(library))]);
    Resolver { library: Some(library).filter(|_| is_library), crates, from_root, macro_use }
}

fn brackets(tokens: &[Token]) -> i32 {
    let marks = tokens.iter().filter(|token| token.kind == Kind::Mark);
    marks.map(|token| "([{".contains(token.text) as i32 - ")]}".contains(token.text) as i32).sum()
}

#[test]
fn no_soup_panics_hangs_or_leaves_a_bracket_open() {
    let mut random = Random::new(19);
    let kit = Exports { module: "kit", macros: vec!["m"], ..Exports::default() };
    for round in 0..2_000 {
        let text = soup(&mut random);
        let tokens = tokens_of(text.clone().leak(), "x.rs", 1);
        let parsed = Parsed::new(tokens);
        let kept = without_unnamed(&without_docs(&stripped(&parsed, None)));
        assert_eq!(brackets(&kept.tokens), 0, "{text}");
        let moved = &rewrite(&kept, &resolver(&kit, round % 2 == 0, round % 5 == 0), &mut Vec::new()).tokens;
        assert_eq!(brackets(moved), 0, "{text} became {}", text_of(moved));
        for written in [minified(moved.clone(), "// head\n"), readable(moved.clone(), "// head\n")] {
            assert_eq!(brackets(&tokens_of(written.clone().leak(), "x.rs", 0)), 0, "{written}");
        }
    }
}

#[test]
fn no_soup_loses_a_byte_in_the_lexer() {
    let shreds: Vec<&str> = SHREDS.split("  ").collect();
    let mut random = Random::new(20);
    for _ in 0..20_000 {
        let soup: String = (0..24).map(|_| shreds[random.below(shreds.len())]).collect();
        assert_eq!(lex(&soup).map(|(_, text)| text).collect::<String>(), soup);
    }
}

/// Every `.rs` file below a folder.
fn sources_below(folder: &Path) -> Vec<PathBuf> {
    let entries = files(folder).unwrap_or_default().into_iter();
    let found = entries.flat_map(|path| if path.is_dir() { sources_below(&path) } else { vec![path] });
    found.filter(|path| path.extension().is_some_and(|end| end == "rs")).collect()
}

/// This package's sources, and the standard library's when installed.
fn known_sources() -> Vec<String> {
    let output = Command::new(rustc::name()).args(["--print", "sysroot"]).output().unwrap();
    let standard = Path::new(String::from_utf8_lossy(&output.stdout).trim()).join("lib/rustlib/src");
    let folders = [root().join("src"), root().join("scripts"), standard];
    let files = folders.iter().flat_map(|folder| sources_below(folder));
    files.filter_map(|file| fs::read_to_string(file).ok()).collect()
}

const OPERATORS: &str = "<<= >>= ... ..= && || << >> += -= *= /= %= ^= &= |= == != >= <= :: -> => <- ..";

/// The code of a text as rustc reads it, operators whole; a comma before a closing bracket means nothing.
fn meaning(source: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut start = 0;
    for (kind, text) in lex(source) {
        let end = start + text.len();
        let code = !matches!(kind, Kind::Blank | Kind::Comment | Kind::Doc);
        if code && kind != Kind::Mark {
            found.push(text);
        } else if code && text != "," {
            let operator = OPERATORS.split(' ').find(|operator| source[start..].starts_with(operator));
            found.push(operator.unwrap_or(text));
        }
        start = end;
    }
    found
}

/// A literal cut in the wrong place nearly always leaves a bracket open.
#[test]
fn real_sources_are_balanced_and_keep_their_tokens_when_they_are_minified() {
    for source in known_sources() {
        let tokens = tokens_of(source.clone().leak(), "x.rs", 0);
        assert!(refuse_open_brackets(&tokens).is_ok(), "{source}");
        assert!(meaning(&minified(tokens, "")) == meaning(&source), "{source}");
    }
}

/// Whatever breaks the line before it.
#[test]
fn a_token_knows_its_line() {
    for text in ["\n", "\"a\nb\"", "r#\"a\nb\"#", "b\"a\\\n b\"", "/* a\nb */", "// a\n", "/// a\n", "/** a\n*/"] {
        for repeated in 1..3 {
            let source = format!("{} end", text.repeat(repeated));
            let tokens = tokens_of(source.leak(), "a.rs", 0);
            assert_eq!(tokens.last().unwrap().line as usize, 1 + repeated, "{text}");
        }
    }
}
