//! What the tests of the bundler share: run it, compile by a bare rustc, run a program, write tiny packages.

use crate::tool::{self, command, executable, rustc};
pub use crate::tool::{scratch, text};
use scripts::problems::list::find;
use scripts::system::programs::{files, root};
use scripts::system::rusts::OF_KEPT_FILES;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;

/// Runs the bundler at the top of this package.
pub fn bundle(arguments: &[&str]) -> Output {
    command("bundle").current_dir(root()).args(arguments).output().unwrap()
}

/// What a bundler that must succeed wrote to standard output.
pub fn bundled(arguments: &[&str]) -> String {
    let output = bundle(arguments);
    assert!(output.status.success(), "bundle {:?}: {}", arguments, text(&output.stderr));
    text(&output.stdout)
}

/// The lints that every rustc has and that a bundle is made to satisfy.
const UNUSED: [&str; 3] = ["dead_code", "unused_imports", "unused_macros"];

/// Compiles one file by a bare rustc. The one that makes the kept files has to find nothing; another may have a lint of
/// tomorrow, and has to find nothing unused. As with cargo, the standard library's debug information stays out.
pub fn compile_with(source: &Path, edition: &str, program: &Path, options: &[&str]) {
    let mut command = Command::new(rustc());
    let denied = if rustc_version() == OF_KEPT_FILES { &["warnings"][..] } else { &UNUSED };
    command
        .args(denied.iter().flat_map(|lint| ["-D", lint]))
        .args(["-C", "strip=debuginfo", "--edition", edition, "-o"])
        .arg(program);
    command.args(options).arg(source);
    let output = command.output().unwrap();
    let bundle = fs::read_to_string(source).unwrap();
    assert!(output.status.success(), "{} in edition {}: {}{}", source.display(), edition, text(&output.stderr), bundle);
}

/// Writes the files of a package; without a manifest it is the library `kit` of edition 2021.
pub fn write_package(folder: &Path, files: &[(&str, &str)]) {
    let manifest = "[package]\nname = \"kit\"\nversion = \"1.2.3\"\nedition = \"2021\"\n";
    fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    for (path, text) in files {
        let file = folder.join(path);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
}

/// Copies a folder with all that is in it.
pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for path in files(from).unwrap() {
        let other = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &other);
        } else {
            fs::copy(path, other).unwrap();
        }
    }
}

/// A program's exit status, standard output and standard error for an input file, or for none.
pub fn run(program: &Path, input: Option<&Path>) -> (Option<i32>, String, String) {
    let input = input.map_or_else(Stdio::null, |file| File::open(file).unwrap().into());
    let output = Command::new(program).env("ASAN_OPTIONS", "detect_leaks=0").stdin(input).output().unwrap();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// Returns the version of rustc, such as `1.95.0`.
pub fn rustc_version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let version = text(&Command::new(rustc()).arg("--version").output().unwrap().stdout);
        version.split(' ').nth(1).unwrap().to_string()
    });
    &VERSION
}

/// Whether the installed rustc is 1.92 or newer: before, at some version from 1.88 on, it does not call a trait unused that is
/// implemented, and drops a value that has moved in part in another way in edition 2024.
pub fn is_since_1_92() -> bool {
    rustc_version().split('.').nth(1).unwrap().parse::<u32>().unwrap() >= 92
}

/// A bundler that must refuse: its exit status is 1, it writes no bundle, and this is what it says.
pub fn refused(arguments: &[&str]) -> String {
    tool::failed(command("bundle").current_dir(root()).args(arguments), 1)
}

/// The names of the programs for judges.
pub fn programs() -> Vec<String> {
    let sources = files(&root().join("src/bin")).unwrap();
    sources.iter().map(|file| file.file_stem().unwrap().to_string_lossy().to_string()).collect()
}

/// What a newcomer may paste without running anything.
pub fn submission(program: &str) -> PathBuf {
    root().join("expected/submissions").join(format!("{program}.rs"))
}

/// Whether the installed rustc made a submission, so that it has to be today's bundle.
pub fn is_of_this_rustc(submission: &str) -> bool {
    let maker = format!("rustc {} ", rustc_version());
    submission.lines().next().is_some_and(|line| line.replace([':', '*'], " ").contains(&maker))
}

/// Checks a compiled bundle on every judge input: it answers as the program that cargo builds, or a judge would accept it.
pub fn answers_rightly(program: &str, made: &Path) {
    for input in files(&root().join("judge_inputs").join(program)).unwrap() {
        let (answer, wanted) = (run(made, Some(&input)), run(&executable(program), Some(&input)));
        let is_right = answer == wanted || answer.0 == Some(0) && is_accepted(program, &input, answer.1.as_bytes());
        assert!(is_right, "{} on {}: {answer:?}", made.display(), input.display());
    }
}

/// Whether a judge would accept an output, as strict as the kit promises to be.
fn is_accepted(program: &str, input: &Path, output: &[u8]) -> bool {
    let problem = find(program).unwrap();
    problem.check(problem.promise, &fs::read(input).unwrap(), output) == Ok(())
}
