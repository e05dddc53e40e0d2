//! The tasks behind the buttons: each runs once, ends at once, leaves nothing behind and shows nothing of what is past.

use super::{open_tab, put, run, saved_bytes, verdict, SAMPLE};
use crate::page::webdriver::Browser;

/// Everything that tasks have shown.
const SHOWN: &str = "['answers', 'output'].map(id => boxes[id].area.value).join('') + ['run', 'judge', 'all', 'make', 'solve', 'compare']\
    .map(id => document.querySelector(`#${id}-state`).textContent).join('') + ['answer-boards', 'check-boards', 'all-verdicts', \
    'all-missing', 'input-error'].map(id => document.getElementById(id).textContent).join('')";

/// A file for the cases, as it is opened.
const FILES: &str = "[new File(['x'], 'sample.out'), new File(['x'], 'stranger.out')]";

/// Starts a task and does something else in the same step of the page, and waits until nothing runs.
fn start_and(browser: &Browser, id: &str, start: &str, other: &str) {
    browser.value(&format!("({start}, {other})"));
    browser.wait(&format!("!tasks.{id}.timer && tasks.{id}.engine.calls.size === 0"));
}

on_page!(a_task_says_nothing_of_another_input_board_or_problem, "#uva10181/check", |browser, _| {
    let type_in = |id: &str| format!("(boxes.{id}.area.value += ' ', boxes.{id}.area.oninput())");
    let elsewhere = |problem: &str| format!("openProblem(problemOf('{problem}'), 'check', {{}})");
    let click = |id: &str| format!("tasks.{id}.button.click()");
    let another = "openBoard({ columns: 2, tiles: [1, 2, 0, 3], goal: [1, 2, 3, 0] })".to_string();
    for (id, start, other) in [
        ("judge", click("judge"), type_in("output")),
        ("judge", click("judge"), type_in("input")),
        ("judge", click("judge"), elsewhere("uva652")),
        ("run", click("run"), type_in("input")),
        ("run", click("run"), "useCase('many')".to_string()),
        ("run", click("run"), elsewhere("uva10181")),
        ("make", click("make"), "document.querySelector('#random-form').oninput()".to_string()),
        ("make", click("make"), elsewhere("uva652")),
        ("all", format!("judgeAll({FILES})"), elsewhere("uva10181")),
        ("solve", click("solve"), another),
        ("compare", click("compare"), "chooseBoard('near')".to_string()),
    ] {
        start_and(browser, id, &start, &other);
        let state = browser.value(&format!("document.querySelector('#{id}-state').textContent"));
        assert_eq!(state, "", "{id}: {other}");
        assert_eq!(browser.value("document.querySelector('#verdict').hidden"), "true", "{id}: {other}");
        let stop = format!("document.querySelector('#{id}-stop').disabled");
        assert_eq!(browser.value(&stop), "true", "{id}: {other}");
    }
    browser.value("openProblem(problemOf('uva10181'), 'check', {})");
    put(browser, "input", "1\nx");
    put(browser, "output", SAMPLE);
    browser.click("#judge");
    browser.wait("!document.querySelector('#input-error').hidden");
    browser.click("#cases option[value=sample]");
    browser.expect("document.querySelector('#input-error').hidden", "true");
    assert_eq!(verdict(browser), "AC accepted");
    put(browser, "output", "x");
    browser.expect("document.querySelector('#verdict').hidden", "true");
    assert_eq!(browser.text("#check-boards") + &browser.text("#judge-state"), "");
    verdict(browser);
    browser.value(&format!("judgeAll({FILES})"));
    browser.wait("!tasks.all.timer");
    open_tab(browser, "answer");
    run(browser);
    browser.go("#boj34388/check");
    browser.wait("current.problem.id === 'boj34388'");
    assert_eq!(browser.value(SHOWN), "", "nothing of another problem");
    browser.expect("document.querySelector('#verdict').hidden", "true");
});

on_page!(an_answer_to_a_forgotten_search_is_not_shown, "#uva10181/check", |browser, _| {
    // Another answer is read when `readOn` is called, after as many as `left` are read at once.
    let hold = "((left, { text } = Blob.prototype) => { window.readOn = null; Blob.prototype.text = function () { \
            if (left-- > 0) return text.call(this); Blob.prototype.text = text; \
            return new Promise(done => { window.readOn = () => done(text.call(this)); }); }; })";
    put(browser, "output", SAMPLE);
    assert_eq!(verdict(browser), "AC accepted");
    for (left, answer) in ["its verdict", "its boards"].iter().enumerate() {
        put(browser, "output", SAMPLE);
        browser.value(&format!("({hold}({left}), document.querySelector('#judge').click())"));
        browser.wait("window.readOn");
        put(browser, "output", "x");
        browser.value("readOn()");
        browser.wait("tasks.judge.engine.calls.size === 0");
        let is_hidden = browser.value("document.querySelector('#verdict').hidden");
        assert_eq!(is_hidden, "true", "a verdict on another output, changed before {answer} came");
        assert_eq!(verdict(browser).split(' ').next(), Some("WA"));
    }
    browser.go("#learn&board=2,4,3/1,5,6/0,7,8&method=breadth-first");
    browser.wait("lesson.steps.length > 0");
    let open = |method: &str| format!("openLesson('{method}', learn.board, 0)");
    browser.value(&format!("({hold}(0), {})", open("astar-hamming-seen")));
    browser.wait("window.readOn");
    browser.value(&format!("({}, readOn(), 0)", open("both-ends")));
    browser.wait("lesson.engine.calls.size === 0 && lesson.steps.length > 0");
    browser.expect("lesson.steps.length + ' ' + lesson.nodes.every(({ y }) => y >= 0)", "96 true");
});

on_page!(a_task_runs_once_in_one_worker_and_leaves_nothing_behind, "#uva10181/answer", |browser, folder| {
    browser.value(
            "(window.counts = { workers: 0, urls: 0 }, (Real => { window.Worker = class extends Real { \
             constructor(url) { super(url); counts.workers++; } terminate() { counts.workers--; super.terminate(); } }; })(Worker), \
             ((make, end) => { URL.createObjectURL = blob => (counts.urls++, make.call(URL, blob)); \
             URL.revokeObjectURL = url => { counts.urls--; end.call(URL, url); }; })(URL.createObjectURL, URL.revokeObjectURL))",
        );
    browser.click("#cases option[value=sample]");
    let once = "(before => (run.click(), run.click(), tasks.run.engine.last - before))(tasks.run.engine.last)";
    browser.value("void (window.run = document.querySelector('#run'))");
    browser.expect(once, "1");
    browser.wait("!tasks.run.timer");
    assert_eq!(run(browser), SAMPLE);
    assert!(browser.text("#run-state").starts_with("Done in ") && browser.text("#run-state").ends_with(" ms."));
    assert_eq!(browser.value("counts.workers"), "1", "one worker for all runs");
    browser.expect("document.querySelector('#run-state').ariaLive", "polite");
    put(browser, "input", "1\nx");
    run(browser);
    assert!(browser.text("#run-state").starts_with("Stopped by an error after "));
    browser.click("#input-save");
    super::saved(folder.join("uva10181.in"));
    browser.wait("counts.urls === 0");
});

on_page!(a_box_holds_what_came_last, "#uva10181/check", |browser, folder| {
    browser.value(
            "void (window.fill = (text, isFile) => { window.done = false; (isFile ? setBlob(boxes.output, new Blob([text]), 'a.out') \
             : setText(boxes.output, text)).then(() => { window.done = true; }); })",
        );
    let area = "`${boxes.output.area.hidden} ${boxes.output.area.value.length}`";
    for (length, shown) in [(200_000, "false 200000"), (200_001, "true 0")] {
        for is_file in ["true", "false"] {
            browser.value(&format!("fill('x'.repeat({length}), {is_file})"));
            browser.wait("done");
            assert_eq!(browser.value(area), shown, "{is_file}");
        }
        let paste = "(data => { data.setData('text/plain', 'x'.repeat(LENGTH)); const event = new ClipboardEvent('paste', \
                { clipboardData: data, cancelable: true }); boxes.output.area.dispatchEvent(event); return event.defaultPrevented; })\
                (new DataTransfer())";
        let taken = browser.value(&paste.replace("LENGTH", &length.to_string()));
        assert_eq!(taken, (length > 200_000).to_string(), "a small one is the browser's");
    }
    browser.value("(window.long = 'x'.repeat(999999) + '😀'.repeat(3), fill(long))");
    browser.wait("done");
    browser.value("void contents(boxes.output).text().then(text => { window.same = text === long; })");
    browser.wait("window.same !== undefined");
    assert_eq!(browser.value("same"), "true", "both halves of a character stay together");
    for last in
        ["setText(boxes.output, 'y'.repeat(300000))", "setBlob(boxes.output, new Blob(['y'.repeat(300000)]), 'a.out')"]
    {
        browser.value(&format!("(fill(long), {last})"));
        browser.wait("done");
        assert_eq!(browser.value("contents(boxes.output).size"), "300000", "{last}");
    }
    for (first, second) in [("true", "true"), ("false", "true"), ("true", "false")] {
        browser.value(&format!("(fill('first', {first}), fill('second', {second}))"));
        browser.wait("done && boxes.output.area.value !== ''");
        browser.value("void 0");
        assert_eq!(browser.value("boxes.output.area.value"), "second", "{first} {second}");
    }
    browser.value("(fill('first', true), boxes.output.area.value = 'typed', boxes.output.area.oninput())");
    browser.wait("done");
    browser.expect("boxes.output.area.value", "typed");
    let buttons = || browser.value("['copy', 'save'].map(end => document.querySelector(`#input-${end}`).disabled)");
    for (text, disabled) in [("'x'", "false,false"), ("''", "true,true"), ("'x'.repeat(200001)", "true,false")] {
        browser.value(&format!(
            "(window.done = false, setText(boxes.input, {text}).then(() => {{ window.done = true; }}))"
        ));
        browser.wait("done");
        assert_eq!(buttons(), disabled, "{text}");
    }
    browser.click("#input-save");
    assert_eq!(saved_bytes(&folder.join("uva10181.in")).len(), 200_001);
    browser.click("#input ~ .large button");
    assert_eq!(buttons(), "true,true");
});
