//! The example of the bundler's page: what it shows of each step is what that step makes. The page of the compiler to C
//! goes on with it.

use crate::options::{Options, TOOL};
use crate::rust::read::code::tokens_of;
use crate::rust::read::modules::Parsed;
use crate::rustc::Rustc;
use crate::{c, rust};
use scripts::cli::options::Given;
use scripts::system::programs::root;
use scripts::system::rusts::OF_KEPT_FILES as VERSION;
use std::fs;

/// The page, and that of the compiler to C.
const PAGE: &str = include_str!("README.md");
const PAGE_OF_C: &str = include_str!("../to_c/README.md");

/// Checks that a page has a block of code, line breaks and indentation aside.
fn shows(page: &str, language: &str, block: &str) {
    let squeezed = |text: &str| text.split_whitespace().collect::<String>();
    assert!(squeezed(page).contains(&squeezed(&format!("```{language}\n{block}\n```"))), "not on the page: {block}");
}

#[test]
fn the_page_shows_what_each_step_makes() {
    let folder = root().join("scripts/tests/packages/collatz");
    let source = fs::read_to_string(folder.join("src/sequence.rs")).unwrap().replace("\r\n", "\n");
    shows(PAGE, "rust", &source);
    let tokens = tokens_of(source.leak(), "src/sequence.rs", 2);
    let code = Parsed::new(tokens);
    let numbered: Vec<String> = (0..18).map(|at| format!("{at} {}", code.text(at))).collect();
    shows(PAGE, "text", &numbered.join("   "));
    shows(PAGE, "text", &code.top().iter().map(|item| format!("{item:?}\n")).collect::<String>());

    let arguments = ["steps".into(), "--manifest-path".into(), folder.into_os_string()];
    let options = Options::new(&Given::read(&TOOL, arguments.into_iter()).unwrap()).unwrap();
    let package = options.choice.package().unwrap();
    if Rustc::find(&package.edition, Vec::new()).unwrap().version != VERSION {
        eprintln!("not checked: the page's bundles, which are those of rustc {VERSION}");
        return;
    }
    let text = rust::bundle(&package, "steps", &options).unwrap().text;
    shows(PAGE, "rust", &text);
    shows(PAGE_OF_C, "rust", &text);
    let text = c::bundle(&package, "steps", &options).unwrap().text.replace('\n', "");
    let (_, body) = text.split_once("(U a){I b;").unwrap();
    shows(PAGE_OF_C, "c", body.split('}').next().unwrap());
}
