//! Makes the page that runs the kit in a browser: one file.

mod wasm;

use page::data::{data, packed};
use page::html::html;
use scripts::cli::options::{Given, Tool};
use scripts::cli::{self, write_file, Failure};
use scripts::system::programs::root;
use std::process::ExitCode;

static TOOL: Tool = Tool {
    name: "page",
    about: "Makes the page that runs the kit in a browser: one file that needs nothing else.",
    word: "",
    usage: &[("", "writes expected/page/index.html"), ("-o FILE", "writes another file")],
    options: &[("-o FILE", "writes this file; - is standard output")],
    notes: || {
        "The program inside is built for wasm32-wasip1: rustup target add wasm32-wasip1. It is packed by gzip.\n"
            .to_string()
    },
};

/// The most bytes of the page.
const MOST: usize = 900_000;

fn main() -> ExitCode {
    cli::run(&TOOL, make)
}

fn make(given: &Given) -> Result<(), Failure> {
    if let Some(word) = given.words.first() {
        return Err(Failure::Usage(format!("{word:?} is not an option, see --help")));
    }
    let (engine, rustc) = (wasm::engine()?, wasm::rustc_version()?);
    let page = html(&packed(&data()?, &engine)?, &format!("slidekit {}, CC0-1.0, {rustc}", env!("CARGO_PKG_VERSION")))?;
    if page.len() > MOST {
        return Err(format!("the page has {} bytes, more than {MOST}", page.len()).into());
    }
    let kept = root().join("expected/page/index.html");
    write_file(given.text("-o").unwrap_or(&kept.to_string_lossy()), &page)?;
    eprintln!("page: {} bytes, {} of them the engine", page.len(), engine.len());
    Ok(())
}
