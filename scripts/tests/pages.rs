//! The documentation pages: links lead somewhere, commands run, and the tables and the picture are up to date.

use crate::programs::kept;
use crate::tool::{command, printed, scratch};
use scripts::methods::catalogue::METHODS;
use scripts::problems::tables::{manifest, PAGES};
use scripts::system::programs::root;
use scripts::system::rusts::{FOR_PROGRAMS, FOR_TOOLS, OF_KEPT_FILES};
use std::fs;
use std::path::{Path, PathBuf};

fn pages() -> Vec<PathBuf> {
    let folders = [
        "",
        "scripts",
        "scripts/tools/bench",
        "scripts/tools/judge",
        "scripts/tools/replay",
        "scripts/tools/scramble",
        "scripts/bundle",
        "scripts/methods",
        "scripts/page",
        "scripts/problems",
        "scripts/to_c",
    ];
    let files = folders.iter().flat_map(|folder| fs::read_dir(root().join(folder)).unwrap());
    let pages: Vec<PathBuf> =
        files.map(|file| file.unwrap().path()).filter(|path| path.extension() == Some("md".as_ref())).collect();
    let more = "the front page in Chinese, and the page for contributors";
    assert_eq!(pages.len(), folders.len() + 2, "a page a folder, {more}: {pages:?}");
    pages
}

fn read(page: &Path) -> String {
    String::from_utf8(kept(page)).unwrap().replace("\r\n", "\n")
}

/// Returns the targets of a page's links and pictures, in Markdown and in HTML.
fn targets(text: &str) -> impl Iterator<Item = &str> {
    let after = |mark: &'static str, end: char| text.split(mark).skip(1).filter_map(move |rest| rest.split(end).next());
    after("](", ')').chain(after("src=\"", '"'))
}

/// Whether a page has a heading with this anchor.
fn has_heading(page: &Path, anchor: &str) -> bool {
    let text = read(page);
    let mut titles = text.lines().filter_map(|line| line.strip_prefix("## "));
    titles.any(|title| title.to_lowercase().replace(' ', "-") == anchor)
}

#[test]
fn every_link_leads_somewhere() {
    for page in pages() {
        for target in targets(&read(&page)).filter(|target| !target.starts_with("http")) {
            let (file, anchor) = target.split_once('#').map_or((target, None), |(file, anchor)| (file, Some(anchor)));
            let file = if file.is_empty() { page.clone() } else { page.parent().unwrap().join(file) };
            let found = file.exists() && anchor.is_none_or(|anchor| has_heading(&file, anchor));
            assert!(found, "{}: {target}", page.display());
        }
    }
}

#[cfg(unix)]
mod commands {
    use super::{pages, read};
    use crate::bundling::write_package;
    use crate::to_c::c_compiler;
    use crate::tool::{executable, scratch};
    use scripts::system::programs::root;
    use std::collections::BTreeSet;
    use std::fs;
    use std::os::unix::fs::symlink;
    use std::path::{Path, PathBuf};
    use std::process::{Command, Stdio};
    use std::thread;

    fn commands(text: &str) -> Vec<String> {
        let blocks = text.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
        blocks
            .flat_map(str::lines)
            .map(|line| line.split(" # ").next().unwrap_or(line).trim_end().to_string())
            .collect()
    }

    /// Creates a folder that looks like the top of the repository, with a solver under several names and a package beside it.
    fn visitors_folder() -> PathBuf {
        let folder = scratch("visitor");
        let here = folder.join("here");
        fs::create_dir(&here).unwrap();
        for name in ["src", "Cargo.toml", "judge_inputs", "expected"] {
            symlink(root().join(name), here.join(name)).unwrap();
        }
        symlink(root().join("judge_inputs/uva10181"), here.join("tests")).unwrap();
        for name in ["my_solver", "a.out", "a", "b"] {
            fs::copy(executable("uva10181"), here.join(name)).unwrap();
        }
        let format =
            "boards: counted\nsize: 4 x 4\nanswer: {moves}\nunsolvable: This puzzle is not solvable.\nlimit: 50\n";
        fs::write(here.join("my_format.txt"), format).unwrap();
        fs::create_dir(folder.join("mine")).unwrap();
        write_package(&folder.join("mine"), &[("src/bin/my_program.rs", "fn main() {}\n")]);
        here
    }

    /// What makes a command take many boards or much time, and what is run instead.
    const SHORTER: [(&str, &str); 4] = [
        (" --random 50", " --random 5"),
        (" --random 40", " --random 4"),
        (" --stress", " --stress --count 50"),
        ("cargo bench -- --vs", "cargo bench -- --pairs 1 --vs"),
    ];

    /// Returns a command as it is run in the visitor's folder. The tools are built here, a bench starts at the top of the
    /// repository, and Python is not ours. It takes fewer boards: that they are many changes nothing in what is tried.
    fn as_run(command: &str) -> String {
        let command = SHORTER.iter().fold(command.to_string(), |line, (long, short)| line.replace(long, short));
        let manifest = format!("--quiet --manifest-path '{}'", root().join("Cargo.toml").display());
        let other = executable(command.split("--program ").nth(1).unwrap_or("uva10181"));
        // A bench takes a path without blanks.
        let other = other.strip_prefix(root()).unwrap_or(&other);
        let line = command.replace("cargo run", &format!("cargo run {manifest}"));
        let line = line.replace("cargo bench", &format!("cargo bench {manifest}"));
        line.replace("./other", other.to_str().unwrap()).replace("python3 my_solver.py", "./my_solver")
    }

    fn run(here: &Path, command: &str) {
        let mut shell = Command::new("sh");
        let output = shell.current_dir(here).args(["-e", "-c", command]).stdin(Stdio::null()).output().unwrap();
        assert!(output.status.success(), "{command}: {output:?}");
    }

    /// The benches run beside all others.
    #[test]
    #[ignore = "takes minutes"]
    fn every_command_runs() {
        let here = visitors_folder();
        let mut commands: BTreeSet<String> = pages().iter().flat_map(|page| commands(&read(page))).collect();
        // `cargo test` runs this test, and the page takes a target of rustc that has to be installed.
        commands.retain(|command| command != "cargo test" && !command.starts_with("rustup "));
        commands.retain(|command| !command.contains("--bin page"));
        commands.retain(|command| !command.starts_with("gcc ") || c_compiler().is_some());
        let commands: BTreeSet<String> = commands.iter().map(|command| as_run(command)).collect();
        let (benches, others): (Vec<_>, Vec<_>) =
            commands.iter().partition(|command| command.starts_with("cargo bench"));
        thread::scope(|scope| {
            scope.spawn(|| benches.iter().for_each(|command| run(&here, command)));
            others.iter().for_each(|command| run(&here, command));
        });
    }
}

#[test]
fn the_pages_and_the_manifests_name_the_rusts_that_the_kit_promises() {
    let [programs, tools, kept] = [FOR_PROGRAMS, FOR_TOOLS, OF_KEPT_FILES].map(|rust| rust.trim_end_matches(".0"));
    let manifests = ["scripts", "scripts/bundle", "scripts/page", "scripts/tests", "scripts/to_c"];
    let manifests =
        manifests.iter().map(|folder| (format!("{folder}/Cargo.toml"), format!("rust-version = \"{tools}\"")));
    let pages = [
        ("Cargo.toml", format!("rust-version = \"{programs}\"")),
        ("README.md", format!("{programs} or newer for the programs, {tools} or newer for the tests and tools")),
        ("scripts/README.md", format!("need rustc {tools} or newer, the kit {programs}")),
        ("scripts/CONTRIBUTING.md", format!("every edition; rustc {programs} |")),
        ("scripts/README.zh-CN.md", format!("程序要求 {programs} 或更新版本，测试和工具要求 {tools} 或更新版本")),
        ("scripts/CONTRIBUTING.md", format!("rustc {programs} without a warning, the rest with {tools}")),
        ("scripts/bundle/README.md", format!("`rustc -O`, version {programs} or newer")),
        ("scripts/to_c/README.md", format!("With rustc {kept} the files")),
        ("expected/submissions/uva10181.rs", format!("rustc {OF_KEPT_FILES}: ")),
        ("expected/submissions/uva10181.c", format!("rustc {OF_KEPT_FILES}: ")),
        ("expected/page/index.html", format!("rustc {OF_KEPT_FILES} ")),
    ];
    for (file, said) in pages.map(|(file, said)| (file.to_string(), said)).into_iter().chain(manifests) {
        let text = read(&root().join(&file)).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(&said), "{file} does not say {said:?}");
    }
}

#[test]
fn the_sizes_of_the_kits_files_are_as_told() {
    let page = read(&root().join("scripts/to_c/README.md"));
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` | "));
    let rows: Vec<_> = rows.filter(|(_, sizes)| sizes.starts_with(|first: char| first.is_ascii_digit())).collect();
    assert!(!rows.is_empty());
    for (program, sizes) in rows {
        let size = |ending| read(&root().join(format!("expected/submissions/{program}.{ending}"))).len();
        let today = format!("{} | {} |", size("rs"), size("c"));
        assert_eq!(sizes, today, "the row of {program} in scripts/to_c/README.md, and what it has to be");
    }
}

/// Returns the rows of the tables of problems on a page.
fn rows(text: &str) -> Vec<&str> {
    text.lines().filter(|line| line.starts_with("| ") && line.contains("submissions/")).collect()
}

#[test]
fn the_tables_are_those_of_the_problems() {
    for page in PAGES {
        let text = read(&root().join(page.file));
        let renewed = page.renewed(&text);
        let differs = text.lines().zip(renewed.lines()).find(|(old, new)| old != new);
        assert!(text == renewed, "{} is stale, renew it: cargo run --bin problems\n{differs:?}", page.file);
    }
    let cargo = read(&root().join("Cargo.toml"));
    assert!(cargo == manifest(&cargo), "Cargo.toml lacks a program, renew it: cargo run --bin problems");
}

#[test]
fn the_front_page_has_rows_of_that_table_and_is_short() {
    let front = read(&root().join("README.md"));
    let all = read(&root().join("scripts/problems/README.md")).replace("](../../", "](");
    let rows = rows(&front);
    assert!(rows.len() == 6 && rows.iter().all(|row| all.lines().any(|line| line == *row)), "{rows:?}");
    assert!(front.len() <= 7 << 10, "{} bytes", front.len());
    let blocks = front.split("```").skip(1).step_by(2);
    assert!(blocks.flat_map(str::lines).all(|line| line.len() <= 100), "a line of code is too wide");
}

#[test]
fn the_rows_of_the_kit_among_the_methods_are_those_of_today() {
    let board = "3 2 4 1 5 6 8 7 9 11 10 12 13 14 15 0";
    let names = METHODS.iter().map(|method| method.name).filter(|name| name.starts_with("kit")).collect::<Vec<_>>();
    let table = printed(command("compare").args(["--only", &names.join(","), "--repeat", "1", board]));
    let page = read(&root().join("scripts/methods/README.md"));
    for row in table.lines().filter(|line| line.starts_with("kit")) {
        let [name, moves, expanded] = row.split_whitespace().take(3).collect::<Vec<_>>()[..] else { panic!("{table}") };
        let cells = format!(") | {moves} | {expanded} |");
        let found = page.lines().any(|line| line.starts_with(&format!("| [`{name}`](")) && line.contains(&cells));
        assert!(found, "a row of {name} has to have {cells}");
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "runs each method on 50 boards")]
fn the_picture_of_the_methods_is_that_of_today() {
    let picture = scratch("pages").join("methods.svg");
    let page = read(&root().join("scripts/methods/README.md"));
    let last =
        page.lines().find_map(|line| line.strip_suffix(" --plot methods.svg")).expect("the command of the picture");
    let (_, arguments) = last.split_once(" -- ").unwrap();
    printed(command("compare").args(arguments.split(' ')).args(["--time", "86400", "--plot"]).arg(&picture));
    let kept = root().join("expected/compare/methods.svg");
    assert!(
        read(&picture) == read(&kept),
        "{} is stale; if that is meant, put {picture:?} in its place",
        kept.display()
    );
}
