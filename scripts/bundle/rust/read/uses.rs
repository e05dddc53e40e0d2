//! The trees of `use` declarations: read, listed leaf by leaf, cut and written again.

use crate::rust::read::code::{plain, Code};

/// One branch: a path and what it ends in.
#[derive(Clone, Debug)]
pub struct Tree {
    /// Whether it begins with `::`.
    pub global: bool,
    /// The names of the path; a leaf ends in its own name.
    pub path: Vec<String>,
    /// The place of its first token, a `::` included.
    pub at: usize,
    /// The place after its last token.
    pub end: usize,
    /// What it ends in.
    pub ending: Ending,
}

/// What a branch ends in.
#[derive(Clone, Debug)]
pub enum Ending {
    /// A name, and the name that `as` gives it.
    Name(Option<String>),
    /// `*`.
    Glob,
    /// `{ .. }`.
    Group(Vec<Tree>),
}

/// One imported thing.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// The whole path; without the `self` that may end it, and without `*`.
    pub path: Vec<String>,
    /// The name that it brings in: none for `*` and `as _`.
    pub name: Option<String>,
    /// Whether it is a `*`.
    pub glob: bool,
    /// The place of its own first token, inside its group.
    pub at: usize,
}

/// Whether a `use` declaration, and not the `use<'a>` of a type, has its keyword at `at`.
pub fn starts(code: &Code, at: usize) -> bool {
    if !code.is(at, "use") {
        return false;
    }
    let opened = matches!(code.before(at, 1), "" | "{" | "}" | ";" | "]" | "pub" | ")" | "=>" | "(");
    let path = code.is_word(at + 1) || matches!(code.text(at + 1), "::" | "{" | "*" | "$");
    opened && path && code.is(tree(code, at).end, ";")
}

/// The tree after a `use` keyword.
pub fn tree(code: &Code, keyword: usize) -> Tree {
    branch(code, keyword + 1)
}

fn branch(code: &Code, start: usize) -> Tree {
    let global = code.is(start, "::");
    let mut at = start + global as usize;
    let mut path = Vec::new();
    loop {
        let dollar = code.is(at, "$") as usize;
        if code.is_word(at + dollar) {
            path.push(["", "$"][dollar].to_string() + code.text(at + dollar));
            at += dollar + 1;
            if !code.is(at, "::") {
                let (alias, end) = alias(code, at);
                return Tree { global, path, at: start, end, ending: Ending::Name(alias) };
            }
            at += 1;
        } else if code.opens(at) && code.is(at, "{") {
            let ending = Ending::Group(group(code, at));
            return Tree { global, path, at: start, end: code.partner(at) + 1, ending };
        } else {
            return Tree { global, path, at: start, end: at + 1, ending: Ending::Glob };
        }
    }
}

fn alias(code: &Code, at: usize) -> (Option<String>, usize) {
    match code.is(at, "as") {
        true => (Some(code.text(at + 1).to_string()), at + 2),
        false => (None, at),
    }
}

fn group(code: &Code, open: usize) -> Vec<Tree> {
    let mut found = Vec::new();
    let mut at = open + 1;
    while at < code.partner(open) {
        let tree = branch(code, at);
        at = tree.end.max(at + 1);
        found.push(tree);
        if code.is(at, ",") {
            at += 1;
        }
    }
    found
}

impl Tree {
    /// Everything that it imports, in order.
    pub fn leaves(&self) -> Vec<Leaf> {
        let mut found = Vec::new();
        self.gather(&[], &mut found);
        found
    }

    fn gather(&self, above: &[String], found: &mut Vec<Leaf>) {
        let mut path = above.to_vec();
        path.extend(self.path.iter().cloned());
        let leaf = |path: Vec<String>, name, glob| Leaf { path, name, glob, at: self.at };
        match &self.ending {
            Ending::Group(parts) => parts.iter().for_each(|part| part.gather(&path, found)),
            Ending::Glob => found.push(leaf(path, None, true)),
            Ending::Name(alias) => {
                if path.len() > 1 && path.last().is_some_and(|name| name == "self") {
                    path.pop();
                }
                let name = alias.as_ref().or_else(|| path.last()).map(|name| plain(name).to_string());
                found.push(leaf(path, name.filter(|name| name != "_"), false));
            }
        }
    }

    /// The tree without the leaves that start at these places; nothing when none is left.
    pub fn without(&self, places: &[usize]) -> Option<Tree> {
        let parts = match &self.ending {
            Ending::Group(parts) => parts,
            _ if places.contains(&self.at) => return None,
            _ => return Some(self.clone()),
        };
        let left: Vec<Tree> = parts.iter().filter_map(|part| part.without(places)).collect();
        (!left.is_empty()).then(|| Tree { ending: Ending::Group(left), ..self.clone() })
    }
}

/// The tree as rustfmt would write it on one line: a group of one has no braces, unless it is `self`.
pub fn text(tree: &Tree) -> String {
    let mut path = String::from(if tree.global { "::" } else { "" });
    path += &tree.path.join("::");
    let joint = if tree.path.is_empty() { "" } else { "::" };
    match &tree.ending {
        Ending::Name(None) => path,
        Ending::Name(Some(alias)) => format!("{} as {}", path, alias),
        Ending::Glob => path + joint + "*",
        Ending::Group(parts) => match parts.as_slice() {
            [only] if only.path.first().is_none_or(|name| name != "self") => path + joint + &text(only),
            _ => {
                let parts: Vec<String> = parts.iter().map(text).collect();
                format!("{}{}{{{}}}", path, joint, parts.join(", "))
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust::read::code::tokens_of;

    fn read(source: &str) -> Tree {
        let tokens = tokens_of(source, &"x.rs".into(), 0);
        tree(&Code::new(&tokens), 0)
    }

    #[test]
    fn trees_are_written_as_they_were_read() {
        for source in
            ["a", "::a::b as c", "a::{self, b::{c, d as e}, f::*}", "{a::b, c}", "*", "$crate::a::{b, c}", "a::{self}"]
        {
            assert_eq!(text(&read(&format!("use {};", source))), source);
        }
    }

    #[test]
    fn leaves_know_their_path_and_the_name_they_bring() {
        let leaves = read("use a::{self, b::{c, d as e}, f::*, r#g, h as _};").leaves();
        let shown: Vec<String> = leaves.iter().map(|leaf| format!("{} {:?}", leaf.path.join("/"), leaf.name)).collect();
        let wanted =
            ["a Some(\"a\")", "a/b/c Some(\"c\")", "a/b/d Some(\"e\")", "a/f None", "a/r#g Some(\"g\")", "a/h None"];
        assert_eq!(shown, wanted);
    }

    #[test]
    fn leaves_are_cut_and_groups_shrink() {
        let tree = read("use a::{self, b::{c, d}, e};");
        let leaves = tree.leaves();
        let cut = |which: &[usize]| {
            let places: Vec<usize> = which.iter().map(|&leaf| leaves[leaf].at).collect();
            tree.without(&places).as_ref().map(text)
        };
        assert_eq!(cut(&[1]).unwrap(), "a::{self, b::d, e}");
        assert_eq!(cut(&[0, 3]).unwrap(), "a::b::{c, d}");
        assert_eq!(cut(&[1, 2, 3]).unwrap(), "a::{self}");
        assert!(cut(&[0, 1, 2, 3]).is_none());
    }
}
