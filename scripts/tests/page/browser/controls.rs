//! Each control by its name, each heading and hint, what a Copy copies and a Save saves, and how fast a player plays.

use super::{said_by, FROM_DISK};
use crate::page::webdriver::{Browser, CONTROL};

/// What is to be named, and by which words a person or a screen reader knows it.
/// The title is in the language of its problem, and the second tree is named when there is one.
const NAMED: &str = "[...document.querySelectorAll('nav, button, input, select, textarea, summary, h1, [role=img], [role=application]')]\
    .filter(each => !['title', 'beside-tree'].includes(each.id))\
    .map(each => [each.outerHTML, each.ariaLabel || each.labels?.[0]?.textContent.trim() || each.textContent.trim()])";

/// The buttons whose name says what they do, by the end of their id or by their part of a player.
const MEANT: &str = "Object.entries({ copy: 'copy', save: 'save', stop: 'stop', file: 'openFile', link: 'copyLink', svg: 'downloadSvg' })\
    .flatMap(([end, key]) => [...document.querySelectorAll(`button[id$='-${end}'], input[id$='-${end}']`)]\
    .filter(each => (each.dataset.text || each.labels?.[0]?.firstElementChild.dataset.text) !== key).map(each => each.id))";

on_page!(each_control_has_a_name_in_both_languages, "#uva10181", |browser, _| {
    browser.go("#learn");
    browser.wait("lesson.steps.length > 0");
    let unnamed = format!("{NAMED}.filter(([_, name]) => !name).map(([html]) => html)");
    browser.expect(&unnamed, "");
    browser.expect(MEANT, "");
    browser.value(&format!("(window.english = {NAMED}.map(([_, name]) => name))"));
    browser.click("#language");
    // A name that is none of English words is the same in both: a size, the words of a case, or those of a problem.
    let same = format!(
        "{NAMED}.filter(([html, name], at) => name === english[at] && /[a-z]{{3}}/i.test(name)).map(([html]) => html)"
    );
    browser.expect(&same, "");
    // What a screen reader is told to read out by itself.
    let told =
        "[...document.querySelectorAll('[role=status], [role=alert]')].map(each => `${each.id} ${each.role}`).sort()";
    browser.expect(told, "all-state status,board-error alert,compare-state status,describe-state status,description-error alert,found status,\
             input-error alert,judge-state status,learn-error alert,lesson-end status,make-state status,run-state status,\
             solvable status,solve-state status,unpacking alert,verdict status");
});

on_page!(the_focus_is_seen, "#board=1,2,3/4,5,6/7,0,8", |browser, _| {
    browser.wait("document.querySelector('#player .tile')");
    browser.keys("#moves", "\t");
    browser.expect("getComputedStyle(document.activeElement).outlineStyle", "solid");
    browser.go("#uva10181/check");
    browser.value("byId('output-file').focus()");
    browser.expect("getComputedStyle(byId('output-file').parentElement).outlineStyle", "solid");
});

/// What Ctrl-V puts into the box for an output.
fn pasted(browser: &Browser) -> String {
    browser.go("#uva10181/check");
    browser.keys("#output", &format!("{CONTROL}a"));
    browser.keys("#output", &format!("{CONTROL}v"));
    browser.value("document.querySelector('#output').value")
}

on_page!(a_copy_takes_what_it_stands_beside, "#board=1,2,3/4,5,6/7,0,8&goal=spiral&moves=UL&at=1", |browser, _| {
    for (address, button) in [
        ("#board=1,2,3/4,5,6/7,0,8&goal=spiral&moves=UL&at=1", "#link"),
        ("#learn&board=4,3,0/6,8,5/2,7,1&method=idastar&step=5", "#lesson-link"),
    ] {
        browser.go(address);
        browser.wait("lesson.engine.calls.size === 0");
        assert_eq!(said_by(browser, button), FROM_DISK);
        assert_eq!(pasted(browser), address);
    }
    browser.go("#board=1,2,3/4,5,6/7,0,8&moves=UL&at=1");
    assert_eq!(said_by(browser, "#moves-copy"), "Copied");
    assert_eq!(pasted(browser), "UL", "all moves, and nothing else");
});
