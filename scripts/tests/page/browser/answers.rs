//! What is shown of an output: its verdict, its boards one at a time, a link to each, and all cases at once.

use super::{put, said_by, verdict, FROM_DISK, SAMPLE};
use crate::page::webdriver::{quoted, Browser};
use scripts::system::programs::root;
use std::fs;

/// The title, the players and their statuses, and the link of the board that is shown.
fn shown(browser: &Browser) -> [String; 4] {
    let all = |css: &str| format!("[...document.querySelectorAll('#check-boards {css}')].map(each => each.innerText)");
    ["h2", "h3", "[data-part=status]"]
        .map(|css| browser.value(&all(css)))
        .into_iter()
        .chain([browser.value("document.querySelector('#check-boards a').hash")])
        .collect::<Vec<_>>()
        .try_into()
        .unwrap()
}

const FIRST: &str = "#board=2,3,4,0/1,5,7,8/9,6,10,12/13,14,11,15&moves=LLLDRDRDR&at=0";

on_page!(a_verdict_has_its_colour_and_its_boards, "#uva10181/check", |browser, _| {
    browser.click("#cases option[value=sample]");
    put(browser, "output", SAMPLE);
    assert_eq!(verdict(browser), "AC accepted");
    let class = || browser.value("document.querySelector('#verdict').className");
    let colour = || browser.value("getComputedStyle(byId('verdict-word')).color");
    assert_eq!(colour(), "rgb(27, 107, 58)");
    let first = ["Board 1 of 2", "The moves", "The start; moves: 9", FIRST];
    let second = ["Board 2 of 2", "The moves", "The start; moves: 0", "#board=13,1,2,4/5,0,3,7/9,6,10,12/15,8,11,14"];
    assert_eq!((shown(browser), class()), (first.map(String::from), "AC".to_string()));
    browser.expect_text("#check-boards .row", "Board number");
    browser.expect("document.querySelector('#check-boards .row').offsetParent !== null", "true");
    for (number, is_second) in [("2", true), ("3", true), ("0", true), ("", true), ("1", false), ("1.5", false)] {
        browser.value(&format!(
                "(field => {{ field.value = '{number}'; field.oninput(); }})(document.querySelector('#check-boards input'))"
            ));
        assert_eq!(shown(browser), (if is_second { second } else { first }).map(String::from), "{number}");
    }
    put(browser, "output", "LLLDRDRDL\nThis puzzle is not solvable.\n");
    verdict(browser);
    let [title, players, _, link] = shown(browser);
    assert_eq!((class().as_str(), title.as_str(), link.as_str()), ("WA", "Board 1 of 2", FIRST));
    assert_eq!(colour(), "rgb(168, 34, 34)");
    assert_eq!(players, "Your moves, up to the fault,A right answer");
    put(browser, "output", "\nThis puzzle is not solvable.\n");
    verdict(browser);
    assert_eq!(shown(browser)[1..], ["A right answer", "The start; moves: 9", FIRST].map(String::from));
    put(browser, "output", "LLLDRDRDR\nLLLL\n");
    verdict(browser);
    let [title, players, ..] = shown(browser);
    assert_eq!((title.as_str(), players.as_str()), ("Board 2 of 2", "Your moves, up to the fault"));
    put(browser, "output", "LLLDRDRDR \nThis puzzle is not solvable.\n");
    let said = verdict(browser);
    assert!(said.starts_with("PE presentation error ") && class() == "PE", "{said}");
    browser.expect_text("#check-boards", "");
    put(browser, "input", "1\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n");
    put(browser, "output", "\n");
    assert_eq!(verdict(browser), "AC accepted");
    assert_eq!(shown(browser)[..3], ["Board 1 of 1", "The moves", "This is the goal."].map(String::from));
    browser.expect("document.querySelector('#check-boards .row').offsetParent", "null");
    put(browser, "input", "0\n");
    put(browser, "output", "");
    assert_eq!(verdict(browser) + &browser.text("#check-boards"), "AC accepted");
    // The input at fault comes into sight.
    browser.set_width(600);
    put(browser, "input", "x");
    browser.value("scrollTo(0, 1e6)");
    browser.click("#judge");
    browser.wait("document.querySelector('#input-error').getBoundingClientRect().top >= 0");
});

on_page!(a_link_of_2000_characters_is_copied_and_opened_from_any_view, "#uva10181/check", |browser, _| {
    put(browser, "input", "0\n");
    let length = "`#uva10181/check&${new URLSearchParams({ input: '0\\n', output: '' })}`.length";
    let left = 2000 - browser.value(length).parse::<usize>().unwrap();
    for (more, said) in [(0, FROM_DISK), (1, "Too long for a link")] {
        put(browser, "output", &"x".repeat(left + more));
        assert_eq!(said_by(browser, "#check-link"), said);
    }
    for from in ["uva652", "board", "uva10181/answer"] {
        browser.go(&format!("#{from}"));
        let link = "#uva10181/check&input=0%0A&output=";
        browser.go(link);
        browser.wait("!document.querySelector('#verdict').hidden && location.hash === '#uva10181/check'");
        assert_eq!(browser.text("#verdict"), "AC accepted", "{from}");
        put(browser, "output", "x");
        browser.go("#uva10181/answer");
        browser.wait("!document.querySelector('#answer').hidden");
    }
    browser.go("#uva10181/check");
    browser.wait("!document.querySelector('#check').hidden");
    assert_eq!(browser.value("tasks.judge.timer || boxes.output.area.value"), "x", "only a link is judged at once");
    browser.value("openProblem(problemOf('uva10181'), 'answer', { input: '0\\n', output: '' })");
    assert_eq!(browser.value("tasks.judge.timer"), "0", "nor in another tab");
    for problem in ["uva10181", "uva652"] {
        let link = format!("openProblem(problemOf('{problem}'), 'check', {{ input: '0\\n', output: '' }})");
        browser.value(&format!("(judge(), {link})"));
        browser.wait("!tasks.judge.timer");
        assert_eq!(browser.text("#verdict"), "AC accepted", "{problem}, while another output is judged");
    }
});

/// Judges outputs of all cases: their names and texts.
fn judge_all(browser: &Browser, files: &[(&str, String)]) -> String {
    let files: Vec<String> =
        files.iter().map(|(name, text)| format!("new File([{}], '{name}')", quoted(text))).collect();
    browser.value(&format!("judgeAll([{}])", files.join(",")));
    browser.wait("!tasks.all.timer");
    browser.text("#all-state")
}

// Its input is too large for a text, and is there a moment later.
on_page!(a_large_case_is_looked_at_with_its_own_input, "#acwing108/check", |browser, _| {
    let right = fs::read_to_string(root().join("expected/acwing108/hardest.out")).unwrap();
    browser.value("current.problem.cases.find(({ name }) => name === 'hardest').made[4] = '103'");
    assert_eq!(judge_all(browser, &[("hardest.out", right)]), "so far: 1 AC");
    browser.click("#all-verdicts li button");
    browser.wait("!document.querySelector('#verdict').hidden");
    let what = "[document.querySelector('#cases').value, document.querySelector('#verdict-word').textContent, boxes.input.area.hidden]";
    browser.expect(what, "hardest,AC,true");
});
