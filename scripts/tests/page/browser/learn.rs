//! Learn as a teacher uses it: the text of a method, its search step by step, and what each method costs.

use super::{on_page, said_by};
use crate::page::webdriver::Browser;
use scripts::kit::grid::{Case, Grid};
use scripts::methods::catalogue::find;
use scripts::methods::lessons::LESSONS;

/// The board of 8 moves, by which the lesson begins.
const EIGHT: &str = "#learn&board=2,4,3/1,5,6/0,7,8";

/// Counts the timers that are begun, and keeps those that are not cleared; one of less than a second ends by itself.
const TIMERS: &str = "(window.timers = { begun: 0, left: new Set() }, ['Timeout', 'Interval'].forEach(kind => {
    const [begin, clear] = ['set', 'clear'].map(word => window[word + kind]);
    window[`set${kind}`] = (act, pause, ...given) => {
        const timer = begin(act, pause, ...given);
        timers.begun++;
        if (kind === 'Interval' || pause >= 1000) timers.left.add(timer);
        return timer;
    };
    window[`clear${kind}`] = timer => { timers.left.delete(timer); clear(timer); };
}))";

const STATUS: &str = "document.querySelector('#lesson-player [data-part=status]').textContent";

/// Opens an address and waits for the step that it names.
pub fn open(browser: &Browser, address: &str, step: &str) {
    browser.go("#learn");
    browser.go(address);
    browser.wait(&format!("{STATUS}.startsWith('{step}')"));
}

fn status(browser: &Browser) -> String {
    browser.value(STATUS)
}

/// The number of nodes that the tree shows.
fn drawn(browser: &Browser) -> String {
    browser.value("[...document.querySelectorAll('#tree g')].filter(each => getComputedStyle(each).visibility === 'visible').length")
}

/// The lines of the pseudocode that act.
fn acting(browser: &Browser) -> String {
    let marked = "getComputedStyle(line).backgroundColor !== 'rgba(0, 0, 0, 0)'";
    browser.value(&format!(
        "[...document.querySelectorAll('#code li')].filter(line => {marked}).map(line => line.textContent).join('; ')"
    ))
}

/// Whether a method takes boards of the 8-puzzle.
fn takes_eight(method: &str) -> bool {
    let goal = Grid::in_order(3, 3, 8);
    find(method).unwrap().takes(&Case { start: goal.clone(), goal })
}

/// The number of a method in the list, from 1.
fn number(method: &str) -> usize {
    LESSONS.iter().position(|lesson| lesson.method == method).unwrap() + 1
}

fn board(browser: &Browser) -> String {
    browser.value("document.querySelector('#lesson-player .board').ariaLabel")
}

#[test]
#[ignore = "needs a browser"]
fn a_search_is_stepped_forth_and_back() {
    on_page(&format!("{EIGHT}&method=astar-manhattan-seen&step=5"), |browser, _| {
        browser.wait(&format!("{STATUS}.startsWith('Step 5 of 41')"));
        assert_eq!(status(browser), "Step 5 of 41. Node 2 is expanded: its moves are tried.");
        assert_eq!((drawn(browser).as_str(), acting(browser).as_str()), ("3", "for each move of node"));
        browser.click("#lesson-player [data-part=forward]");
        assert_eq!(status(browser), "Step 6 of 41. L from node 2 would undo the last move, so it is not tried.");
        assert_eq!(acting(browser), "if it undoes the last move: skip it");
        browser.click("#lesson-player [data-part=back]");
        browser.click("#lesson-player [data-part=back]");
        assert_eq!(status(browser), "Step 4 of 41. Node 3 is generated, by U from node 1.");
        assert_eq!(board(browser), "Board, 0 is the blank: 2 4 3 / 0 5 6 / 1 7 8");
        assert_eq!(browser.text("#look-numbers"), "Node 3: moves made, g = 1; estimated to be left, h = 7; f = 8");
        assert_eq!(browser.text("#look-waiting"), "In the open list: 2; the best has f = 6: 2 (6), 3 (8)");
        browser.click("#lesson-player [data-part=last]");
        assert!(status(browser).ends_with(" is the goal; moves: 8."), "{}", status(browser));
        let waiting = browser.text("#look-waiting");
        assert!(waiting.starts_with("In the open list: 10; the best has f = 8: 3 (8), 29 (10), 26 (10)"), "{waiting}");
        assert_eq!(board(browser), "Board, 0 is the blank: 1 2 3 / 4 5 6 / 7 8 0");
        assert_eq!(browser.value("document.querySelectorAll('#tree g.path').length"), "9");
        browser.click("#lesson-player [data-part=first]");
        assert_eq!(
            (drawn(browser), status(browser)),
            ("1".into(), "Step 1 of 41. Node 1: the search begins here.".into())
        );
        browser.keys("#lesson-player [data-part=slider]", "\u{e014}\u{e014}");
        assert!(status(browser).starts_with("Step 3 of 41"), "{}", status(browser));
        browser.keys("#tree", "\u{e014}");
        assert!(status(browser).starts_with("Step 4 of 41"), "{}", status(browser));
        browser.keys("#tree", "\u{e012}\u{e012}");
        assert!(status(browser).starts_with("Step 2 of 41"), "{}", status(browser));
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_search_goes_on_by_itself_and_its_step_is_in_the_link() {
    on_page(&format!("{EIGHT}&method=idastar&step=2"), |browser, _| {
        browser.wait(&format!("{STATUS}.startsWith('Step 2 of 48')"));
        let toggle = || browser.text("#lesson-player [data-part=toggle]");
        browser.click("#lesson-player [data-part=toggle]");
        assert_eq!(toggle(), "Pause");
        browser.wait(&format!("!{STATUS}.startsWith('Step 2 ')"));
        browser.click("#lesson-player [data-part=toggle]");
        assert_eq!(toggle(), "Play");
        browser.click("#lesson-player [data-part=speed] option[value='10']");
        browser.keys("#tree", " ");
        browser.wait(&format!("/^Step 48 of 48.*is the goal/.test({STATUS})"));
        browser.wait("location.hash.endsWith('&method=idastar&step=48')");
        browser.wait("!lesson.timer");
        assert_eq!(toggle(), "Play", "at the end it pauses");
        assert_eq!(said_by(browser, "#lesson-link"), "Copied");
        browser.reload();
        browser.wait(&format!("{STATUS}.startsWith('Step 48 of 48')"));
        assert_eq!(browser.value("[method.value, document.querySelector('#lesson').value]"), "idastar,lesson8");
        browser.click("#look-open");
        browser.wait("location.hash === '#board=1,2,3/4,5,6/7,8,0'");
        browser.value("history.back()");
        browser.wait(&format!("current.view === 'learn' && {STATUS}.startsWith('Step 48 of 48')"));
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_threshold_begins_anew_and_cuts() {
    on_page(&format!("{EIGHT}&method=idastar"), |browser, _| {
        browser.wait(&format!("{STATUS}.startsWith('Step 1 of 48')"));
        assert_eq!(status(browser), "Step 1 of 48. Threshold 6: the search begins anew.");
        let step = |event: &str| {
            browser.value(&format!("showStep(lesson.steps.findIndex(({{ event, node }}) => {event}))"));
        };
        step("event === 'cut by the threshold' && node.part === '6'");
        assert!(status(browser).ends_with(" is cut off: f = 8 exceeds the threshold 6."), "{}", status(browser));
        assert_eq!(browser.value("document.querySelector('#tree g.now').textContent"), "8>6");
        assert!(acting(browser).starts_with("if f > threshold: cut it off"), "{}", acting(browser));
        assert_eq!(browser.text("#look-waiting"), "In memory, only the path: 3; from the start: 1, 2, 4");
        step("event === 'start' && node.part === '8'");
        assert_eq!(drawn(browser), "1", "the tree of the last threshold is gone");
        assert!(browser.text("#look-numbers").ends_with("f = 6; threshold 8"));
        browser.click("#lesson-player [data-part=last]");
        assert!(browser.text("#look-waiting").starts_with("In memory, only the path: 9; "));
        assert_ne!(browser.value("document.querySelectorAll('#tree g.left').length"), "0");
    });
}

#[test]
#[ignore = "needs a browser"]
fn two_searches_meet_and_a_drawing_ends() {
    on_page(&format!("{EIGHT}&method=both-ends&step=9999"), |browser, _| {
        browser.wait(&format!("{STATUS}.startsWith('Step 95 of 95')"));
        assert!(status(browser).ends_with(": here both searches meet."));
        let met = "lesson.nodes.find(node => node.twin)";
        assert_eq!(browser.value(&format!("{met}.tiles.join() === {met}.twin.tiles.join()")), "true");
        assert_eq!(
            browser.value(&format!("{met}.edge.getAttribute('d').split('M').length")),
            "3",
            "a line to the twin"
        );
        let lower = "Math.min(...lesson.nodes.filter(node => node.part === 'goal').map(node => node.y))";
        let upper = "Math.max(...lesson.nodes.filter(node => node.part === 'start').map(node => node.y))";
        assert_eq!(browser.text("#lesson-end"), "");
        // No layer between the trees is empty, though that of the start is deeper.
        open(browser, "#learn&board=1,2,3/0,4,6/7,5,8&method=both-ends&step=9999", "Step ");
        let layer = "lesson.nodes.find(node => node.g === 1).y";
        assert_eq!(browser.value(&format!("({lower} - {upper}) / {layer}")), "1");
        open(browser, &format!("{EIGHT}&method=breadth-first&step=4"), "Step 4 ");
        assert_eq!(
            browser.text("#look-numbers") + ". " + &browser.text("#look-waiting"),
            "Node 3: moves made, g = 1. In the queue: 2; the next first: 2, 3"
        );
        assert_eq!(browser.text("#lesson-end"), "");
        open(browser, &format!("{EIGHT}&method=breadth-first&step=9999"), "Step 131");
        assert_eq!(browser.text("#lesson-end"), "The drawing ends here; the search goes on.");
        let nodes = "lesson.nodes.filter(node => node.first !== 'undoes the last move').length";
        assert_eq!(browser.value(nodes), "60");
        let told = "lesson.steps.map((_, at) => (showStep(at), [lesson.waiting.length, \
            document.querySelector('#look-waiting').innerText.includes('…')]))";
        browser.value(&format!("(window.told = {told})"));
        assert_eq!(browser.value("told.every(([waiting, ends]) => ends === waiting > 12)"), "true");
        assert_eq!(browser.value("told.some(([waiting]) => waiting === 12)"), "true");
        browser.set_width(1280);
        assert_eq!(browser.value("document.body.offsetWidth > 1200"), "true", "a search takes a wide window");
        let is_seen = "(([tree, node]) => node.bottom > tree.top && node.top < tree.bottom && node.right > tree.left \
            && node.left < tree.right)([document.querySelector('#tree'), lesson.steps[lesson.at].node.element]\
            .map(each => each.getBoundingClientRect()))";
        open(browser, "#learn&board=8,6,7/2,5,4/3,0,1&method=greedy-best-first&step=9999", "Step");
        browser.value(&format!("(window.unseen = lesson.steps.filter((_, at) => (showStep(at), !{is_seen})).length)"));
        assert_eq!(browser.value("`${unseen}, ${document.querySelector('#tree').scrollTop > 100}`"), "0, true");
        open(browser, &format!("{EIGHT}&method=breadth-first&step=9999"), "Step 131");
        browser.set_width(500);
        let rightmost = "Math.max(...lesson.steps.map(({ node }) => (node.first in STUBS ? 0 : node.x)))";
        browser.value(&format!("showStep(lesson.steps.findIndex(({{ node }}) => node.x === {rightmost}))"));
        let scrolled: f64 = browser.value("document.querySelector('#tree').scrollLeft").parse().unwrap();
        assert!(scrolled > 100.0, "the node of the step is scrolled to: {scrolled}");
    });
}

#[test]
#[ignore = "needs a browser"]
fn each_method_has_its_text_and_its_code_and_a_node_shows_its_board() {
    on_page("#learn", |browser, _| {
        browser.wait(&format!("{STATUS}.startsWith('Step 1 of 131')"));
        for lesson in &LESSONS {
            let board = if takes_eight(lesson.method) { "lesson8" } else { "lesson32" };
            browser.click(&format!("#lesson option[value={board}]"));
            browser.click(&format!("#method option[value={}]", lesson.method));
            browser.wait(&format!("lesson.name === '{}' && lesson.steps.length > 0", lesson.method));
            assert_eq!(browser.text("#lesson-text"), lesson.text[0]);
            assert_eq!(
                browser.value("document.querySelectorAll('#code li').length"),
                lesson.lines().count().to_string()
            );
            assert_ne!(acting(browser), "", "{}", lesson.method);
        }
        browser.click("#language");
        assert_eq!(browser.text("#lesson-text"), LESSONS[LESSONS.len() - 1].text[1]);
        assert!(status(browser).starts_with("第 1 步，共 "), "{}", status(browser));
        assert_eq!(browser.value("document.querySelector('#method option').textContent"), "广度优先搜索");
        browser.click("#language");
        browser.click("#lesson option[value=lesson4]");
        browser.wait(&format!("{STATUS}.startsWith('Step 1 of 18')"));
        browser.click("#lesson-player [data-part=last]");
        browser.click("#tree g:not(.unseen) text");
        assert_eq!(board(browser), "Board, 0 is the blank: 2 8 3 / 1 0 4 / 7 6 5");
        assert!(status(browser).starts_with("Step 18 of 18"), "the step stays");
        browser.wait("location.hash.includes('board=2,8,3/1,0,4/7,6,5&goal=spiral')");
        assert_eq!(browser.value("byId('look-open').hash"), "#board=2,8,3/1,0,4/7,6,5&goal=spiral");
        let lengths = "Promise.all(Object.keys(BOARDS).map(async key => { const { columns, tiles, goal } = boardNamed(key); \
            const words = ['solve', boardText(goal, columns)]; const { moves } = await ask(watch.engine, words, boardText(tiles, columns)); \
            return `${key} ${moves.length}`; }))";
        browser.value(&format!("void {lengths}.then(told => {{ window.told = told; }})"));
        browser.wait("window.told");
        assert_eq!(browser.value("told"), "lesson4 4,lesson8 8,lesson20 20,lesson31 31,lesson32 32");
    });
}

#[test]
#[ignore = "needs a browser"]
fn the_methods_are_compared() {
    on_page("#learn", |browser, _| {
        // No method takes its whole time on this board, also on a busy machine.
        browser.click("#lesson option[value=lesson20]");
        browser.click("#compare");
        browser.wait("document.querySelector('#compare-state').textContent === 'Done.'");
        let shortest = "learn.rows.filter(({ item }) => / nodes\\s+[\\d,]+ ms\\s+moves: 20, the fewest/.test(item.innerText)).map(({ name }) => name).join()";
        let others = ["greedy-best-first", "weighted-astar-seen-cut"];
        let all =
            LESSONS.iter().map(|lesson| lesson.method).filter(|method| !others.contains(method) && takes_eight(method));
        assert_eq!(browser.value(shortest), all.collect::<Vec<_>>().join(","));
        let row = |name: &str| browser.text(&format!("#methods li:nth-child({})", number(name)));
        for lesson in &LESSONS {
            let begin = format!("{} {} ", lesson.title[0], lesson.idea[0]);
            assert!(row(lesson.method).starts_with(&begin), "{}", row(lesson.method));
        }
        let manhattan = row("astar-manhattan-seen");
        assert!(manhattan.contains("Compared with “A*”, nodes: 1"), "{manhattan}");
        let widths =
            "['breadth-first', 'astar-manhattan-seen'].map(wanted => learn.rows.find(({ name }) => name === wanted))
            .map(row => parseFloat(row.fill.style.width)).join(' ')";
        let bars = browser.value(widths);
        let bars: Vec<f64> = bars.split(' ').map(|bar| bar.parse().unwrap()).collect();
        assert!(bars[0] > bars[1] && bars[1] > 0.0, "{bars:?}");
        let drawn = "(({ offsetWidth, offsetHeight }) => offsetWidth > 9 && offsetHeight > 9)(learn.rows[0].fill)";
        assert_eq!(browser.value(drawn), "true");
        let nodes = |method: &str| {
            let nodes = format!("learn.rows.find(({{ name }}) => name === '{method}').nodes.textContent");
            browser.value(&nodes).trim_end_matches(" nodes").to_string()
        };
        let change = format!("nodes: {} → {}.", nodes("astar-hamming-seen"), nodes("astar-manhattan-seen"));
        assert!(manhattan.contains(&change), "{manhattan}, {change}");
        assert!(row("kit-4443").ends_with("not for this board"), "{}", row("kit-4443"));
        let greedy = row("greedy-best-first");
        assert!(greedy.contains(" moves: ") && !greedy.contains("the fewest"), "{greedy}");
        assert_eq!(browser.value("tasks.compare.engine.worker"), "null", "the memory of the searches is given back");
        browser.click(&format!("#methods li:nth-child({}) button", number("idastar")));
        browser.wait("lesson.name === 'idastar' && lesson.steps.length > 0");
        assert_eq!(browser.value("`${method.value}, ${document.activeElement.tagName}, ${scrollY}`"), "idastar, H1, 0");
        browser.click("#lesson option[value=lesson4]");
        assert_eq!(browser.value("[...document.querySelectorAll('.bar')].filter(bar => bar.offsetParent).length"), "0");
        open(browser, "#learn&board=1,2,3/4,5,6/7,0,8&method=idastar", "Step 1 of");
        assert_eq!(browser.value("document.querySelector('#lesson').value"), "boardAtHand");
        browser.value(TIMERS);
        browser.click("#compare");
        browser.wait("document.querySelector('#compare-state').textContent === 'Done.'");
        assert_eq!(browser.value("`${timers.begun > 20}, ${timers.left.size}`"), "true, 0", "no timer is left");
        let idastar = row("idastar");
        assert!(idastar.contains(" 1 node ") && idastar.contains("moves: 1, the fewest"), "{idastar}");
        assert!(!browser.text("#methods").contains(" 1 nodes"));
    });
}

#[test]
#[ignore = "needs a browser"]
fn a_hard_board_is_announced_and_stops_and_an_unsolvable_one_is_named() {
    let hard = "#learn&board=0,15,9,13/11,12,10,14/3,7,6,2/4,8,5,1&method=kit";
    on_page(hard, |browser, _| {
        browser.wait(&format!("{STATUS}.startsWith('Step 1 of')"));
        assert!(browser.text("#compare-state").contains("whole 5 seconds on a board of this size"));
        browser.value("void (window.kit = learn.rows.find(({ name }) => name === 'kit'))");
        let work = "tryMethod(tasks.compare.engine, kit)";
        let begin = format!("{work}.then(isWhole => {{ window.whole = isWhole; }})");
        assert_eq!(browser.value(&format!("({begin}, kit.result.textContent)")), "The search goes on …");
        browser.wait("parseInt(kit.time.textContent.replace(',', ''), 10) > 1000");
        browser.wait("window.whole === true");
        assert_eq!(browser.value("kit.result.textContent"), "stopped: more than 5 s");
        // The page itself clicks, so that this is done in time on a busy machine.
        let has_begun = "parseInt(learn.rows[0].nodes.textContent.replace(',', ''), 10) > 1000";
        let stop = "window.receive = real, document.querySelector('#compare-stop').click()";
        let watched = format!("(...given) => {{ real(...given); if ({has_begun}) {stop}; }}");
        browser.value(&format!("void (real => {{ window.receive = {watched}; }})(receive)"));
        browser.click("#compare");
        browser.wait("document.querySelector('#compare-state').textContent === 'Stopped.'");
        assert_eq!(browser.value("learn.rows[0].result.textContent"), "Stopped.");
        let change = "(([one, next]) => {
            showResult(one, { moves: null, why: 'Memory', expanded: 9, milliseconds: 1 });
            showResult(next, { moves: [], shortest: true, expanded: 3, milliseconds: 1 });
            return next.change.textContent;
        })(['astar-hamming-seen', 'astar-manhattan-seen'].map(wanted => learn.rows.find(({ name }) => name === wanted)))";
        assert_eq!(browser.value(change), "", "nothing is compared with a method that gave up");
        for (why, said) in [
            ("Cut", "none within 50 moves"),
            ("Memory", "stopped: more than 400 MB"),
            ("Time", "stopped: more than 5 s"),
            ("NotTaken", "not for this board"),
        ] {
            browser.value(&format!("showResult(kit, {{ moves: null, why: '{why}', expanded: 9, milliseconds: 1 }})"));
            assert_eq!(browser.value("kit.result.textContent"), said);
        }
        browser.go("#learn&board=2,1,3/4,5,6/7,8,0&method=idastar");
        browser.wait(&format!("{STATUS} === 'This board is unsolvable.'"));
        assert_eq!(board(browser), "Board, 0 is the blank: 2 1 3 / 4 5 6 / 7 8 0");
        assert_eq!(
            browser.text("#look-numbers") + &browser.text("#look-waiting"),
            "",
            "nothing is left of the lesson before"
        );
        assert_eq!(browser.value("lesson.parts.slider.max"), "0");
        browser.click("#lesson-player [data-part=forward]");
        browser.click("#lesson-player [data-part=toggle]");
        assert_eq!(status(browser), "This board is unsolvable.");
        browser.value(TIMERS);
        browser.click("#compare");
        browser.wait("document.querySelector('#compare-state').textContent === 'This board is unsolvable.'");
        assert_eq!(browser.value("`${timers.begun > 1}, ${timers.left.size}`"), "true, 0", "no timer is left");
        assert!(!browser.text("#methods").contains("The search goes on"));
    });
}
