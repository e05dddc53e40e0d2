//! The page as a person uses it, opened from disk.

/// Defines a test that opens the page at an address, and uses it by a function of the browser and a folder.
macro_rules! on_page {
    ($name:ident, $address:expr, $act:expr) => {
        #[test]
        #[ignore = "needs a browser"]
        fn $name() {
            $crate::page::browser::on_page($address, $act);
        }
    };
}

mod answers;
mod board;
mod check;
mod controls;
mod functions;
mod learn;
mod own;
mod play;
mod tasks;
mod tree;
mod views;

use super::webdriver::{quoted, Browser, CONTROL, PATIENCE};
use crate::tool::{not_checked, scratch};
use scripts::system::programs::root;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// What a button says that has copied a link without an address for it.
pub const FROM_DISK: &str = "Copied from # on: put it behind the address of your page";

pub const SAMPLE: &str = "LLLDRDRDR\nThis puzzle is not solvable.\n";

/// Opens the page at an address, uses it, and checks that the console is empty and that nothing was asked of a network.
pub fn on_page(address: &str, act: impl FnOnce(&Browser, &Path)) {
    let folder = scratch("browser");
    let Some(browser) = Browser::take(&folder) else {
        return not_checked("no chromedriver here, so the page is not tried");
    };
    browser.open(&url(address));
    browser.wait("current.view");
    act(&browser, &folder);
    assert_eq!(browser.console(), r#"{"value":[]}"#);
    let asked = "performance.getEntriesByType('resource').filter(entry => !/^(blob|data):/.test(entry.name)).length";
    browser.expect(asked, "0");
    browser.value("document.onsecuritypolicyviolation = event => { document.refused = event.effectiveDirective; }");
    browser.value("fetch('https://example.invalid/').catch(() => {})");
    browser.wait("document.refused === 'connect-src'");
    browser.give_back();
}

fn url(address: &str) -> String {
    let path = root().join("expected/page/index.html").to_string_lossy().replace('\\', "/");
    format!("file:///{}{address}", path.trim_start_matches('/'))
}

fn read(path: PathBuf) -> String {
    fs::read_to_string(path).unwrap().replace("\r\n", "\n")
}

pub fn case(program: &str, name: &str) -> String {
    read(root().join(format!("judge_inputs/{program}/{name}.in")))
}

/// Puts a long text into a box at once, as pasting does.
pub fn put(browser: &Browser, id: &str, text: &str) {
    let set = format!("(box.value = {}, box.dispatchEvent(new Event('input')))", quoted(text));
    browser.value(&format!("(box => {set})(document.getElementById('{id}'))"));
}

pub fn run(browser: &Browser) -> String {
    browser.click("#run");
    browser.wait("document.querySelector('#run-stop').disabled");
    browser.value("document.querySelector('#answers').value")
}

/// Opens a part of a problem by its link, and waits until it is shown.
pub fn open_tab(browser: &Browser, tab: &str) {
    browser.click(&format!("[data-tab={tab}]"));
    browser.wait(&format!("byId('{tab}').offsetParent"));
}

/// Checks what the output box holds, and returns the verdict with its reason.
pub fn verdict(browser: &Browser) -> String {
    browser.click("#judge");
    browser.wait("document.querySelector('#judge-stop').disabled");
    browser.text("#verdict")
}

/// Types a board or a goal, presses Enter, and waits until it has been read.
pub fn enter_board(browser: &Browser, css: &str, text: &str) {
    browser.write(css, text);
    let read = "given => { real(given); window.openRead = real; window.wasRead = true; }";
    browser.value(&format!("void (real => {{ window.wasRead = false; window.openRead = {read}; }})(openRead)"));
    browser.keys(css, "\n");
    browser.wait("wasRead");
}

/// Clicks a button, and returns what it then says for a while in the place of its own name.
pub fn said_by(browser: &Browser, css: &str) -> String {
    browser.value(&format!(
        "(button => {{ window.said = ''; new MutationObserver(() => {{ \
         if (button.dataset.text !== button.own) window.said = button.textContent; \
         }}).observe(button, {{ childList: true }}); }})(document.querySelector('{css}'))"
    ));
    browser.click(css);
    browser.wait("window.said");
    browser.value("window.said")
}

/// Waits for a file that is saved. While the browser writes it, an empty one may stand in its place.
pub fn saved(path: PathBuf) -> String {
    String::from_utf8(saved_bytes(&path)).unwrap().replace("\r\n", "\n")
}

pub fn saved_bytes(path: &Path) -> Vec<u8> {
    let end = Instant::now() + PATIENCE;
    while fs::metadata(path).map_or(0, |file| file.len()) == 0 {
        assert!(Instant::now() < end, "{} is not saved", path.display());
        sleep(Duration::from_millis(50));
    }
    fs::read(path).unwrap()
}

on_page!(a_problem_is_found_and_its_file_copied_and_saved, "", |browser, folder| {
    browser.write("#search", "10181");
    browser.expect_text("#problems a", "UVa 10181, 15-Puzzle Problem 4 x 4: any path of at most 50 moves");
    browser.keys("#search", "\n");
    browser.wait("location.hash === '#uva10181' && current.problem");
    let file = read(root().join("expected/submissions/uva10181.c"));
    let [thousands, bytes] = [file.len() / 1000, file.len() % 1000];
    let size = format!("{thousands},{bytes:03} bytes; fits UVa: at most 10000, a limit not confirmed");
    browser.expect_text("#files .quiet", size);
    browser.expect_text("#facts a", "https://onlinejudge.org/external/101/10181.pdf");
    browser.click("#files button + button");
    assert_eq!(saved(folder.join("uva10181.c")), file);
    assert_eq!(said_by(browser, "#files button"), "Copied");
    open_tab(browser, "check");
    browser.keys("#output", &format!("{CONTROL}v"));
    browser.expect("document.querySelector('#output').value", file);
});

on_page!(a_long_run_is_stopped_and_a_malformed_input_refused, "#uva10181/answer", |browser, _| {
    let hardest = case("uva10181", "hardest");
    let boards = hardest.split_once('\n').unwrap().1.repeat(50);
    put(browser, "input", &format!("5000\n{boards}"));
    // The page itself clicks when the first answers come, so that this is done in time on a busy machine.
    let stop = "window.receive = real, window.running = `${state.textContent} ${state.ariaLive}`, stopper.click()";
    let first = format!("(of, answer) => {{ real(of, answer); if (of === engine) {stop}; }}");
    let given = "(receive, tasks.run)";
    browser.value(&format!("void ((real, {{ engine, state, stopper }}) => {{ window.receive = {first}; }}){given}"));
    let seen = "state.textContent === 'Stopped.' && (window.seen = boxes.answers.area.value)";
    let observer = format!("new MutationObserver(() => {seen}).observe(state, {{ childList: true }})");
    browser.value(&format!("(state => {observer})(document.querySelector('#run-state'))"));
    browser.click("#run");
    browser.wait("document.querySelector('#run-state').textContent === 'Stopped.'");
    let running = browser.value("running");
    assert!(running.starts_with("Running") && running.ends_with(" off"), "{running}");
    assert_ne!(browser.value("seen"), "", "what was printed before is shown");
    put(browser, "input", "1000000000\n1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0\n1 2 3 3");
    assert_eq!(run(browser), "\n");
    browser.expect_text("#input-error", "input: board 2, word 4: \"3\" appears twice");
    put(browser, "input", "");
    assert_eq!(run(browser), "");
    browser.expect_text("#input-error", "input: word 1: the input ends here");
    browser.click("#cases option[value=sample]");
    assert_eq!(run(browser), SAMPLE);
    browser.expect_text("#input-error", "");
    // An input that is right, but that the program fails on.
    browser.value("void (window.ask = async () => ({ why: null, boards: [] }))");
    put(browser, "input", "x");
    run(browser);
    let clause = "word 1: \"x\" is not a number of boards";
    browser.expect_text("#input-error[lang=en]", clause);
});

on_page!(a_hard_board_is_searched_when_asked_for, "#board=0,12,9,13/15,11,10,14/3,7,2,5/4,8,6,1", |browser, _| {
    browser.wait("watch.engine.last > 0 && watch.engine.calls.size === 0");
    assert_eq!(browser.text("#solvable") + &browser.value("tasks.solve.engine.worker"), "null");
    browser.click("#solve");
    browser.wait("document.querySelector('#solve-state').textContent.endsWith('a hard board; it may take a minute.')");
    browser.click("#solve-stop");
    browser.wait("document.querySelector('#solve-state').textContent === 'Stopped.'");
    browser.click("#solve");
    browser.go("#board=2,1,3/4,5,6/7,8,0");
    browser.wait("document.querySelector('#solvable').textContent !== ''");
    assert_eq!(browser.text("#solve-state") + &browser.value("tasks.solve.engine.calls.size"), "0");
    let said = "Unsolvable: no moves lead to the goal. Swap 2 and 1, or choose the goal “spiral”, and it is solvable.";
    browser.expect_text("#solvable", said);
    browser.click("#language");
    assert!(browser.text("#solvable").contains("选择目标“螺旋”"));
});

on_page!(a_malformed_address_breaks_nothing, "", |browser, _| {
    for (address, status) in [
        ("#board=1,2/0,3&moves=R%0AL&at=x", "The start; moves: 2"),
        ("#board=1,2/0,3&moves=RLxR&at=1.5", "Move 1 of 2: R. This is the goal."),
        ("#board=1,2/0,3&moves=rr&at=-1", "The start; moves: 1"),
    ] {
        browser.go(address);
        browser.reload();
        let shown = "document.querySelector('#player [data-part=status]')?.textContent";
        browser.wait(&format!("{shown} === {}", quoted(status)));
        assert_eq!(browser.text("#board-error"), "", "{address}");
    }
    for (address, error) in [
        ("#board=1,2/0,3&goal=<b>x</b>", "goal: \"<b>x</b>\" is not blank-last, blank-first, spiral or a board"),
        ("#board=1,2/0,9", "word 4: \"9\" is not one of 0 to 3"),
        ("#board=%E0%A4%A", "word 1: \"\u{fffd}%A\" is not a tile"),
    ] {
        browser.go(address);
        browser.wait(&format!("document.querySelector('#board-error').textContent === {}", quoted(error)));
    }
    browser.go("#board=2,1/3,0&moves=LR&at=1");
    browser.wait("document.querySelector('#solvable').textContent.includes('Swap 2 and 1')");
    let shown = "history.pushState(null, '', '#board=3,1/2,0'), setTimeout(() => { document.shown = true; }, 300)";
    browser.value(&format!("(writeHash(), {shown})"));
    browser.wait("document.shown");
    assert_eq!(browser.value("location.hash"), "#board=3,1/2,0", "an address that is not read yet stays");
    browser.go("#nothing/of=this&kind");
    browser.wait("!document.querySelector('#home').hidden");
});

on_page!(every_view_is_usable_narrow_dark_and_in_chinese, "", |browser, _| {
    let ground = || browser.value("getComputedStyle(document.body).backgroundColor");
    let light = ground();
    browser.prefer("prefers-color-scheme", "dark");
    assert_ne!(ground(), light);
    browser.click("#language");
    browser.expect("document.documentElement.lang", "zh");
    browser.wait("location.hash === '#lang=zh'");
    browser.expect_text("header nav", "题目 棋盘 学习");
    assert!(browser.value("document.querySelector('#home-board').ariaLabel").starts_with("局面，0 为空格：2 3 4 0 /"));
    browser.set_width(320);
    for view in [
        "#",
        "#uva10181",
        "#uva10181/answer",
        "#poj2893/check",
        "#board",
        "#learn",
        "#learn&board=3,2,1/0,4,5&method=kit",
    ] {
        browser.go(view);
        let is_wide = "document.documentElement.scrollWidth > innerWidth";
        assert_eq!(browser.value(is_wide), "false", "{view}");
        let broken = "[...document.querySelectorAll('header a')].filter(each => each.getClientRects().length > 1 \
                || each.offsetHeight > 50).map(each => each.innerText)";
        assert_eq!(browser.value(broken), "", "{view}");
        let small = "[...document.querySelectorAll('button, select, input:not([type=file]), summary, header a, .tabs a')]\
                .filter(each => each.offsetParent && each.getBoundingClientRect().height < 40).map(each => each.outerHTML)";
        assert_eq!(browser.value(small), "", "{view}");
    }
});

on_page!(a_changed_language_shows_what_is_opened_in_it, "", |browser, _| {
    let shown = || browser.value("document.body.innerText.replace(/[\\d.]+ (ms|毫秒)/, '')");
    let judged = "(setText(boxes.output, 'LLLDRDRDL'), judge().then(() => judgeAll([new File(['x'], 'sample.out'), new File([], 'x')])))";
    let compared = "costs.rows.slice(0, 3).forEach((row, at) => showCosts(row, { moves: 'L', shortest: at > 0, expanded: 1, held: 1, milliseconds: 1 }))";
    for (view, act) in [
        ("#", ""),
        ("#uva10181", ""),
        ("#poj2893/check", ""),
        ("#uva10181/check", judged),
        ("#uva10181/answer", "run()"),
        ("#board=2,1,3/4,5,6/7,8,0", ""),
        ("#board=1,2,3/4,5,6/7,0,8", "solveFromHere()"),
        ("#learn", compared),
    ] {
        let opened = || {
            browser.reload();
            browser.wait("document.querySelector('main > section:not([hidden])') && watch.engine.calls.size === 0");
            browser.wait("lesson.steps.length > 0 || current.view !== 'teach'");
            let act = if act.is_empty() { "0" } else { act };
            browser.value(&format!("void Promise.resolve({act}).then(() => {{ window.acted = true; }})"));
            browser.wait("window.acted");
        };
        browser.go(view);
        opened();
        let before = shown();
        browser.click("#language");
        let changed = shown();
        assert_ne!(changed, before, "{view}");
        browser.wait("location.hash.includes('lang=zh') === (language() === 'zh')");
        opened();
        assert_eq!(shown(), changed, "{view}");
    }
});
