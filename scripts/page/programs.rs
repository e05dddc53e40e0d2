//! Build script: makes a module of each program in `src/bin`, so that the engine runs the programs' own code.

use std::env;
use std::fs;
use std::path::Path;

const PROGRAMS: &str = "../../src/bin";

fn main() {
    println!("cargo::rerun-if-changed={PROGRAMS}");
    let mut paths: Vec<_> = fs::read_dir(PROGRAMS).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let (mut modules, mut arms) = (String::new(), String::new());
    for path in paths {
        let (name, text) = (path.file_stem().unwrap().to_str().unwrap(), fs::read_to_string(&path).unwrap());
        // Only a module that contains a program sees its `main`.
        modules += &format!("mod {name} {{\n{text}pub const MAIN: fn() = main;\n}}\n");
        arms += &format!("        {name:?} => Some({name}::MAIN),\n");
    }
    let main_of = format!(
        "/// The `main` of a program.\npub fn main_of(program: &str) -> Option<fn()> {{\n    match program {{\n{arms}        _ => None,\n    }}\n}}\n"
    );
    fs::write(Path::new(&env::var_os("OUT_DIR").unwrap()).join("programs.rs"), modules + &main_of).unwrap();
}
