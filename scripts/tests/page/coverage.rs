//! Every function of the page's JavaScript is run by a test in a browser, by the browser's own count.

use super::webdriver::COVERAGE;
use crate::tool::{not_checked, scratch};
use scripts::system::programs::{files, root};
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::process::Command;

/// The functions that run in the worker, as copies.
const UNSEEN: [&str; 3] = ["wasi", "runEngine", "serve"];

/// Where a function stands in the script, and its name.
type Function = (usize, usize, String);

/// Adds the functions of the page that an answer of `takePreciseCoverage` lists, and whether each was run.
fn add(answer: &str, all: &mut BTreeMap<Function, bool>) {
    let of_page = |script: &&str| script.contains("/expected/page/index.html\"");
    for script in answer.split("{\"functions\":").filter(of_page) {
        for function in script.split("\"functionName\":\"").skip(1) {
            let name = function.split('"').next().unwrap().to_string();
            let number = |key: &str| {
                let (_, rest) = function.split_once(&format!("\"{key}\":")).unwrap();
                rest.split([',', '}']).next().unwrap().parse::<usize>().unwrap()
            };
            let place = (number("startOffset"), number("endOffset"), name);
            *all.entry(place).or_default() |= number("count") > 0;
        }
    }
}

/// The text of a function; the browser counts in units of UTF-16.
fn text(script: &[u16], (start, end, name): &Function) -> String {
    let text = String::from_utf16_lossy(&script[*start..*end]);
    format!("{name}: {}", text.lines().next().unwrap_or_default())
}

/// Runs all tests in a browser, and fails if one of them does.
#[test]
#[ignore = "needs a browser"]
fn every_function_is_run_by_a_test() {
    let folder = scratch("coverage");
    let mut tests = Command::new(env::current_exe().unwrap());
    tests.args(["--ignored", "page::browser::", "--test-threads=2"]).env(COVERAGE, &*folder);
    assert!(tests.status().unwrap().success(), "a test has failed");
    let mut all = BTreeMap::new();
    for file in files(&folder).unwrap() {
        add(&fs::read_to_string(file).unwrap(), &mut all);
    }
    if all.is_empty() {
        return not_checked("no chromedriver here, so the page is not tried");
    }
    let page = fs::read_to_string(root().join("expected/page/index.html")).unwrap();
    let script: Vec<u16> = page.rsplit_once("<script>").unwrap().1.encode_utf16().collect();
    let is_left = |(place, run): &(&Function, &bool)| !**run && !UNSEEN.contains(&&*place.2);
    let left: Vec<String> = all.iter().filter(is_left).map(|(place, _)| text(&script, place)).collect();
    // The page has 380; the browser does not list those inside one that was never run.
    assert!(all.len() > 350, "{} functions", all.len());
    assert!(left.is_empty(), "{} of {} functions are not run:\n{}", left.len(), all.len(), left.join("\n"));
}
