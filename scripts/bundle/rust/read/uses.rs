//! The trees of `use` declarations.

use crate::rust::read::code::{plain, Code, Text};
use crate::rust::read::items::{Item, Sort};

/// The crates that come with the compiler.
pub const STANDARD: [&str; 5] = ["std", "core", "alloc", "proc_macro", "test"];

/// A branch: a path and its ending.
#[derive(Clone, Debug)]
pub struct Tree {
    /// Whether it begins with `::`.
    pub global: bool,
    /// The names of the path; for a leaf, with its own name.
    pub path: Vec<Text>,
    /// The place of its first token, including `::`.
    pub at: usize,
    /// The place after its last token.
    pub end: usize,
    /// Its ending.
    pub ending: Ending,
}

/// The ending of a branch.
#[derive(Clone, Debug)]
pub enum Ending {
    /// A name and its alias.
    Name(Option<Text>),
    /// `*`.
    Glob,
    /// `{ .. }`.
    Group(Vec<Tree>),
}

/// A single import.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// The whole path, without a final `self` or `*`.
    pub path: Vec<Text>,
    /// The name that it declares; `None` for `*` and `as _`.
    pub name: Option<Text>,
    /// Whether it is a `*`.
    pub glob: bool,
    /// Whether its path starts with `::`.
    pub global: bool,
    /// The place of its first token inside its group.
    pub at: usize,
}

/// Returns the tree of the `use` declaration whose keyword is at a place; the `use<'a>` of a type is none.
pub fn at(code: &Code, keyword: usize) -> Option<Tree> {
    if !code.is(keyword, "use") {
        return None;
    }
    let opened = matches!(code.before(keyword, 1), "" | "{" | "}" | ";" | "]" | "pub" | ")" | "=>" | "(");
    let path = code.is_word(keyword + 1) || matches!(code.text(keyword + 1), "::" | "{" | "*" | "$");
    Some(branch(code, keyword + 1)).filter(|tree| opened && path && code.is(tree.end, ";"))
}

/// Returns the trees of all declarations from `start` to `end`.
pub fn within<'a>(code: &'a Code, start: usize, end: usize) -> impl Iterator<Item = Tree> + 'a {
    (start..end).filter_map(move |place| at(code, place))
}

/// Returns the tree of the declaration around a place.
pub fn around(code: &Code, place: usize) -> Option<Tree> {
    (0..=place).rev().find_map(|keyword| at(code, keyword)).filter(|tree| tree.end > place)
}

/// Returns the imports of the `use` items among these.
pub fn imports<'a>(
    code: &'a Code,
    items: impl IntoIterator<Item = &'a Item, IntoIter: 'a>,
) -> impl Iterator<Item = Leaf> + 'a {
    let items = items.into_iter().filter(|item| item.sort == Sort::Use);
    let trees = items.filter_map(|item| at(code, item.keyword));
    trees.flat_map(|tree| tree.leaves())
}

fn branch(code: &Code, start: usize) -> Tree {
    let global = code.is(start, "::");
    let mut at = start + global as usize;
    let mut path = Vec::new();
    loop {
        let dollar = code.is(at, "$") as usize;
        if code.is_word(at + dollar) {
            path.push(if dollar == 1 { format!("${}", code.text(at + 1)).leak() } else { code.text(at) });
            at += dollar + 1;
            if !code.is(at, "::") {
                let alias = code.is(at, "as").then(|| code.text(at + 1));
                let end = at + if alias.is_some() { 2 } else { 0 };
                return Tree { global, path, at: start, end, ending: Ending::Name(alias) };
            }
            at += 1;
        } else if code.opens(at) && code.is(at, "{") {
            let parts = code.arguments(at).into_iter().map(|part| branch(code, part)).collect();
            return Tree { global, path, at: start, end: code.partner(at) + 1, ending: Ending::Group(parts) };
        } else {
            return Tree { global, path, at: start, end: at + 1, ending: Ending::Glob };
        }
    }
}

impl Tree {
    /// Returns its imports in order.
    pub fn leaves(&self) -> Vec<Leaf> {
        let mut found = Vec::new();
        self.gather(&[], &mut found);
        found.iter_mut().for_each(|leaf| leaf.global = self.global);
        found
    }

    fn gather(&self, above: &[Text], found: &mut Vec<Leaf>) {
        let mut path = [above, &self.path].concat();
        let leaf = |path, name, glob| Leaf { path, name, glob, global: false, at: self.at };
        match &self.ending {
            Ending::Group(parts) => parts.iter().for_each(|part| part.gather(&path, found)),
            Ending::Glob => found.push(leaf(path, None, true)),
            Ending::Name(alias) => {
                if path.len() > 1 && path.last() == Some(&"self") {
                    path.pop();
                }
                let name = alias.or(path.last().copied()).map(plain);
                found.push(leaf(path, name.filter(|name| *name != "_"), false));
            }
        }
    }

    /// Removes the leaves at these places; `None` if no leaf is left.
    pub fn without(&self, gone: &[usize]) -> Option<Tree> {
        match &self.ending {
            Ending::Group(parts) => {
                let parts: Vec<Tree> = parts.iter().filter_map(|part| part.without(gone)).collect();
                (!parts.is_empty()).then(|| Tree { ending: Ending::Group(parts), ..self.clone() })
            }
            _ => (!gone.contains(&self.at)).then(|| self.clone()),
        }
    }

    /// Formats the tree on one line; a group of one has no braces, unless it is `self`.
    pub fn text(&self) -> String {
        let path = String::from(if self.global { "::" } else { "" }) + &self.path.join("::");
        let joint = if self.path.is_empty() { "" } else { "::" };
        match &self.ending {
            Ending::Name(None) => path,
            Ending::Name(Some(alias)) => format!("{path} as {alias}"),
            Ending::Glob => path + joint + "*",
            Ending::Group(parts) => match parts.as_slice() {
                [only] if only.path.first() != Some(&"self") => path + joint + &only.text(),
                _ => {
                    let parts: Vec<String> = parts.iter().map(Tree::text).collect();
                    format!("{path}{joint}{{{}}}", parts.join(", "))
                }
            },
        }
    }
}
