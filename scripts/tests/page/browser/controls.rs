//! Each control by its name, each heading and hint, what a Copy copies and a Save saves, and how fast a player plays.

use super::{case, on_page, put, run, said_by, FROM_DISK};
use crate::page::webdriver::{Browser, CONTROL};

/// The texts of some elements outside the list of problems, each after its id, its part or its address.
const TEXTS: &str = "(css => {
    const name = each => each.getAttribute('aria-label') || each.labels?.[0]?.querySelector('span')?.textContent ||
        each.labels?.[0]?.textContent || each.textContent;
    const own = [...document.querySelectorAll(css)].filter(each => !each.closest('#problems, #methods, \
        #facts, #examples option, #cases option, #method option, #other option, #lesson option, #path, #version'));
    return own.map(each => [each.id || each.dataset.part || each.hash || each.localName, name(each).trim()].join(': ')).join(' | ');
})";

/// What can be clicked or filled in, in the order of the page.
const CONTROLS: &str =
    "a: slidekit | nav: Sections | #problems: Problems | #board: Board | #learn: Learn | language: 中文 | \
    #board=2,3,4,0/1,5,7,8/9,6,10,12/13,14,11,15:  | search: Find your problem: its number, name or judge | \
    nav: Parts of this problem | #uva10181: Paste | #uva10181/answer: Answer | #uva10181/check: Check | \
    button: Copy | button: Save | summary: Show the file | examples: Begin with … | description: Description | button: Remove | \
    describe: Use | describe-stop: Stop | description-copy: Copy | description-save: Save | description-file: Open a file | \
    describe-link: Copy link | input: Input | button: Remove | cases: Cases | \
    input-copy: Copy | input-save: Save | input-file: Open a file | summary: Random boards | random-count: Boards | \
    random-moves: Moves needed | random-unsolvable: Unsolvable | random-side: Side | random-seed: Seed | \
    make: Make | make-stop: Stop | run: Answer | run-stop: Stop | answers: The kit’s answers | button: Remove | \
    answers-copy: Copy | answers-save: Save | output: Your output | button: Remove | judge: Check | \
    judge-stop: Stop | output-file: Open a file | check-link: Copy link | summary: All cases at once | \
    all-inputs: Save all inputs | all: Open all outputs | all-stop: Stop | first: To the start | \
    back: Back one step | toggle: Play | forward: Forward one step | last: To the end | speed: Speed | \
    slider: Step | solve: Solve from here | solve-stop: Stop | undo: Undo | shuffle: Shuffle | \
    moves: Moves of the blank: L, R, U, D | moves-copy: Copy | svg: Save SVG | link: Copy link | \
    tiles: Your own board: tiles row by row, 0 for the blank | button: Use | arrange: Arrange | size: Size | \
    goal: Goal | goal-tiles: The goal, row by row | method: Method | other: Beside it | lesson: Board | \
    first: To the start | back: Back one step | toggle: Play | forward: Forward one step | last: To the end | \
    speed: Speed | slider: Step | ask: Which is next? | full: Full screen | whole-code: Pseudocode | zoom: Zoom | \
    print: Print a sheet | tree-svg: Save SVG | lesson-link: Copy link | look-open: Open this board | \
    summary: A teacher’s path | compare: Run all methods | compare-stop: Stop | csv: Save CSV | button: Method | \
    button: Moves | button: Nodes | button: Held | button: Time, ms | repository: The repository | theme: Colours";

/// What is only read, before anything has been done.
const HINTS: &str =
    "nav: Sections | h1: Programs for the 15-puzzle and the 8-puzzle | p: A file to paste, a check of your own \
    output, and the answers, for UVa 10181, POJ 1077 and other judges’ problems, and for assignments. | home-board: Board, 0 is the \
    blank: 2 3 4 0 / 1 5 7 8 / 9 6 10 12 / 13 14 11 15 | title: UVa 10181, 15-Puzzle Problem | nav: Parts of this \
    problem | paste: Paste | p: Say in a few lines what your program reads and prints. The cases are made from that, and any \
    right output is accepted. | description-error:  | own-title:  | given: Input | input-error:  | answer: Answer | check: Check | p: Paste what your \
    program printed for this input, or drop a file. | p: Run your program on every input, name each output like its \
    input, as in sample.out, and open or drop all outputs here, also as a folder or a zip. | all-missing:  | \
    all-inputs-left:  | h1: Board | board: Board, 0 is the \
    blank: 2 3 4 0 / 1 5 7 8 / 9 6 10 12 / 13 14 11 15 | status: The start; moves: 9 | solve-state:  | board-error:  \
    | solvable:  | option: blank last | option: blank first | option: spiral | option: another … | keys: On the \
    board: click or swipe a tile; arrow keys move the blank, Backspace undoes, Space plays and pauses, comma and \
    full stop step. A letter is a move of the blank. | h1: Ways to solve a board | lesson-title:  \
    | code: Pseudocode | tree-title:  | h2:  | option: fitted | option: whole tree | p: Filled: expanded. Outlined: waiting. \
    Not followed: ↩ undoes the last move, = seen already, ~ redundant, > cut off. Click a node to \
    see its board. | h2: What each method costs on this board | p: A bar is the nodes expanded; each tenfold more \
    takes the same length. A method is stopped after 5 seconds. A heading sorts. | span: Everything runs in this page; nothing is \
    sent anywhere. | span: Colours | option: as the system | option: light | option: dark";

/// What a screen reader is told to read out by itself, and what it takes for a picture or for one that has its own keys.
const ROLES: &str =
    "unpacking alert,home-board img,search-form search,found status,description-error alert,describe-state status,input-error alert,make-state status,run-state status,\
    judge-state status,verdict status,all-state status,board application,solve-state status,board-error alert,\
    solvable status,learn-error alert,tree application,beside-tree application,look-board img,lesson-end status,\
    compare-state status";

#[test]
#[ignore = "needs a browser"]
fn each_control_each_heading_and_each_hint_says_what_it_is() {
    on_page("#uva10181", |browser, _| {
        browser.wait("current.view");
        let texts = |css: &str| browser.value(&format!("{TEXTS}('{css}')"));
        assert_eq!(texts("nav, a, button, input, select, textarea, summary"), CONTROLS);
        let boxes = "[...document.querySelectorAll('textarea')].map(each => [each.id, each.readOnly, each.wrap, each.spellcheck].join(' '))";
        assert_eq!(
            browser.value(boxes),
            "description false off false,input false off false,answers true off false,output false off false"
        );
        let roles = "[...document.querySelectorAll('[role]')].map(each => `${each.id || each.dataset.part} ${each.getAttribute('role')}`)";
        assert_eq!(browser.value(roles), ROLES);
        assert_eq!(
            texts("h1, h2, p[data-text], option[data-text], [data-label]:not(button, select, input), footer span"),
            HINTS
        );
    });
}

#[test]
#[ignore = "needs a browser"]
fn the_focus_what_is_disabled_and_less_motion_are_seen() {
    on_page("#board=1,2,3/4,5,6/7,0,8", |browser, _| {
        browser.wait("document.querySelector('#player .tile')");
        let style = |element: &str, names: &str| {
            browser
                .value(&format!("(style => {names}.map(name => style[name]).join(' '))(getComputedStyle({element}))"))
        };
        browser.keys("#moves", "\t");
        assert_eq!(style("document.activeElement", "['outlineStyle']"), "solid");
        for (button, wanted) in [("undo", "default rgba(0, 0, 0, 0)"), ("shuffle", "pointer rgb(132, 144, 163)")] {
            assert_eq!(style(&format!("byId('{button}')"), "['cursor', 'borderColor']"), wanted);
        }
        let tile = "document.querySelector('#player .tile')";
        assert_eq!(style(tile, "['transitionDuration']"), "0s");
        browser.prefer("prefers-reduced-motion", "no-preference");
        assert_eq!(style(tile, "['transitionDuration']"), "0.16s");
        browser.go("#uva10181/check");
        browser.value("byId('output-file').focus()");
        assert_eq!(style("byId('output-file').parentElement", "['outlineStyle']"), "solid");
    });
}

/// What Ctrl-V puts into the box for an output.
fn pasted(browser: &Browser) -> String {
    browser.go("#uva10181/check");
    browser.keys("#output", &format!("{CONTROL}a"));
    browser.keys("#output", &format!("{CONTROL}v"));
    browser.value("document.querySelector('#output').value")
}

#[test]
#[ignore = "needs a browser"]
fn a_copy_takes_what_it_stands_beside() {
    on_page("#board=1,2,3/4,5,6/7,0,8&goal=spiral&moves=UL&at=1", |browser, _| {
        browser.wait("current.view");
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
}

#[test]
#[ignore = "needs a browser"]
fn a_player_waits_half_a_second_between_moves_and_the_time_of_a_run_is_in_milliseconds() {
    on_page("#board=1,2,3/4,5,6/7,0,8&moves=UL&at=0", |browser, _| {
        browser.wait("current.view");
        browser.value("void (window.waits = [], window.setInterval = (_, wait) => { waits.push(wait); return 1; })");
        for player in ["watch.player", "lesson"] {
            browser.value(&format!(
                "[...{player}.parts.speed.options].forEach(({{ value }}) => {{ {player}.parts.speed.value = value; playOn({player}); }})"
            ));
        }
        assert_eq!(browser.value("waits"), "1000,500,250,125,50,1800,900,450,225,90");
        browser.reload();
        browser.go("#uva10181/answer");
        // Searches enough that the start of the engine is no large part of the time, also on a busy machine.
        let boards = case("uva10181", "hardest").split_once('\n').unwrap().1.repeat(10);
        put(browser, "input", &format!("1000\n{boards}"));
        browser.value("(window.began = performance.now())");
        run(browser);
        let elapsed: f64 = browser.value("performance.now() - began").parse().unwrap();
        let said = browser.text("#run-state");
        let told = said.strip_prefix("Done in ").and_then(|said| said.strip_suffix(" ms."));
        let told: f64 = told.expect(&said).parse().unwrap();
        assert!(told > elapsed / 50.0 && told < elapsed, "{told} of {elapsed}");
    });
}
