//! Reads a crate from its root file and writes every `mod name;` out as `mod name { .. }`.
//!
//! After it a crate is one run of tokens, each of which knows its file and line.

use crate::fault::{Fault, Outcome};
use crate::rust::read::attributes::{self, Features};
use crate::rust::read::code::{plain, tokens_of, Code, Token};
use crate::rust::read::items::{self, Item, Sort};
use crate::rust::read::lexer::Kind;
use crate::rust::read::strip::{remove, strip};
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// Reads crates below one folder.
pub struct Sources<'a> {
    root: &'a Path,
    features: Features<'a>,
    /// The files that are being read, each named by the one before.
    open: Vec<String>,
}

/// Where the modules of a file or of an inline module are looked for.
struct Folders {
    /// The folder of `mod name;`.
    children: String,
    /// The folder that a `#[path]` starts from.
    beside: String,
}

impl<'a> Sources<'a> {
    /// A reader of the files below `root`; it leaves out what needs another feature than these.
    pub fn new(root: &'a Path, features: Features<'a>) -> Sources<'a> {
        Sources { root, features, open: Vec::new() }
    }

    /// The whole crate of a root file, its tests and docs left out, and what needs a feature that is off.
    ///
    /// Errors: a file that is missing, is no text or leaves a bracket open; a module named in a macro or a function.
    pub fn load(&mut self, file: &str) -> Outcome<Vec<Token>> {
        let folder = parent(file);
        self.file(file, Folders { children: folder.clone(), beside: folder }, 0)
    }

    fn file(&mut self, file: &str, folders: Folders, depth: usize) -> Outcome<Vec<Token>> {
        let bytes =
            fs::read(self.root.join(file)).map_err(|error| Fault::at(file, 1, format!("cannot read it: {}", error)))?;
        let text = String::from_utf8(bytes).map_err(|_| Fault::at(file, 1, "not UTF-8 text"))?;
        self.open.push(file.to_string());
        let shared: Arc<str> = file.into();
        let tokens = tokens_of(&text.replace("\r\n", "\n"), &shared, depth);
        refuse_open_brackets(&tokens)?;
        let tokens = strip(&without_preamble(tokens), self.features);
        let code = Code::new(&tokens);
        let mut writer = Writer { code: &code, written: Vec::new(), next: 0, closed: false };
        self.expand(&mut writer, 0, code.len(), &folders)?;
        writer.copy_to(tokens.len());
        self.open.pop();
        Ok(writer.written)
    }

    /// Writes the items from `start` to `end` out, with the files of their modules.
    fn expand(&mut self, writer: &mut Writer, start: usize, end: usize, folders: &Folders) -> Outcome<()> {
        let code = writer.code;
        for item in items::items(code, start, end) {
            match (item.sort, item.body) {
                (Sort::Module, None) => self.module_file(writer, &item, folders)?,
                (Sort::Module, Some((open, close))) => {
                    let inner = inline_folders(code, &item, folders);
                    self.expand(writer, open + 1, close, &inner)?;
                }
                _ => refuse_hidden_modules(code, &item)?,
            }
        }
        Ok(())
    }

    fn module_file(&mut self, writer: &mut Writer, item: &Item, folders: &Folders) -> Outcome<()> {
        let code = writer.code;
        let (file, inner) = self.find(code, item, folders)?;
        if self.open.contains(&file) {
            return Err(code.fault(item.keyword, format!("module {} contains itself", item.name_in(code))));
        }
        let head = &code.tokens[code.place(item.start)];
        let indent = indent_before(code.tokens, code.place(item.start));
        let body = self.file(&file, inner, head.depth + 1 + indent.len() / 4)?;
        writer.copy_to(code.place(item.start));
        writer.open_line(writer.written.len().wrapping_sub(1));
        let semicolon = code.place(item.end - 1);
        writer.written.extend(without_path(code, item));
        writer.next = semicolon + 1;
        let end = code.tokens[semicolon].clone();
        writer.written.push(end.with(Kind::Blank, " "));
        writer.written.extend(braced(&end, &body, &indent));
        writer.closed = true;
        Ok(())
    }

    /// The file of `mod name;` and where its own modules are.
    fn find(&self, code: &Code, item: &Item, folders: &Folders) -> Outcome<(String, Folders)> {
        refuse_conditional_path(code, item)?;
        if let Some(path) = attributes::value_of(code, item, "path") {
            let file = join(&folders.beside, path);
            let folder = parent(&file);
            return Ok((file, Folders { children: folder.clone(), beside: folder }));
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

/// Copies code token by token, with the modules' files put in between.
struct Writer<'a> {
    code: &'a Code<'a>,
    written: Vec<Token>,
    next: usize,
    closed: bool,
}

impl Writer<'_> {
    fn copy_to(&mut self, end: usize) {
        let start = self.written.len();
        self.written.extend_from_slice(&self.code.tokens[self.next..end]);
        self.next = end;
        if std::mem::replace(&mut self.closed, false) {
            self.open_line(start);
        }
    }

    /// Makes the line break at a place an empty line, when something stands before it.
    fn open_line(&mut self, place: usize) {
        if let Some(blank) = self.written.get_mut(place).filter(|blank| place > 0 && blank.newlines() == 1) {
            blank.text = format!("\n{}", blank.text).into();
        }
    }
}

/// `{`, the body on lines of its own, and `}`, as if written where `place` is.
pub fn braced(place: &Token, body: &[Token], indent: &str) -> Vec<Token> {
    let start = body.iter().position(|token| token.kind != Kind::Blank).unwrap_or(body.len());
    let end = body.iter().rposition(|token| token.kind != Kind::Blank).map_or(start, |at| at + 1);
    let mut written = vec![place.with(Kind::Mark, "{")];
    if start < end {
        written.push(place.with(Kind::Blank, "\n"));
        written.extend_from_slice(&body[start..end]);
        written.push(place.with(Kind::Blank, &format!("\n{}", indent)));
    }
    written.push(place.with(Kind::Mark, "}"));
    written
}

/// The tokens of `mod name;` without a `#[path]` and without the semicolon.
fn without_path(code: &Code, item: &Item) -> Vec<Token> {
    let (start, end) = (code.place(item.start), code.place(item.end - 1));
    let mut gone = vec![false; code.tokens.len()];
    for open in item.attributes(code) {
        if code.is(open + 1, "path") {
            gone[code.place(open - 1)..=code.place(code.partner(open))].fill(true);
        }
    }
    let kept = remove(&code.tokens[start..end], &gone[start..end]);
    let blanks = kept.iter().take_while(|token| token.kind == Kind::Blank).count();
    kept[blanks..].to_vec()
}

/// The blanks between the start of the line and the token at `place`.
fn indent_before(tokens: &[Token], place: usize) -> String {
    match tokens[..place].last() {
        Some(blank) if blank.newlines() > 0 => blank.text.rsplit('\n').next().unwrap_or("").to_string(),
        _ => String::new(),
    }
}

fn inline_folders(code: &Code, item: &Item, folders: &Folders) -> Folders {
    let folder = match attributes::value_of(code, item, "path") {
        Some(path) => join(&folders.beside, path),
        None => join(&folders.children, item.name_in(code)),
    };
    Folders { children: folder.clone(), beside: folder }
}

/// A byte order mark and a `#!` line are no part of a module.
fn without_preamble(mut tokens: Vec<Token>) -> Vec<Token> {
    let odd = |token: &Token| token.kind == Kind::Blank && !token.text.trim_start_matches('\u{feff}').trim().is_empty();
    if tokens.first().is_some_and(|token| odd(token) || token.text.starts_with('\u{feff}')) {
        tokens.remove(0);
    }
    tokens
}

fn refuse_open_brackets(tokens: &[Token]) -> Outcome<()> {
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

/// `mod name;` in a macro or a function names a file that only the compiler can find.
fn refuse_hidden_modules(code: &Code, item: &Item) -> Outcome<()> {
    for at in item.start..item.end {
        let name = at + 1 + code.is(at + 1, "$") as usize;
        if code.is(at, "mod") && code.is_word(name) && code.is(name + 1, ";") {
            let reason = format!("the file of module {} is named inside a macro or a function", plain(code.text(name)));
            return Err(code.fault(at, reason));
        }
    }
    Ok(())
}

fn refuse_conditional_path(code: &Code, item: &Item) -> Outcome<()> {
    for open in item.attributes(code) {
        let close = code.partner(open);
        if code.is(open + 1, "cfg_attr") && (open..close).any(|at| code.is(at, "path") && code.is(at + 1, "=")) {
            return Err(code.fault(open, "a module's path depends on the machine"));
        }
    }
    Ok(())
}

/// The folder of a file, with `/` between names; empty for the root.
fn parent(file: &str) -> String {
    file.rfind('/').map_or(String::new(), |at| file[..at].to_string())
}

/// A path below a folder, its `.` and `..` worked out.
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
