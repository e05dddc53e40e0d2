//! The picture of a search: where its boards stand, what is written at them, and what is said of each kind of step.

use super::learn::open;
use scripts::methods::lessons::LESSONS;

const EIGHT: &str = "#learn&board=2,4,3/1,5,6/0,7,8";

/// The faults of the tree that is drawn: boards outside of the picture or over one another, a parent that does not stand in
/// the middle of its children, an edge that does not lead from board to board, tiles or numbers in a wrong place.
const FAULTS: &str = "(() => {
    const faults = [], picture = document.querySelector('#tree svg'), view = picture.viewBox.baseVal;
    const expect = (is, ...what) => is || faults.push(what.join(' '));
    const isAbout = (one, other) => Math.abs(one - other) < 1.5;
    const boards = lesson.part.filter(node => !(node.first in STUBS));
    const frame = node => node.element.firstChild.getBBox();
    const scale = picture.width.baseVal.value / view.width;
    expect(scale >= 0.999 && scale <= 1.301, 'scale', scale);
    for (const { element, first, index } of lesson.part) {
        const box = element.getBBox();
        expect(box.x >= view.x && box.x + box.width <= view.width + 4 && box.y >= view.y
            && box.y + box.height <= view.y + view.height, 'outside', index, first);
    }
    boards.forEach((node, at) => {
        const { x, y, width, height } = frame(node), { index, g, h, f, tiles } = node;
        for (const other of boards.slice(0, at)) {
            const box = frame(other);
            expect(x >= box.x + box.width || box.x >= x + width || y >= box.y + box.height || box.y >= y + height,
                'over', index, other.index);
            const [sum, sums] = [node, other].map(({ element }) => element.querySelector('.sum').getBBox());
            expect(sum.y !== sums.y || sum.x > sums.x + sums.width || sums.x > sum.x + sum.width, 'touch', index, other.index);
        }
        const texts = [...node.element.querySelectorAll('text')], blank = node.element.querySelector('.blank').getBBox();
        const blankRow = Math.floor((blank.y - y) / height * tiles.length / lesson.columns);
        expect(tiles[blankRow * lesson.columns + Math.floor((blank.x - x) / width * lesson.columns)] === 0, 'blank', index);
        const [number, note] = texts.filter(text => text.classList.contains('note'));
        expect(number.textContent === String(index), 'number', index);
        const sum = lesson.name === 'greedy-best-first' ? `h=${h}` : f === null || lesson.name === 'iterative-deepening' ? `g=${g}`
            : f === g + h ? `${g}+${h}=${f}` : `f=${f}`;
        expect(note.textContent === sum, 'sum', note.textContent, sum);
        expect(Number(note.getAttribute('y')) > y + height && Number(number.getAttribute('y')) < y, 'notes', index);
        const rows = tiles.length / lesson.columns;
        for (const text of texts.filter(text => !text.classList.contains('note'))) {
            const [right, down] = ['x', 'y'].map(name => Number(text.getAttribute(name)));
            const cell = Math.floor((down - 3 - y) / height * rows) * lesson.columns + Math.floor((right - x) / width * lesson.columns);
            expect(String(tiles[cell]) === text.textContent, 'tile', index, text.textContent);
        }
        const children = node.children.filter(child => STUBS[child.first] !== 0).map(child => child.x);
        if (children.length) expect(node.x >= (children[0] + children[children.length - 1]) / 2 - 1, 'middle', index);
        if (!node.before) return;
        const above = frame(node.before), path = node.edge.getAttribute('d').match(/-?[\\d.]+/g).map(Number);
        expect(isAbout(path[0], node.before.x) && isAbout(path[2], node.x), 'edge', index);
        const isUp = lesson.nodes.some(({ part }) => part === 'start') && node.part === 'goal';
        const [from, to] = isUp ? [above.y, y + height] : [above.y + above.height + 16, y];
        expect(isAbout(path[1], from) && isAbout(path[3], to), 'edge ends', index, path);
        expect(isUp ? above.y > y : above.y < y, 'layer', index);
    });
    for (const node of lesson.part.filter(({ first }) => STUBS[first] > 0)) {
        const text = node.element.getBBox(), above = node.before.element.getBBox(), board = frame(node.before);
        const [, from, , to] = node.edge.getAttribute('d').match(/-?[\\d.]+/g).map(Number);
        expect(node.isUp ? to < from && text.y + text.height <= board.y
            : from < to && text.y >= to - 4 && text.y >= above.y + above.height, 'stub', node.index);
        expect(isAbout(text.x + text.width / 2, node.x), 'stub beside its line', node.index);
    }
    return faults.slice(0, 9).join('; ');
})()";

on_page!(each_board_of_a_tree_hangs_at_its_parent, "#learn", |browser, _| {
    browser.wait("lesson.steps.length > 0");
    for lesson in &LESSONS {
        for board in ["near", "greedy", "fifteen"] {
            browser.value(&format!(
                "(byId('method').value = '{}', byId('lesson').value = '{board}', chooseBoard('{board}'))",
                lesson.method
            ));
            browser.wait("lesson.engine.calls.size === 0 && byId('lesson-player').innerText.indexOf('…') < 0");
            if browser.value("lesson.steps.length === 0") == "true" {
                let status = "lesson.parts.status.textContent + byId('tree').childElementCount";
                browser.expect(status, "not for this board0");
                browser.value("void (window.print = window.save = () => { window.isMade = true; })");
                browser.value("(byId('print').click(), byId('tree-svg').click())");
                assert_eq!(browser.value("window.isMade"), "undefined", "there is no tree");
                continue;
            }
            for at in ["0", "lesson.last"] {
                browser.value(&format!("showStep({at})"));
                assert_eq!(browser.value(FAULTS), "", "{} {board} {at}", lesson.method);
            }
        }
    }
    // The last one has numbers of two digits.
    for board in ["4,1,2/5,0,3", "2,0/1,3/5,4", "8,6,7/2,5,4/3,0,1"] {
        open(browser, &format!("#learn&board={board}&method=astar-manhattan-seen"), "Step 1 of");
        assert_eq!(browser.value(FAULTS), "", "{board}");
    }
    // What was seen already hangs at the tree of the goal, too.
    for (board, method) in [("0,1/3,2", "backward-table"), ("5,1/3,4/2,0", "both-ends")] {
        open(browser, &format!("#learn&board={board}&method={method}"), "Step 1 of");
        browser.value("showStep(lesson.last)");
        assert_eq!(browser.value(FAULTS), "", "{board} {method}");
        let stubs = "lesson.part.some(({ isUp, first }) => isUp && first === 'seen already')";
        assert_eq!(browser.value(stubs), "true", "{board} {method}");
    }
    // The narrower of two trees stands in the middle, whichever it is.
    let places = "(counts => { const trees = ['start', 'goal'].map((part, at) => {
            const root = { part, g: 0, first: 'start', sum: '', children: [] };
            for (let left = counts[at]; left > 0; left--) root.children.push({ ...root, g: 1, before: root, children: [] });
            return [root, ...root.children]; });
            const whole = placeNodes(trees.flat(), 20, 50);
            return [whole, ...trees.map(tree => tree.map(({ x }) => x).join(' '))]; })";
    browser.expect(&format!("{places}([1, 3])"), "84,42 42,42 14 42 70");
    browser.expect(&format!("{places}([3, 1])"), "84,42 14 42 70,42 42");
    open(browser, &format!("{EIGHT}&method=both-ends"), "Step 1 of");
    let between = "lesson.nodes.filter(node => node.twin).every(({ twin, y, part }) => part === 'goal' ? y > twin.y : twin.y > y)";
    browser.expect(between, "true");
});

/// What waits, as it is said.
const ONE: &str = "1; the best has f = 6: 2 (6)";
const THREE: &str = "3; the best has f = 5: 3 (5), 4 (5), 2 (6)";

/// A search that has a step of each kind: the node, the one before it, the move, the board, g, h, f and what happens; then
/// what is said, what is marked in the tree, and what waits.
const STEPS: [(&str, &str, &str, &str); 11] = [
    ("1,-,-,A,0,6,6,start", "Node 1: the search begins here.", "", "1; the best has f = 6: 1 (6)"),
    ("1,-,-,A,0,6,6,expanded", "Node 1 is expanded: its moves are tried.", "", ""),
    ("2,1,U,B,1,5,6,generated", "Node 2 is generated, by U from node 1.", "", ONE),
    ("3,1,R,C,1,7,8,seen already", "R from node 1 leads to a board that was seen already.", "=", ONE),
    ("4,1,L,C,1,4,5,generated", "Node 3 is generated, by L from node 1.", "", "2; the best has f = 5: 3 (5), 2 (6)"),
    ("5,1,D,C,1,4,5,generated", "Node 4 is generated, by D from node 1.", "", THREE),
    ("6,2,D,A,2,6,8,undoes the last move", "D from node 2 would undo the last move, so it is not tried.", "↩", THREE),
    (
        "7,2,L,B,2,49,247,cut by the limit",
        "L from node 2 is cut off: g + h exceeds the limit of 50 moves.",
        "51>50",
        THREE,
    ),
    ("8,2,R,C,2,7,9,redundant", "R from node 2 ends a redundant sequence of moves.", "~", THREE),
    (
        "2,1,U,B,1,5,6,outdated",
        "Node 2 is skipped: its board has been reached by fewer moves.",
        "",
        "2; the best has f = 5: 3 (5), 4 (5)",
    ),
    ("9,4,U,D,2,0,2,goal", "Node 5 is the goal; moves: 2.", "", "2; the best has f = 5: 3 (5), 4 (5)"),
];

/// The boards of the search.
const LETTERS: [(&str, &str); 4] = [
    ("A", "2 4 3 / 1 5 6 / 0 7 8"),
    ("B", "2 4 3 / 0 5 6 / 1 7 8"),
    ("C", "2 4 3 / 1 5 6 / 7 0 8"),
    ("D", "1 2 3 / 4 5 6 / 7 8 0"),
];

on_page!(each_kind_of_step_is_said_and_marked_with_what_waits, "#learn", |browser, _| {
    browser.wait("lesson.steps.length > 0");
    let row = |(at, (step, ..)): (usize, &(&str, &str, &str, &str))| {
        let mut cells: Vec<&str> = step.split(',').collect();
        cells[3] = LETTERS.iter().find(|(letter, _)| *letter == cells[3]).unwrap().1;
        format!("['{}','{}']", at + 1, cells.join("','"))
    };
    let rows: Vec<String> = STEPS.iter().enumerate().map(row).collect();
    browser.value(&format!("(lesson.drawn = null, readTrace(lesson, [{}]), showStep(0))", rows.join(",")));
    for (at, (step, said, mark, waiting)) in STEPS.iter().enumerate() {
        browser.value(&format!("showStep({at})"));
        let status = browser.value("lesson.parts.status.textContent");
        assert_eq!(status, format!("Step {} of 11. {said}", at + 1), "{step}");
        let waits = browser.text("#look-waiting");
        assert_eq!(waits.strip_prefix("In the open list: ").unwrap_or_default(), *waiting, "{step}");
        let now = browser.value("document.querySelector('#tree g.now').textContent");
        assert!(mark.is_empty() || now == *mark, "{step}: {now}");
        let cells: Vec<&str> = step.split(',').collect();
        let index = ["1", "2", "4", "5", "9"].iter().position(|row| row == &cells[0]);
        let name = index.map_or(format!("{} from node {}", cells[2], cells[1]), |index| format!("Node {}", index + 1));
        let [g, h, f] = [4, 5, 6].map(|at| cells[at]);
        let numbers = format!("{name}: moves made, g = {g}; estimated to be left, h = {h}; f = {f}");
        browser.expect_text("#look-numbers", numbers);
    }
    browser.expect("byId('tree').ariaLabel", "Search tree; nodes: 5, waiting: 2");
    let classes =
        "lesson.nodes.map(({ element, edge }) => element.getAttribute('class') === edge.getAttribute('class') \
            && element.getAttribute('class')).join(';')";
    browser.expect(classes, "expanded path;outdated;seen already;generated path;generated;undoes the last move;cut by the limit;redundant;goal now path");
    let colours = "[0, 1, 3, 8].map(at => { const { element } = lesson.nodes[at], { fill, stroke } = getComputedStyle(element.firstChild); \
            return [fill, stroke, getComputedStyle(element).opacity].join(' '); }).join('; ')";
    let [ink, paper] = ["rgb(31, 90, 153)", "rgb(255, 255, 255)"];
    // Expanded, outdated, waiting, and the goal at the step.
    browser.expect(
        colours,
        format!("{ink} {ink} 1; {paper} {ink} 0.4; {paper} {ink} 1; rgb(27, 107, 58) rgb(168, 34, 34) 1"),
    );
    browser.value("showStep(1)");
    browser.expect(classes, "expanded now path".to_string() + &";unseen".repeat(8));
    browser.expect("byId('tree').ariaLabel", "Search tree; nodes: 1, waiting: 0");
    open(browser, &format!("{EIGHT}&method=idastar&step=999"), "Step 48");
    let left = "lesson.part.every(({ element, before }) => element.classList.contains('left') \
            === ![element, before && before.element].some(each => each && each.classList.contains('path')))";
    assert_eq!(browser.value(left), "true", "what hangs at the path is not left");
    for (nodes, said) in [
        (12, "12; from the start: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12"),
        (13, "13; from the start: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, …"),
    ] {
        let path = format!("Array.from({{ length: {nodes} }}, (_, at) => ({{ index: at + 1, first: 'expanded' }}))");
        browser.value(&format!("(lesson.path = {path}, look(lesson, lesson.steps[0].node))"));
        browser.expect_text("#look-waiting", format!("In memory, only the path: {said}"));
    }
    let waiting = "openLesson('both-ends', learn.board, 9999)";
    browser.value(&format!("void {waiting}"));
    browser.wait("lesson.name === 'both-ends' && lesson.steps.length === 96");
    let of_one_side = "lesson.steps.every((_, at) => (showStep(at), lesson.waiting.every(({ part }) => part === lesson.steps[at].node.part)))";
    browser.expect(of_one_side, "true");
});

on_page!(a_lesson_that_is_left_is_found_again, "#learn&board=4,3,0/6,8,5/2,7,1&method=idastar&step=5", |browser, _| {
    let told = || {
        browser.value("`${lesson.parts.status.textContent.split(' of')[0]}, ${method.value}, ${document.querySelector('#lesson').value}`")
    };
    browser.wait("lesson.steps.length > 0");
    for hash in ["#problems", "#learn"] {
        browser.go(hash);
        browser.wait("lesson.engine.calls.size === 0");
    }
    assert_eq!(told(), "Step 5, idastar, middle");
    browser.wait("location.hash === '#learn&board=4,3,0/6,8,5/2,7,1&method=idastar&step=5'");
    browser.expect("lesson.parts.slider.max === String(lesson.last)", "true");
    browser.click("#lesson-player [data-part=toggle]");
    browser.expect_text("#lesson-player [data-part=toggle]", "Pause");
    browser.click("#method option[value=breadth-first]");
    browser.wait("lesson.engine.calls.size === 0 && lesson.steps.length > 0");
    assert_eq!(told() + &browser.text("#lesson-player [data-part=toggle]"), "Step 1, breadth-first, middlePlay");
    let indents = "[...document.querySelectorAll('#code li')].map(line => line.style.getPropertyValue('--indent'))";
    browser.expect(indents, "0ch,0ch,2ch,2ch,2ch,4ch,4ch,4ch,4ch,0ch");
    browser.value("(openLesson('idastar', learn.board, 3), openLesson('twin', learn.board, 2))");
    browser.wait("lesson.engine.calls.size === 0 && lesson.steps.length > 0");
    assert!(told().starts_with("Step 3") && browser.text("#lesson-title") != "IDA*, Manhattan distance", "{}", told());
    for (hash, step) in [
        ("#learn&board=1,2,3/4,5,6/7,0,8&step=0", "Step 1"),
        ("#learn&board=1,2,3/4,5,0/7,8,6&step=x", "Step 1"),
        ("#learn&board=1,2,3/4,5,6/7,0,8&method=nosuch&step=2", "Step 2"),
    ] {
        browser.go(hash);
        browser.wait("lesson.engine.calls.size === 0 && lesson.steps.length > 0");
        assert_eq!(told(), format!("{step}, breadth-first, boardOfLink"));
        let error = if hash.contains("nosuch") { "There is no method “nosuch” here." } else { "" };
        assert_eq!(browser.text("#learn-error"), error, "{hash}");
    }
});
