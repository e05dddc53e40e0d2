//! The example of the bundler's page: what it shows of each step is what that step makes.

use super::plan::prune::prune;
use super::read::source::read;
use super::tree::blocks::definition;
use super::tree::names::Names;
use super::{build, in_c};
use crate::crates::crates;
use crate::options::{Options, TOOL};
use crate::rust::join::assemble::assemble;
use crate::rust::read::code::tokens_of;
use crate::rust::read::modules::Parsed;
use crate::rust::{bundle, shrunk};
use crate::rustc::Rustc;
use crate::scratch::scratch;
use scripts::cli::options::Given;
use scripts::system::programs::root;
use std::fs;

/// The rustc of the page.
const VERSION: &str = "1.95.0";

/// Checks that the page has a block of code, line breaks and indentation aside.
fn shows(language: &str, block: &str) {
    let squeezed = |text: &str| text.split_whitespace().collect::<String>();
    let page = squeezed(include_str!("../README.md"));
    assert!(page.contains(&squeezed(&format!("```{language}\n{block}\n```"))), "not on the page: {block}");
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
    let folder = root().join("scripts/tests/packages/collatz");
    let source = fs::read_to_string(folder.join("src/sequence.rs")).unwrap().replace("\r\n", "\n");
    shows("rust", &source);
    let tokens = tokens_of(source.leak(), "src/sequence.rs", 2);
    let code = Parsed::new(tokens);
    let numbered: Vec<String> = (0..18).map(|at| format!("{at} {}", code.text(at))).collect();
    shows("text", &numbered.join("   "));
    shows("text", &code.top().iter().map(|item| format!("{item:?}\n")).collect::<String>());

    let arguments = ["steps".into(), "--manifest-path".into(), folder.into_os_string()];
    let options = Options::new(&Given::read(&TOOL, arguments.into_iter()).unwrap()).unwrap();
    let package = options.choice.package().unwrap();
    let scratch = scratch().unwrap();
    let rustc = Rustc::find(&package.edition, Vec::new()).unwrap();
    if rustc.version != VERSION || !cfg!(target_arch = "x86_64") {
        eprintln!("not checked: the page's IR, which is that of rustc {VERSION} on x86-64");
        return;
    }
    shows("rust", &bundle(&package, "steps", &options).unwrap().text);
    let whole = assemble(&crates(&package, "steps", &options).unwrap(), &package.root).unwrap();
    let tokens = shrunk(&whole.code, &whole, &options, &rustc, false).unwrap().code.tokens.clone();
    let ir = build::ir(&tokens, &package.edition, &["-Copt-level=2"], &scratch.path).unwrap();
    let program = prune(read(&ir, VERSION).unwrap()).unwrap();
    let (name, function) = program.functions.iter().find(|(name, _)| name.contains("5steps")).unwrap();
    let (_, lines) = ir.split_once(&format!("@{name}(i64 noundef %0)")).unwrap();
    let lines: Vec<&str> = lines.lines().skip(1).take_while(|line| *line != "}").collect();
    shows("llvm", &lines.join("\n"));
    let trees = definition(function, &Names::new(&program)).unwrap().statements;
    shows("text", &without_types(&format!("{trees:?}")));
    let text = in_c::in_c(&package, "steps", &options).unwrap().text.replace('\n', "");
    let (_, body) = text.split_once("(U a){I b;").unwrap();
    shows("c", body.split('}').next().unwrap());
}
