//! The example of the compiler's page: what it shows of each step is what that step makes.

use crate::plan::prune::prune;
use crate::read::source::read;
use crate::tree::blocks::definition;
use crate::tree::names::Names;
use crate::{of_ir, rustc, Level};
use scripts::system::rusts::OF_KEPT_FILES as VERSION;
use scripts::system::temporary::Folder;
use std::env;
use std::process::Command;

/// The page.
const PAGE: &str = include_str!("README.md");

/// Checks that the page has a block of code, line breaks and indentation aside.
fn shows(language: &str, block: &str) {
    let squeezed = |text: &str| text.split_whitespace().collect::<String>();
    assert!(squeezed(PAGE).contains(&squeezed(&format!("```{language}\n{block}\n```"))), "not on the page: {block}");
}

/// Returns trees without their types.
fn without_types(trees: &str) -> String {
    let trees = trees.replace("Expr { node: ", "");
    let mut parts = trees.split(", ty: ");
    let first = parts.next().unwrap_or("").to_string();
    parts.filter_map(|part| part.split_once(" }")).fold(first, |text, (_, rest)| text + rest)
}

#[test]
fn the_page_shows_what_each_step_makes() {
    let command = env::var("RUSTC").unwrap_or_else(|_| "rustc".to_string());
    let version = Command::new(&command).arg("--version").output().unwrap().stdout;
    if !String::from_utf8(version).unwrap().contains(VERSION) || !cfg!(target_arch = "x86_64") {
        eprintln!("not checked: the page's IR, which is that of rustc {VERSION} on x86-64");
        return;
    }
    let (_, source) = PAGE.split_once("```rust\n").unwrap();
    let (source, _) = source.split_once("```").unwrap();
    let folder = Folder::new(&env::temp_dir(), "to_c").unwrap();
    let ir = rustc::ir(&command, source, "2021", Level::USUAL.0, &folder.path).unwrap();
    let program = prune(read(&ir, VERSION).unwrap()).unwrap();
    let (name, function) = program.functions.iter().find(|(name, _)| name.contains("5steps")).unwrap();
    let (_, lines) = ir.split_once(&format!("@{name}(i64 noundef %0)")).unwrap();
    let lines: Vec<&str> = lines.lines().skip(1).take_while(|line| *line != "}").collect();
    shows("llvm", &lines.join("\n"));
    let trees = definition(function, &Names::new(&program)).unwrap().statements;
    shows("text", &without_types(&format!("{trees:?}")));
    let text = of_ir(&ir, VERSION, false).unwrap().replace('\n', "");
    let (_, body) = text.split_once("(U a){I b;").unwrap();
    shows("c", body.split('}').next().unwrap());
}
