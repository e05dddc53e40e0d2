//! The pages: every link leads somewhere, every command has a tool that knows its options, and the front pages
//! have the table and the picture of today.

use crate::tool::{command, printed, scratch};
use scripts::problems::table::table;
use scripts::programs::root;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Every page of the repository.
fn pages() -> Vec<PathBuf> {
    let folders = ["", "scripts", "scripts/bench", "scripts/bundle", "scripts/methods"];
    let files = folders.iter().flat_map(|folder| fs::read_dir(root().join(folder)).unwrap());
    let pages: Vec<PathBuf> =
        files.map(|file| file.unwrap().path()).filter(|path| path.extension() == Some("md".as_ref())).collect();
    assert_eq!(pages.len(), folders.len() + 1, "a page a folder, and the front page in Chinese: {pages:?}");
    pages
}

fn read(page: &Path) -> String {
    fs::read_to_string(page).unwrap().replace("\r\n", "\n")
}

/// The targets of a page's links and pictures, in Markdown and in HTML.
fn targets(text: &str) -> impl Iterator<Item = &str> {
    let after = |mark: &'static str, end: char| text.split(mark).skip(1).filter_map(move |rest| rest.split(end).next());
    after("](", ')').chain(after("src=\"", '"'))
}

#[test]
fn every_link_leads_somewhere() {
    for page in pages() {
        let text = read(&page);
        let anchors: BTreeSet<String> =
            text.lines().filter_map(|line| line.strip_prefix("## ")).map(|title| title.to_lowercase()).collect();
        for target in targets(&text).filter(|target| !target.starts_with("https://")) {
            let found = match target.strip_prefix('#') {
                Some(anchor) => anchors.contains(&anchor.replace('-', " ")),
                None => page.parent().unwrap().join(target).exists(),
            };
            assert!(found, "{}: {target}", page.display());
        }
    }
}

#[test]
fn every_command_has_a_tool_that_knows_its_options() {
    let mut checked = 0;
    for page in pages() {
        let text = read(&page);
        for call in text.lines().flat_map(|line| line.split(" --bin ").skip(1)) {
            let call = call.split(['#', '|', '`', '；']).next().unwrap();
            let (tool, arguments) = call.split_once(" -- ").unwrap_or((call, ""));
            if !["bundle", "compare", "judge", "replay", "scramble"].contains(&tool) {
                continue;
            }
            let help = printed(command(tool).arg("--help"));
            let own = arguments.split(" -- ").next().unwrap();
            for option in own.split_whitespace().filter(|word| word.starts_with("--")) {
                assert!(help.contains(&format!("    {option}")), "{}: {tool} {option}", page.display());
                checked += 1;
            }
        }
    }
    assert!(checked > 20, "{checked} options");
}

#[test]
fn the_front_pages_have_the_table_and_the_picture_of_today() {
    let renew = "renew it: cargo run --release --bin judge -- --table";
    let rows = |text: &str| text.lines().filter(|line| line.contains("submissions/")).count();
    let (english, chinese) = (read(&root().join("README.md")), read(&root().join("scripts/README.zh-CN.md")));
    let picture = scratch("pages").join("methods.svg");
    printed(command("compare").args(["--random", "40", "--plot"]).arg(&picture));
    assert!(
        read(&picture) == read(&root().join("expected/compare/methods.svg")),
        "the picture of the methods is stale"
    );
    assert!(english.contains(&table()), "the table in README.md is stale, {renew}");
    assert!(english.len() <= 10 << 10, "README.md has {} bytes, more than 10 KB", english.len());
    for target in targets(&table()) {
        assert!(chinese.contains(&format!("](../{target})")), "the table in Chinese lacks {target}");
    }
    assert_eq!(rows(&english), rows(&chinese));
}
