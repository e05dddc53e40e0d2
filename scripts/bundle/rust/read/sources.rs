//! Reads a crate from its root file and expands every `mod name;` to `mod name { .. }`.
//!
//! The result is one run of tokens, each of which knows its file and line.

use crate::crates::Crate;
use crate::fault::{Fault, Outcome};
use crate::files::read;
use crate::rust::read::attributes::{Attribute, Features};
use crate::rust::read::code::{plain, tokens_of, Code, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{self, Item, Sort};
use crate::rust::read::lexer::{lex, without_preamble, Kind};
use crate::rust::read::modules::Parsed;
use crate::rust::read::outside::Outside;
use crate::rust::read::strip::stripped;
use std::path::Path;

/// Reads the files of a crate.
struct Sources<'a> {
    root: &'a Path,
    features: Features<'a>,
    /// The files being read, each declared by the one before.
    open: Vec<String>,
    /// What cannot be read, and is refused if it is needed.
    outside: &'a mut Vec<Outside>,
}

/// Where the modules of a file or of an inline module are searched.
struct Folders {
    /// The folder of `mod name;`.
    children: String,
    /// The folder that a `path` attribute starts from.
    beside: String,
}

impl Folders {
    fn both(folder: String) -> Folders {
        Folders { children: folder.clone(), beside: folder }
    }
}

/// Reads the whole crate, whose files are below a folder, without tests and what needs a feature that is off.
///
/// Errors: a file that is missing, is not UTF-8, or has an unclosed bracket or string; a module named in a macro or a function.
/// Under a condition on the compiler, that goes to `outside`.
pub fn load(root: &Path, of: &Crate, outside: &mut Vec<Outside>) -> Outcome<Parsed> {
    let features: Features = Some(&of.features);
    let mut sources = Sources { root, features, open: Vec::new(), outside };
    let tokens = sources.file(of.file, Folders::both(parent(of.file)), 0)?;
    Ok(stripped(&Parsed::new(tokens), features))
}

impl Sources<'_> {
    fn file(&mut self, file: &str, folders: Folders, depth: u32) -> Outcome<Vec<Token>> {
        let bytes =
            read(&self.root.join(file)).map_err(|error| Fault::at(file, 1, format!("cannot read it: {}", error)))?;
        let text = String::from_utf8(bytes).map_err(|_| Fault::at(file, 1, "not UTF-8 text"))?;
        let tokens = tokens_of(without_preamble(text.replace("\r\n", "\n").leak()), file.to_string().leak(), depth);
        refuse_open_text(&tokens)?;
        refuse_open_brackets(&tokens)?;
        let code = Code::new(tokens);
        let mut edits = Edits::new(&code);
        self.open.push(file.to_string());
        let expanded = self.expand(&code, &items::items(&code, 0, code.len()), &folders, &mut edits);
        self.open.pop();
        expanded.map(|()| edits.apply())
    }

    /// Expands the modules among these items, unless they are never compiled at a judge.
    fn expand(&mut self, code: &Code, items: &[Item], folders: &Folders, edits: &mut Edits) -> Outcome<()> {
        let features = self.features;
        for item in items.iter().filter(|item| !item.is_never(code, features)) {
            let expanded = match (item.sort, item.body) {
                (Sort::Module, None) => self.module_file(code, item, folders, edits),
                (Sort::Module, Some(_)) => {
                    self.expand(code, &item.inner(code), &inline_folders(code, item, folders), edits)
                }
                (Sort::Impl | Sort::Trait | Sort::Foreign, _) => self.expand(code, &item.inner(code), folders, edits),
                _ => refuse_hidden_modules(code, item, &item.never_within(code, features)),
            };
            match expanded {
                Err(fault) if item.is_conditional(code) => {
                    self.outside.push(Outside { token: code.tokens[code.place(item.keyword)], leaf: None, fault });
                }
                expanded => expanded?,
            }
        }
        Ok(())
    }

    fn module_file(&mut self, code: &Code, item: &Item, folders: &Folders, edits: &mut Edits) -> Outcome<()> {
        let (file, inner) = self.find(code, item, folders)?;
        if self.open.contains(&file) {
            return Err(code.fault(item.keyword, format!("module {} contains itself", item.name_in(code))));
        }
        let place = code.place(item.start);
        let above = code.tokens[..place].last().filter(|blank| blank.newlines() > 0);
        let indent = above.map_or("", Token::indent);
        let body = self.file(&file, inner, code.tokens[place].depth + 1 + indent.len() as u32 / 4)?;
        for path in item.attributes(code).iter().filter(|one| code.is(one.name, "path")) {
            edits.cut(path.start, path.end);
        }
        let semicolon = &code.tokens[code.place(item.end - 1)];
        let mut block = vec![semicolon.with(Kind::Blank, " ")];
        block.extend(braced(semicolon, body, indent));
        edits.put_block(item.start, item.end - 1, block);
        Ok(())
    }

    /// Returns the file of `mod name;` and the folders of its own modules.
    fn find(&self, code: &Code, item: &Item, folders: &Folders) -> Outcome<(String, Folders)> {
        refuse_conditional_path(code, item)?;
        if let Some(path) = item.value_of(code, "path") {
            let file = join(&folders.beside, path);
            let folders = Folders::both(parent(&file));
            return Ok((file, folders));
        }
        let name = item.name_in(code);
        let folder = join(&folders.children, name);
        let (flat, deep) = (format!("{folder}.rs"), format!("{folder}/mod.rs"));
        let file = match (self.root.join(&flat).is_file(), self.root.join(&deep).is_file()) {
            (true, false) => Ok(flat),
            (false, true) => Ok(deep),
            (true, true) => Err(format!("module {name} has two files, {flat} and {deep}")),
            (false, false) => Err(format!("no file for module {name}, neither {flat} nor {deep}")),
        };
        let file = file.map_err(|reason| code.fault(item.keyword, reason))?;
        let beside = parent(&file);
        Ok((file, Folders { children: folder, beside }))
    }
}

/// Returns `{`, the body on lines of its own, and `}`, with the origin of `place`.
pub fn braced(place: &Token, mut body: Vec<Token>, indent: &str) -> Vec<Token> {
    let (open, close) = (place.with(Kind::Mark, "{"), place.with(Kind::Mark, "}"));
    let is_written = |token: &Token| token.kind != Kind::Blank;
    let Some(start) = body.iter().position(is_written) else { return vec![open, close] };
    body.truncate(body.iter().rposition(is_written).map_or(0, |last| last + 1));
    body.splice(..start, [open, place.with(Kind::Blank, "\n")]);
    body.extend([place.with(Kind::Blank, format!("\n{indent}").leak()), close]);
    body
}

fn inline_folders(code: &Code, item: &Item, folders: &Folders) -> Folders {
    Folders::both(match item.value_of(code, "path") {
        Some(path) => join(&folders.beside, path),
        None => join(&folders.children, item.name_in(code)),
    })
}

/// Errors: a string or comment that is never closed.
fn refuse_open_text(tokens: &[Token]) -> Outcome<()> {
    let Some(last) = tokens.last() else { return Ok(()) };
    let what = match last.kind {
        Kind::Text => "a string",
        _ if last.text.starts_with("/*") => "a comment",
        _ => return Ok(()),
    };
    let goes_on = lex(&format!("{} ", last.text)).count() == 1;
    if goes_on {
        return Err(last.fault(format!("{what} is never closed")));
    }
    Ok(())
}

/// Errors: the first unmatched closing bracket, or else the last unclosed one.
pub fn refuse_open_brackets(tokens: &[Token]) -> Outcome<()> {
    let mut open: Vec<(&Token, char)> = Vec::new();
    for token in tokens.iter().filter(|token| token.kind == Kind::Mark) {
        match token.text.chars().next() {
            Some('(') => open.push((token, ')')),
            Some('[') => open.push((token, ']')),
            Some('{') => open.push((token, '}')),
            Some(close @ (')' | ']' | '}')) if open.pop().is_none_or(|(_, wanted)| wanted != close) => {
                return Err(token.fault(format!("`{close}` closes nothing")));
            }
            _ => {}
        }
    }
    open.pop().map_or(Ok(()), |(token, _)| Err(token.fault(format!("`{}` is never closed", token.text))))
}

/// Refuses `mod name;` in a macro or a function, outside of what is never compiled: only the compiler can find its file.
fn refuse_hidden_modules(code: &Code, item: &Item, never: &[(usize, usize)]) -> Outcome<()> {
    for at in (item.start..item.end).filter(|at| !never.iter().any(|(start, end)| (start..end).contains(&at))) {
        if code.reads(at, "mod $") && code.is(at + 3, ";") {
            let name = item.name_in(code);
            let call = (0..code.len()).find(|&at| code.is(at, name) && code.is(at + 1, "!")).unwrap_or(at);
            return Err(code.fault(call, format!("macro {name} declares modules, whose files only rustc finds")));
        }
        if code.is(at, "mod") && code.is_word(at + 1) && code.is(at + 2, ";") {
            let name = plain(code.text(at + 1));
            return Err(code.fault(at, format!("the file of module {name} is named inside a macro or a function")));
        }
    }
    Ok(())
}

fn refuse_conditional_path(code: &Code, item: &Item) -> Outcome<()> {
    let names_path = |one: &Attribute| (one.start..one.end).any(|at| code.reads(at, "path ="));
    match item.attributes(code).iter().find(|one| code.is(one.name, "cfg_attr") && names_path(one)) {
        Some(found) => Err(code.fault(found.name, "a module's path depends on the machine")),
        None => Ok(()),
    }
}

/// Returns the folder of a file, with `/` between names; empty for the root.
fn parent(file: &str) -> String {
    file.rfind('/').map_or(String::new(), |at| file[..at].to_string())
}

/// Joins a folder and a path, and resolves `.` and `..`.
fn join(folder: &str, path: &str) -> String {
    let mut names: Vec<&str> = Vec::new();
    for name in folder.split('/').chain(path.split('/')).filter(|name| !name.is_empty() && *name != ".") {
        match (name, names.last()) {
            ("..", Some(last)) if *last != ".." => {
                names.pop();
            }
            _ => names.push(name),
        }
    }
    names.join("/")
}

#[cfg(test)]
mod tests {
    use super::join;

    #[test]
    fn a_path_is_joined_as_the_system_resolves_it() {
        for (folder, path, wanted) in [
            ("src", "a.rs", "src/a.rs"),
            ("", "a.rs", "a.rs"),
            ("src/a", "./b//c.rs", "src/a/b/c.rs"),
            ("src/a", "../b/../c.rs", "src/c.rs"),
            ("../lib/src", "../../../a.rs", "../../a.rs"),
        ] {
            assert_eq!(join(folder, path), wanted, "{folder} {path}");
        }
    }
}
