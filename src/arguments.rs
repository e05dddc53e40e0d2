//! Refuses arguments, which no program takes: who gives one forgot a `<` or a `--bin`.

use std::env;
use std::path::Path;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

/// Set by the page's engine: the arguments are its own.
pub static ARE_FOREIGN: AtomicBool = AtomicBool::new(false);

/// Ends the process with status 2 if it has an argument, and says on standard error what to do.
pub fn refuse() {
    if cfg!(target_family = "wasm") {
        // What runs it there may have no files to look for.
        return;
    }
    let first = match env::args_os().nth(1) {
        Some(first) if !ARE_FOREIGN.load(Ordering::Relaxed) => first,
        _ => return,
    };
    let is_program = |word: &Path| Path::new("src/bin").join(word).with_extension("rs").is_file();
    let mend = match Path::new(&first) {
        file if file.is_file() => format!("to read this file: < {}", file.display()),
        word if is_program(word) => format!("to run this one: cargo run --release --bin {}", word.display()),
        word => format!("it reads standard input, not {:?}", word),
    };
    eprintln!("this program takes no arguments; {}", mend);
    process::exit(2);
}
