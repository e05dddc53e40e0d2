//! Learn as a teacher uses it: the text of a method, its search step by step, and what each method costs.

use super::saved;
use crate::page::engine::lessons::takes;
use crate::page::webdriver::Browser;
use scripts::methods::lessons::LESSONS;

/// A board of 8 moves.
const EIGHT: &str = "#learn&board=2,4,3/1,5,6/0,7,8";

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
        "[...document.querySelectorAll('#code li')].filter(line => {marked}).map(line => line.textContent.trim()).join('; ')"
    ))
}

fn board(browser: &Browser) -> String {
    browser.value("byId('look-board').ariaLabel")
}

on_page!(a_search_is_stepped_forth_and_back, &format!("{EIGHT}&method=astar-manhattan-seen&step=5"), |browser, _| {
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
    browser.expect_text("#look-numbers", "Node 3: moves made, g = 1; estimated to be left, h = 7; f = 8");
    browser.expect_text("#look-waiting", "In the open list: 2; the best has f = 6: 2 (6), 3 (8)");
    browser.click("#lesson-player [data-part=last]");
    assert!(status(browser).ends_with(" is the goal; moves: 8."), "{}", status(browser));
    let waiting = browser.text("#look-waiting");
    assert!(waiting.starts_with("In the open list: 10; the best has f = 8: 3 (8), 20 (10), 18 (10)"), "{waiting}");
    assert_eq!(board(browser), "Board, 0 is the blank: 1 2 3 / 4 5 6 / 7 8 0");
    browser.expect("document.querySelectorAll('#tree g.path').length", "9");
    browser.click("#lesson-player [data-part=first]");
    assert_eq!((drawn(browser), status(browser)), ("1".into(), "Step 1 of 41. Node 1: the search begins here.".into()));
    browser.keys("#lesson-player [data-part=slider]", "\u{e014}\u{e014}");
    assert!(status(browser).starts_with("Step 3 of 41"), "{}", status(browser));
    browser.keys("#tree", "\u{e014}");
    assert!(status(browser).starts_with("Step 4 of 41"), "{}", status(browser));
    // Up and down go from node to node, and the step stays.
    let read = "(tree => byId(tree.getAttribute('aria-activedescendant')).getAttribute('aria-label'))(byId('tree'))";
    for (keys, node) in [("\u{e013}", "2"), ("\u{e013}\u{e013}", "1"), ("\u{e015}\u{e015}\u{e015}\u{e007}", "3")] {
        browser.keys("#tree", keys);
        assert!(browser.value(read).starts_with(&format!("Node {node}: moves made")), "{}", browser.value(read));
        assert!(browser.text("#look-numbers").starts_with(&format!("Node {node}: ")));
    }
    browser.keys("#tree", "\u{e012}\u{e012}");
    assert!(status(browser).starts_with("Step 2 of 41"), "{}", status(browser));
});

on_page!(a_search_goes_on_by_itself, &format!("{EIGHT}&method=idastar&step=2"), |browser, _| {
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
    browser.reload();
    browser.wait(&format!("{STATUS}.startsWith('Step 48 of 48')"));
    browser.expect("[method.value, document.querySelector('#lesson').value]", "idastar,boardOfLink");
    browser.click("#look-open");
    browser.wait("location.hash === '#board=1,2,3/4,5,6/7,8,0'");
    browser.value("history.back()");
    browser.wait(&format!("current.view === 'teach' && {STATUS}.startsWith('Step 48 of 48')"));
});

on_page!(a_threshold_begins_anew_and_cuts, &format!("{EIGHT}&method=idastar"), |browser, _| {
    browser.wait(&format!("{STATUS}.startsWith('Step 1 of 48')"));
    assert_eq!(status(browser), "Step 1 of 48. The threshold is 6: the search begins.");
    let step = |event: &str| {
        browser.value(&format!("showStep(lesson.steps.findIndex(({{ event, node }}) => {event}))"));
    };
    step("event === 'cut by the threshold' && node.part === '6'");
    assert!(status(browser).ends_with(" is cut off: f = 8 exceeds the threshold 6."), "{}", status(browser));
    browser.expect("document.querySelector('#tree g.now').textContent", "8>6");
    assert!(acting(browser).starts_with("if f > threshold: cut it off"), "{}", acting(browser));
    browser.expect_text("#look-waiting", "In memory, only the path: 3; from the start: 1, 2, 3");
    step("event === 'start' && node.part === '8'");
    assert_eq!(drawn(browser), "1", "the tree of the last threshold is gone");
    assert_eq!(status(browser), "Step 12 of 48. The threshold is 8: the search begins anew.");
    assert!(browser.text("#look-numbers").ends_with("f = 6; threshold 8"));
    browser.click("#lesson-player [data-part=last]");
    assert!(browser.text("#look-waiting").starts_with("In memory, only the path: 9; "));
    assert_ne!(browser.value("document.querySelectorAll('#tree g.left').length"), "0");
});

on_page!(two_searches_meet_and_a_drawing_ends, &format!("{EIGHT}&method=both-ends&step=9999"), |browser, _| {
    browser.wait(&format!("{STATUS}.startsWith('Step 96 of 96')"));
    assert!(status(browser).ends_with(": here both searches meet."));
    let met = "lesson.nodes.find(node => node.twin)";
    browser.expect(&format!("{met}.tiles.join() === {met}.twin.tiles.join()"), "true");
    // A line to the twin.
    browser.expect(&format!("{met}.edge.getAttribute('d').split('M').length"), "3");
    let lower = "Math.min(...lesson.nodes.filter(node => node.part === 'goal').map(node => node.y))";
    let upper = "Math.max(...lesson.nodes.filter(node => node.part === 'start').map(node => node.y))";
    browser.expect_text("#lesson-end", "");
    // No layer between the trees is empty, though that of the start is deeper.
    open(browser, "#learn&board=1,2,3/0,4,6/7,5,8&method=both-ends&step=9999", "Step ");
    let layer = "lesson.nodes.find(node => node.g === 1).y";
    browser.expect(&format!("({lower} - {upper}) / {layer}"), "1");
    open(browser, &format!("{EIGHT}&method=breadth-first&step=4"), "Step 4 ");
    assert_eq!(
        browser.text("#look-numbers") + ". " + &browser.text("#look-waiting"),
        "Node 3: moves made, g = 1. In the queue: 2; the next first: 2, 3"
    );
    browser.expect_text("#lesson-end", "");
    open(browser, &format!("{EIGHT}&method=breadth-first&step=9999"), "Step 217");
    browser.expect_text("#lesson-end", "The drawing ends here; the search goes on.");
    let drawn = "lesson.nodes.filter(({ first }) => first !== 'undoes the last move').length";
    browser.expect(drawn, "100");
    let is_seen = format!("{IN_SIGHT}(lesson.steps[lesson.at].node)");
    open(browser, "#learn&board=8,6,7/2,5,4/3,0,1&method=greedy-best-first&step=9999", "Step");
    browser.value(&format!("(window.unseen = lesson.steps.filter((_, at) => (showStep(at), !{is_seen})).length)"));
    browser.expect("`${unseen}, ${document.querySelector('#tree').scrollTop > 100}`", "0, true");
});

on_page!(each_method_has_its_text_and_its_code, "#learn", |browser, _| {
    browser.wait(&format!("{STATUS}.startsWith('Step 1 of 130')"));
    for lesson in &LESSONS {
        let board = if takes(lesson.method, "1 2 3 4 5 6 7 8 0") { "greedy" } else { "fifteen" };
        browser.click(&format!("#lesson option[value='{board}']"));
        browser.click(&format!("#method option[value={}]", lesson.method));
        browser.wait(&format!("lesson.name === '{}' && lesson.steps.length > 0", lesson.method));
        browser.expect_text("#lesson-text", lesson.text[0]);
        browser.expect("document.querySelectorAll('#code li').length", lesson.lines().count().to_string());
        assert_ne!(acting(browser), "", "{}", lesson.method);
    }
    browser.click("#language");
    browser.expect_text("#lesson-text", LESSONS[LESSONS.len() - 1].text[1]);
    assert!(status(browser).starts_with("第 1 步，共 "), "{}", status(browser));
    browser.expect("document.querySelector('#method option').textContent", "广度优先搜索");
    browser.click("#language");
    browser.click("#lesson option[value='near']");
    browser.wait(&format!("{STATUS}.startsWith('Step 1 of 18')"));
    browser.click("#lesson-player [data-part=last]");
    browser.click("#tree g:not(.unseen) text");
    assert_eq!(board(browser), "Board, 0 is the blank: 2 8 3 / 1 0 4 / 7 6 5");
    assert!(status(browser).starts_with("Step 18 of 18"), "the step stays");
    browser.wait("location.hash.includes('board=2,8,3/1,0,4/7,6,5&goal=spiral')");
    browser.expect("byId('look-open').hash", "#board=2,8,3/1,0,4/7,6,5&goal=spiral");
});

/// The cells of a row of the table of costs.
fn row(browser: &Browser, method: &str) -> String {
    let cells = "[...row.item.children].map(cell => cell.textContent).join(' | ')";
    browser.value(&format!("(row => {cells})(costs.rows.find(({{ name }}) => name === '{method}'))"))
}

/// The methods in the order of the table.
const ORDER: &str =
    "[...document.querySelectorAll('#methods tr')].map(item => costs.rows.find(row => row.item === item).name).join()";

on_page!(the_methods_are_compared, "#learn", |browser, folder| {
    // No method takes its whole time on this board, also on a busy machine.
    browser.click("#lesson option[value='middle']");
    browser.click("#compare");
    browser.wait("document.querySelector('#compare-state').textContent === 'Done.'");
    let taken: Vec<&str> =
        LESSONS.iter().map(|lesson| lesson.method).filter(|method| takes(method, "1 2 3 4 5 6 7 8 0")).collect();
    browser.expect(ORDER, taken.join(","));
    let others = ["greedy-best-first", "weighted-astar-seen-cut"];
    for method in &taken {
        assert_eq!(row(browser, method).contains(" | 20, the fewest | "), !others.contains(method), "{method}");
    }
    assert!(row(browser, "idastar").starts_with("IDA*, Manhattan distance | 20, the fewest | "));
    let left_out =
        browser.value("[...document.querySelectorAll('#left-out li')].map(item => item.textContent).join('; ')");
    assert!(left_out.starts_with("IDA*, additive pattern database; IDA*, "), "{left_out}");
    let numbers =
        |key: &str| browser.value(&format!("costs.rows.map(row => row.{key}).filter(cost => cost !== undefined)"));
    let sorted = |key: &str, is_down: bool| {
        let costs: Vec<u64> = numbers(key).split(',').map(|cost| cost.parse().unwrap()).collect();
        if is_down {
            costs.is_sorted_by(|one, other| one >= other)
        } else {
            costs.is_sorted()
        }
    };
    for (number, key) in [(3, "nodes"), (4, "held"), (2, "moves")] {
        for (is_down, marked) in [(false, "ascending"), (true, "descending")] {
            browser.click(&format!("#columns th:nth-child({number}) button"));
            assert!(sorted(key, is_down), "{}", numbers(key));
            browser.expect("document.querySelector('#columns [aria-sort]').ariaSort", marked);
        }
    }
    assert!(browser.value(ORDER).starts_with("greedy-best-first,"), "the longest answer");
    browser.click("#csv");
    let csv = saved(folder.join("costs.csv"));
    assert!(csv.starts_with("method,moves,nodes,held,time,note\ngreedy-best-first,"), "{csv}");
    assert_eq!(csv.lines().count(), taken.len() + 1);
    browser.expect("(setCost(costs.rows[0], 'moves', 0), costsAsCsv().split('\\n')[1].split(',')[1])", "0");
    assert_eq!(browser.value("tasks.compare.engine.worker"), "null", "the memory of the searches is given back");
    browser.click("#methods tr:nth-child(2) button");
    browser.wait("lesson.name === costs.rows[1].name && lesson.steps.length > 0");
    browser.expect("`${method.value === lesson.name}, ${document.activeElement.tagName}, ${scrollY}`", "true, H1, 0");
    open(browser, "#learn&board=1,2,3/4,5,6/7,0,8&method=idastar", "Step 1 of");
    assert_eq!(row(browser, "idastar"), "IDA*, Manhattan distance |  |  |  |  | ", "nothing of another board");
});

on_page!(
    a_hard_board_is_announced_and_stops,
    "#learn&board=0,15,9,13/11,12,10,14/3,7,6,2/4,8,5,1&method=kit",
    |browser, _| {
        browser.wait(&format!("{STATUS}.startsWith('Step 1 of')"));
        assert!(browser.text("#compare-state").contains("whole 5 seconds on a board of this size"));
        browser.value("void (window.kit = costs.rows.find(({ name }) => name === 'kit'))");
        let work = "tryMethod(tasks.compare.engine, kit)";
        let begin = format!("{work}.then(isWhole => {{ window.whole = isWhole; }})");
        browser.expect(&format!("({begin}, kit.cells.moves.textContent)"), "The search goes on …");
        browser.wait("window.whole === true");
        browser.expect("kit.cells.moves.textContent", "stopped: more than 5 s");
        // The page itself clicks, so that this is done in time on a busy machine.
        let stop = "window.receive = real, document.querySelector('#compare-stop').click()";
        let watched = format!("(...given) => {{ real(...given); if (costs.rows[0].nodes > 1000) {stop}; }}");
        browser.value(&format!("void (real => {{ window.receive = {watched}; }})(receive)"));
        browser.click("#compare");
        browser.wait("document.querySelector('#compare-state').textContent === 'Stopped.'");
        browser.expect("costs.rows[0].cells.moves.textContent", "Stopped.");
        browser.go("#learn&board=2,1,3/4,5,6/7,8,0&method=idastar");
        browser.wait(&format!("{STATUS} === 'This board is unsolvable.'"));
        assert_eq!(board(browser), "Board, 0 is the blank: 2 1 3 / 4 5 6 / 7 8 0");
        let left = browser.text("#look-numbers") + &browser.text("#look-waiting");
        assert_eq!(left, "", "nothing is left of the lesson before");
        browser.expect("lesson.parts.slider.max", "0");
        browser.click("#lesson-player [data-part=forward]");
        browser.click("#lesson-player [data-part=toggle]");
        assert_eq!(status(browser), "This board is unsolvable.");
        browser.click("#compare");
        browser.wait("document.querySelector('#compare-state').textContent === 'Done.'");
        assert_eq!(browser.value(ORDER), "twin", "the only method that takes it");
        assert!(row(browser, "twin").contains(" | proved to be unsolvable | "), "{}", row(browser, "twin"));
    }
);

/// Whether a node of the lesson lies within the frame of its tree.
const IN_SIGHT: &str =
    "(node => (([tree, one]) => one.left >= tree.left && one.right <= tree.right && one.top >= tree.top \
    && one.bottom <= tree.bottom)([lesson.place, node.element].map(each => each.getBoundingClientRect())))";

/// What an exercise asks after what it has said.
const ASKED: &str = " Which node is expanded next? Click it, or go there by ↑ and ↓ and press Enter.";

on_page!(
    an_exercise_asks_for_the_next_node,
    "#learn&board=1,3,6/5,0,2/4,7,8&method=astar-manhattan-seen&step=1",
    |browser, _| {
        browser.wait(&format!("{STATUS}.startsWith('Step 1 of 48')"));
        browser.click("#ask");
        assert_eq!(status(browser), ASKED);
        let answer = |node: &str| {
            browser.value(&format!("chooseNode(lesson, {node})"));
            status(browser).replace(ASKED, "")
        };
        let right = "lesson.steps[exercise.asked].node";
        browser.keys("#tree", "\u{e007}");
        assert_eq!(status(browser), format!("Right: Node 1.{ASKED}"));
        for said in ["Right: Node 3.", "Right: Node 6."] {
            assert_eq!(answer(right), said);
            assert_eq!(browser.text("#look-waiting"), "", "it would say which is next");
        }
        assert_eq!(answer("lesson.nodes[0]"), "No: Node 1 does not wait; it was taken already.");
        assert_eq!(answer("lesson.nodes.find(isStub)"), "No: R from node 3 is not followed.");
        let waiting = |is: &str| format!("lesson.waiting.find(node => node.f {is} {right}.f && node !== {right})");
        assert!(answer(&waiting(">")).ends_with(" has f = 10, and a node with a lower f waits."));
        assert!(answer(&waiting("===")).ends_with(" but of equal ones the lower h comes first, then the older node."));
        for at in 0..9 {
            assert!(answer(right).starts_with("Right: "), "{at}");
            assert_eq!(browser.value(&format!("{IN_SIGHT}({right})")), "true", "{at}");
        }
        let asked = status(browser);
        browser.click("#zoom option:last-child");
        browser.click("#full");
        browser.wait(&format!("{IN_SIGHT}({right})"));
        assert_eq!(status(browser), asked, "neither another size nor the whole window ends it");
        browser.click("#full");
        browser.keys("#tree", "\u{e012}");
        assert!(status(browser).starts_with("The exercise has ended. Step 4"), "{}", status(browser));
        browser.click("#zoom option:first-child");
        browser.click("#ask");
        assert_eq!(answer(right), "Right: Node 23. No other node is taken.");
        browser.expect("`${lesson.at}, ${byId('ask').ariaPressed}`", "47, false");
        for (method, node, said) in [
            ("breadth-first", "lesson.waiting[1]", "No: Node 3 came later; another node has waited longer."),
            ("both-ends", "lesson.waiting[1]", "No: Node 4 belongs to the other side."),
            ("idastar", "lesson.nodes[0]", "No: Node 1 does not wait; it was taken already."),
        ] {
            open(browser, &format!("#learn&board=1,3,6/5,0,2/4,7,8&method={method}&step=1"), "Step 1 of");
            browser.click("#ask");
            assert_eq!(answer(right), "Right: Node 1.", "{method}");
            assert_eq!(answer(node), said, "{method}");
        }
        browser.click("#ask");
        browser.expect("exercise.asked", "null");
    }
);

on_page!(
    two_methods_step_together_are_printed_and_saved,
    "#learn&board=1,3,6/5,0,2/4,7,8&method=greedy-best-first&beside=astar-manhattan-seen&step=95",
    |browser, folder| {
        browser.wait(&format!("{STATUS}.startsWith('Step 95 of 95')"));
        assert!(browser.text("#beside-status").ends_with("Step 48 of 48. Node 23 is the goal; moves: 8."));
        assert_eq!(status(browser), "Step 95 of 95. Node 47 is the goal; moves: 10.");
        browser.expect_text(
            "#look-numbers",
            "Node 47: moves made, g = 10, which do not count; estimated to be left, f = h = 0",
        );
        browser.value("showStep(4)");
        assert!(
            browser.text("#beside-status").starts_with("Step 5 of 48") && status(browser).starts_with("Step 5 of 95")
        );
        browser.wait("location.hash.endsWith('&method=greedy-best-first&beside=astar-manhattan-seen&step=5')");
        browser.click("#beside-tree g:not(.unseen) text");
        assert!(browser.text("#look-numbers").starts_with("Node 1: moves made, g = 0; estimated"));
        browser.value("(showStep(30), window.print = () => { document.printed = document.body.className; })");
        browser.click("#print");
        browser.expect("document.printed", "printing");
        let sheet =
            "[...document.querySelectorAll('#sheet section')].map(page => page.firstChild.textContent.slice(0, 2) \
                + page.textContent.match(/_+|h=|$/g).join('') + page.lastChild.textContent).join('|')";
        let sheet = browser.value(sheet);
        let pages: Vec<&str> = sheet.split('|').collect();
        for (page, begin, end) in
            [(0, "Grh=__h=__", "Which node is expanded next, and why?"), (1, "A*______", " and why?")]
        {
            assert!(pages[page].starts_with(begin) && pages[page].ends_with(end), "{}", pages[page]);
        }
        for page in [2, 3] {
            let text = pages[page];
            assert!(!text.contains('_') && text.contains("Solution. Expanded next: Node "), "{text}");
        }
        browser.value("(showStep(94), printSheet())");
        let last =
            browser.value("[...document.querySelectorAll('#sheet p:last-child')].map(each => each.textContent).join()");
        assert_eq!(last, [" No other node is taken."; 4].join(","));
        browser.value("dispatchEvent(new Event('afterprint'))");
        browser.expect("document.body.className", "");
        browser.value("showStep(30)");
        browser.click("#tree-svg");
        let picture = saved(folder.join("greedy-best-first.svg"));
        assert_eq!(picture.matches("<svg").count(), 3, "both trees in a picture");
        assert!(picture.contains("fill=\"rgb(31, 90, 153)\"") && picture.contains("h=4") && picture.contains("2+6=8"));
        assert!(!picture.contains("unseen"), "{picture}");
        browser.click("#other option[value='']");
        browser.wait("lesson.steps.length > 0 && byId('beside-tree').offsetParent === null");
        browser.click("#full");
        let seen = "['tree', 'code', 'lesson-player'].every(id => (part => part.top >= 0 && part.bottom <= innerHeight)(byId(id).getBoundingClientRect()))";
        browser.wait(seen);
        browser.expect("byId('tree').clientWidth > innerWidth - 60", "true");
        browser.click("#whole-code");
        browser.wait(&format!("{seen} && byId('tree').clientHeight > 300"));
        browser.click("#full");
        browser.wait("document.fullscreenElement === null && !document.querySelector('.full')");
    }
);

on_page!(a_link_opens_its_lesson_and_leaves_the_board_in_play, "#board=1,2,3/4,5,6/7,0,8&moves=RX", |browser, _| {
    browser.expect_text("#solve-state", "Move 2: “X” is not L, R, U or D.");
    let lesson = || {
        browser
            .value("`${document.querySelector('#lesson').value}, ${method.value}, ${watch.player.boards[0].join('')}`")
    };
    browser.go("#learn");
    assert_eq!(lesson(), "boardAtHand, breadth-first, 123456708", "the board at hand, as one comes from there");
    browser.go("#learn&board=4,3,0/6,8,5/2,7,1&method=idastar&step=5");
    browser.wait("lesson.steps.length > 0");
    assert_eq!(lesson(), "middle, idastar, 123456708");
    browser.go("#learn&board=4,3,0/6,8,5/2,7&method=idastar&step=7");
    browser.expect_text(
        "#learn-error",
        "This link names no board: row 3 has 2 tiles, but row 1 has 3. The lesson shows another one.",
    );
    assert_eq!(lesson(), "middle, idastar, 123456708");
    browser.click("summary[data-text=path]");
    let stops = "document.querySelectorAll('#path li').length";
    for at in 1..=browser.value(stops).parse().unwrap() {
        browser.click(&format!("#path li:nth-child({at}) a"));
        browser.wait(&format!("lesson.steps.length > 0 && lesson.name === DATA.path[{at} - 1].method && lesson.at === DATA.path[{at} - 1].step - 1"));
        assert_eq!(browser.text("#learn-error"), "", "{at}");
        browser.wait("(top => top >= 0 && top < innerHeight)(byId('method').getBoundingClientRect().top)");
    }
});
