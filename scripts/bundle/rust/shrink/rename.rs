//! Gives everything that a bundle declares a short name, for judges that count bytes.
//!
//! Every declared word is renamed everywhere at once, to a word that is in use in none of its scopes. A word that also
//! names something of the standard library then fails to compile, and gets its own name back. rustc's MIR proves
//! that every name still means the same; otherwise each word gets a short name of its own. Names that can become text
//! stay: those in format strings, in attributes, in macro definitions, in the input of `stringify`, and in types that
//! derive `Debug` if the bundle needs that. So do names for the linker.

use crate::fault::Outcome;
use crate::rust::mir::bundles::is_renamed;
use crate::rust::mir::steady::is_steady;
use crate::rust::read::attributes::{self, Attribute};
use crate::rust::read::code::{Code, Text, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{self, declaration};
use crate::rust::read::lexer::Kind;
use crate::rust::shrink::scopes::Scopes;
use crate::rust::shrink::spans::places;
use crate::rustc::{Finding, Rustc};
use std::collections::{BTreeMap, BTreeSet};

/// What turns names into text.
const SHOWING: [&str; 4] = ["stringify", "type_name", "type_name_of_val", "module_path"];

/// The error for a type that cannot be inferred. Up to 1.92 at least, rustc also reports it after an unknown function.
const FOLLOWS: &str = "E0282";

/// The words before the name of a variable or an import.
const BINDING: [&str; 5] = ["let", "mut", "ref", "for", "as"];

/// Keywords, and names of the standard traits' methods.
const KEPT: &str = "main self Self super crate as async await break const continue dyn else enum extern false fn for \
    gen if impl in let loop match mod move mut pub ref return static struct trait true try type union unsafe use where while \
    yield box do final macro override priv typeof unsized virtual abstract become default auto \
    max min clamp cmp partial_cmp eq ne lt le gt ge clone clone_from fmt hash next next_back size_hint count last nth \
    map filter filter_map fold find position rposition all any sum product rev zip chain take skip step_by enumerate \
    peekable scan flat_map flatten fuse inspect by_ref collect partition cloned copied cycle into_iter iter \
    from into try_from try_into as_ref as_mut to_owned to_string borrow borrow_mut drop deref deref_mut index index_mut \
    add sub mul div rem neg not bitand bitor bitxor shl shr write read flush write_all write_fmt read_line lines \
    split bytes fill_buf consume from_str from_iter extend len push pop insert remove get contains";

/// Renames everything in a bundle, whose MIR is given, but the names that are `kept`.
///
/// Errors: rustc cannot be run, or the program can show names of types or modules.
pub fn rename(tokens: Vec<Token>, mir: &str, kept: &[Text], rustc: &Rustc) -> Outcome<Vec<Token>> {
    let code = &Code::new(tokens);
    if let Some(token) = code.tokens.iter().find(|token| shows_names(token) && token.text != SHOWING[0]) {
        return Err(token.fault(format!("{} shows names, which --rename changes", token.text)));
    }
    let mut kept = kept.to_vec();
    if rustc.report(&without_debug(code), false)?.errors().next().is_some() {
        kept.extend(debugged(code));
    }
    for shared in [true, false] {
        let mut names = short_names(code, shared);
        names.retain(|word, _| !kept.contains(word));
        if let Some((renamed, other)) = compiled(code, &mut names, rustc)? {
            if is_renamed(mir, &other, &names) {
                return Ok(renamed);
            }
        }
    }
    if is_steady(rustc, mir, || rustc.report(&code.tokens, false))? {
        eprintln!("warning: --rename keeps every name: no shorter ones are proved to mean the same");
    }
    Ok(code.tokens.clone())
}

/// Renames the words, and drops those from `names` with which the bundle does not compile. Returns it with its MIR; `None`
/// if no names are left.
fn compiled(code: &Code, names: &mut BTreeMap<Text, Text>, rustc: &Rustc) -> Outcome<Option<(Vec<Token>, String)>> {
    while !names.is_empty() {
        let renamed = renamed(&code.tokens, names);
        let report = rustc.report(&renamed, false)?;
        if report.findings.is_empty() {
            return Ok(Some((renamed, report.mir)));
        }
        let blamed = blamed(code, &renamed, names, &report.findings);
        let before = names.len();
        names.retain(|word, _| !blamed.contains(word));
        if names.len() == before {
            break;
        }
    }
    Ok(None)
}

/// Whether a token turns names into text.
pub fn shows_names(token: &Token) -> bool {
    token.kind == Kind::Word && SHOWING.contains(&token.text)
}

/// Returns the short name of each word that may change, which words without a common scope may have `shared`; the most
/// frequent words get the shortest.
fn short_names(code: &Code, shared: bool) -> BTreeMap<Text, Text> {
    let mut uses: BTreeMap<Text, usize> = BTreeMap::new();
    code.words(0, code.len()).for_each(|word| *uses.entry(word).or_insert(0) += 1);
    let (declared, fixed) = (declared(code), fixed(code));
    let may_change = |word: &str| word.len() > 1 && !word.starts_with('_') && !word.starts_with("r#");
    let mut long: Vec<Text> = declared.into_iter().filter(|word| may_change(word) && !fixed.contains(word)).collect();
    long.sort_by_key(|word| std::cmp::Reverse(uses[word]));
    let is_free = |word: &Text| !fixed.contains(word) && (word.len() == 1 || !uses.contains_key(word));
    let shorts = |first: u8| short_words(first).filter(is_free).take(uses.len()).collect::<Vec<Text>>();
    let (small, large) = (shorts(b'a'), shorts(b'A'));
    let scopes = Scopes::new(code);
    let mut named: BTreeMap<Text, Vec<Text>> = BTreeMap::new();
    let mut names = BTreeMap::new();
    for word in long {
        let supply = if word.starts_with(|c: char| c.is_uppercase()) { &large } else { &small };
        let is_apart = |short: &&Text| {
            let mut of_this_name =
                named.get(*short).into_iter().flatten().chain(uses.get_key_value(*short).map(|(own, _)| own));
            of_this_name.all(|other| shared && !scopes.meet(word, other))
        };
        if let Some(short) = supply.iter().find(is_apart).filter(|short| short.len() < word.len()) {
            named.entry(short).or_default().push(word);
            names.insert(word, *short);
        }
    }
    names
}

/// Returns short words in order: one letter, then two.
fn short_words(first: u8) -> impl Iterator<Item = Text> {
    let letter = move |number: usize| (first + (number % 26) as u8) as char;
    let word =
        move |number: usize| (number / 26).checked_sub(1).into_iter().chain([number]).map(letter).collect::<String>();
    (0..).map(move |number| &*word(number).leak())
}

/// Returns the name of every declaration, and every word that a keyword, a colon, a comma or a bracket marks as a name.
fn declared(code: &Code) -> BTreeSet<Text> {
    let is_marked = |&at: &usize| {
        let (before, after) = (code.before(at, 1), code.text(at + 1));
        let listed =
            matches!(before, "{" | "," | "(" | "|" | "&") && matches!(after, "," | "}" | ")" | "|" | "(" | "{");
        code.is_word(at) && (BINDING.contains(&before) || after == ":" || listed)
    };
    let items = (0..code.len()).filter_map(|at| declaration(code, at)).map(|(_, name)| name);
    items.chain((0..code.len()).filter(is_marked)).map(|at| code.text(at)).collect()
}

/// Returns the words that must not change.
fn fixed(code: &Code) -> BTreeSet<Text> {
    let showing = showing_macros(code);
    let mut found: BTreeSet<Text> = KEPT.split_whitespace().collect();
    for at in 0..code.len() {
        found.extend(code.words(at, end_of_fixed(code, at, &showing)));
    }
    for attribute in attributes::all(code).filter(|attribute| attribute.says(code, "no_mangle")) {
        found.insert(items::item(code, attribute.start, code.len()).name_in(code));
    }
    let texts = code.tokens.iter().filter(|token| token.kind == Kind::Text);
    found.extend(texts.flat_map(|token| captured(token.text)));
    found
}

/// Returns the end of the code from a place on that must not change: it shows names, or depends on the compiler.
fn end_of_fixed(code: &Code, at: usize, showing: &BTreeSet<&str>) -> usize {
    let linked = at + 1 + (code.kind(at + 1) == Kind::Text) as usize;
    let shows = |name: &str| matches!(name, "macro_rules" | "cfg") || showing.contains(name);
    match (code.after_macro(at), Attribute::at(code, at)) {
        (Some(after), _) if shows(code.text(at)) => after,
        (_, Some(attribute)) if attribute.says(code, "cfg_attr") && attribute.says(code, "Debug") => {
            items::item(code, at, code.len()).end
        }
        (_, Some(attribute)) => attribute.end,
        _ if code.is(at, "extern") && code.is(linked, "{") => code.partner(linked),
        _ => at,
    }
}

/// Returns the macros that may show their input as text, directly or by another macro, or derive `Debug` for it.
fn showing_macros(code: &Code) -> BTreeSet<Text> {
    let mut found = BTreeSet::from([SHOWING[0]]);
    let mut before = 0;
    while found.len() > before {
        before = found.len();
        for at in (0..code.len()).filter(|&at| code.is(at, "macro_rules")) {
            let shows = |word: &str| word == "Debug" || found.contains(word);
            if code.after_macro(at).is_some_and(|end| code.words(at + 3, end).any(shows)) {
                found.insert(code.text(at + 2));
            }
        }
    }
    found
}

/// Returns the names that a format string may capture.
fn captured(text: Text) -> impl Iterator<Item = Text> {
    let inside = text.split('{').skip(1).map(|part| part.split('}').next().unwrap_or(""));
    inside.flat_map(|inside| inside.split(|c: char| !c.is_alphanumeric() && c != '_'))
}

/// Returns the words of the types that derive `Debug`.
fn debugged(code: &Code) -> Vec<Text> {
    let showing = derives(code).filter(|derive| derive.says(code, "Debug"));
    let items = showing.map(|derive| items::item(code, derive.start, code.len()));
    items.flat_map(|item| code.words(item.head, item.end)).collect()
}

/// Returns every `#[derive(..)]`.
fn derives<'a>(code: &'a Code) -> impl Iterator<Item = Attribute> + 'a {
    attributes::all(code).filter(|attribute| code.is(attribute.name, "derive"))
}

/// Removes `Debug` from every derive: if the rest compiles, no type is printed by it.
fn without_debug(code: &Code) -> Vec<Token> {
    let mut edits = Edits::new(code);
    for derive in derives(code) {
        for at in (derive.start..derive.end).filter(|&at| code.is(at, "Debug")) {
            edits.cut(at, at + 1 + code.is(at + 1, ",") as usize);
        }
    }
    edits.apply()
}

fn renamed(tokens: &[Token], names: &BTreeMap<Text, Text>) -> Vec<Token> {
    let short = |token: &Token| match names.get(token.text).filter(|_| token.kind == Kind::Word) {
        Some(short) => token.with(Kind::Word, short),
        None => *token,
    };
    tokens.iter().map(short).collect()
}

/// Returns the first word that has another name at each of the places that rustc reports, but for errors that follow from
/// others.
fn blamed(code: &Code, renamed: &[Token], names: &BTreeMap<Text, Text>, findings: &[Finding]) -> BTreeSet<Text> {
    let after = Code::new(renamed.to_vec());
    let has_other = findings.iter().any(|one| one.is_error && one.code != FOLLOWS);
    let is_first = |finding: &&Finding| finding.code != FOLLOWS || !has_other;
    let spans = findings.iter().filter(is_first).flat_map(|finding| &finding.spans).map(|span| places(&after, span));
    spans.filter_map(|(start, end)| code.words(start, end).find(|word| names.contains_key(word))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust::read::code::tokens_of;

    #[test]
    fn an_error_that_follows_from_another_keeps_no_name() {
        let names = BTreeMap::from([("longer", "a"), ("other", "b")]);
        let code = Code::new(tokens_of("let longer = other();", "x.rs", 0));
        let renamed = renamed(&code.tokens, &names);
        let finding = |code: &str, spans: (usize, usize)| Finding {
            is_error: true,
            code: code.into(),
            message: String::new(),
            named: Vec::new(),
            spans: vec![spans],
            calls: Vec::new(),
        };
        let (unknown, untyped) = (|| finding("E0425", (8, 9)), || finding("E0282", (4, 5)));
        let blamed = |findings: &[Finding]| blamed(&code, &renamed, &names, findings).into_iter().collect::<Vec<_>>();
        assert_eq!(blamed(&[unknown(), untyped()]), ["other"]);
        assert_eq!(blamed(&[untyped()]), ["longer"]);
    }
}
