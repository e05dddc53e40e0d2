//! Board as a player uses it, by mouse and by keys; and what the page keeps and where it leads.

use super::{case, enter_board, put, run, said_by, SAMPLE};
use crate::page::webdriver::{quoted, Browser, CONTROL};

const FIRST: &str = "#board=1,2,3/4,5,6/7,0,8";
const MOVES: &str = "document.querySelector('#moves').value";
const TILES: &str = "document.querySelector('#tiles').value";
const BOARD: &str = "#player .board";

fn status(browser: &Browser) -> String {
    browser.text("#player [data-part=status]")
}

/// Clicks a tile of a board whose goal has the blank last.
fn click(browser: &Browser, tile: u8) {
    browser.click(&format!("{BOARD} .tile:nth-child({tile})"));
}

on_page!(tiles_are_clicked_and_moves_taken_back, FIRST, |browser, _| {
    browser.wait("document.querySelector('#player .tile')");
    click(browser, 8);
    assert_eq!(status(browser), "Move 1 of 1: R. This is the goal.");
    click(browser, 1);
    assert_eq!(browser.value(MOVES), "R", "a tile that cannot slide");
    for (tile, moves) in [(3, "RUU"), (1, "RUULL")] {
        click(browser, tile);
        assert_eq!(browser.value(MOVES), moves, "a tile slides with those between it and the blank");
    }
    browser.click("#undo");
    browser.keys(BOARD, "\u{e012}");
    browser.click("#player [data-part=back]");
    let moves = browser.value(MOVES);
    click(browser, 4);
    assert_eq!(browser.value(MOVES), moves, "what followed is kept when nothing slides");
    browser.click("#undo");
    assert_eq!(browser.value(MOVES), "RUU", "what followed is forgotten");
    browser.keys(BOARD, "\u{e012}\u{e003}");
    assert_eq!((browser.value(MOVES), status(browser)), ("RUU".into(), "Move 3 of 3: U".into()));
    // A key of the browser's own.
    browser.keys(BOARD, &format!("{CONTROL}\u{e015}"));
    browser.expect(MOVES, "RUU");
    browser.keys(BOARD, ",,");
    assert_eq!(status(browser), "Move 1 of 3: R. This is the goal.");
    browser.keys(BOARD, ".");
    assert_eq!(status(browser), "Move 2 of 3: U");
    browser.click("#player [data-part=first]");
    browser.expect("document.querySelector('#undo').disabled", "true");
});

on_page!(an_answer_is_played_at_a_speed_and_stepping_pauses, "#board=1,2,3/4,5,6/0,7,8&moves=R&at=1", |browser, _| {
    browser.wait("document.querySelector('#player .tile')");
    browser.click("#solve");
    browser.wait("document.querySelector('#solve-state').textContent.startsWith('Moves: 1, the fewest')");
    assert_eq!((browser.value(MOVES), status(browser)), ("RR".into(), "Move 1 of 2: R".into()));
    browser.write("#moves", &"RL".repeat(40));
    browser.click("#player [data-part=first]");
    browser.keys(BOARD, " ");
    browser.expect_text("#player [data-part=toggle]", "Pause");
    browser
        .value("void (real => { window.setInterval = (act, wait) => real(act, window.waits = wait); })(setInterval)");
    browser.click("#player [data-part=speed] option[value='10']");
    assert_eq!(browser.value("waits"), "50", "the speed changes at once");
    browser.wait("watch.player.at > 30");
    browser.click("#player [data-part=forward]");
    let at = browser.value("watch.player.at");
    assert_eq!(
        (browser.text("#player [data-part=toggle]"), browser.value("watch.player.timer")),
        ("Play".into(), "0".into())
    );
    assert!(status(browser).starts_with(&format!("Move {at} of 80")));
    browser.click("#player [data-part=last]");
    assert_eq!(browser.value("(watch.player.parts.toggle.click(), watch.player.at)"), "0", "from the start again");
    browser.click("#player [data-part=toggle]");
    browser.write("#moves", "R, L x");
    browser.keys("#moves", "\n");
    assert_eq!(
        (browser.text("#solve-state"), status(browser)),
        ("Move 3: “x” is not L, R, U or D.".into(), "Move 2 of 2: L".into())
    );
});

on_page!(a_board_is_typed_and_of_another_size_or_goal, FIRST, |browser, _| {
    browser.wait("document.querySelector('#player .tile')");
    browser.write("#tiles", "1,2,3 / 4 5 6 / 7 8 _");
    browser.click("#board-form button");
    browser.wait(&format!("{TILES} === '1 2 3 / 4 5 6 / 7 8 0'"));
    assert_eq!(status(browser), "This is the goal.");
    enter_board(browser, "#tiles", "1 2 3 4 5 6 7 x");
    browser.expect(TILES, "1 2 3 4 / 5 6 7 0");
    browser.click("#goal option[value=spiral]");
    browser.wait("watch.player.goal.join() === '1,2,3,4,0,7,6,5'");
    browser.click("#size option[value='3']");
    assert_eq!((browser.value(TILES), browser.value("goal.value")), ("1 2 3 / 8 0 4 / 7 6 5".into(), "spiral".into()));
    browser.keys(BOARD, "\u{e012}");
    browser.click("#goal option[value=blank-first]");
    browser.wait(&format!("{TILES} === '1 2 3 / 0 8 4 / 7 6 5' && watch.player.goal[0] === 0"));
    browser.value("(byId('goal').value = 'spiral', chooseGoal(), makeMoves('R'))");
    browser.wait(&format!("{TILES} === '1 2 3 / 8 0 4 / 7 6 5' && watch.player.goal[0] === 1"));
    enter_board(browser, "#tiles", "1 2 3 / 8 0 4 / 7 6 5");
    browser.click("#goal option[value='']");
    enter_board(browser, "#goal-tiles", "1 2 3 / 8 4 0 / 7 6 5");
    browser.wait("location.hash === '#board=1,2,3/8,0,4/7,6,5&goal=1,2,3/8,4,0/7,6,5'");
    browser.click("#size option[value='4']");
    browser.expect_text("#board-error", "");
    browser.go("#board=1,2,3/8,0,4/7,6,5&goal=spiral");
    browser.wait("document.querySelector('#player [data-part=status]').innerText === 'This is the goal.'");
    browser.go("#board=1,2,3/4,5,6/7,8,0");
    browser.wait("document.querySelector('#player [data-part=status]').innerText === 'This is the goal.' && goal.value === 'blank-last'");
});

on_page!(nothing_is_left_of_another_input, "#uva10181/answer", |browser, _| {
    browser.click("#cases option[value=sample]");
    assert_eq!(run(browser), SAMPLE);
    browser.keys("#answer-boards .board", "..,");
    browser.expect_text("#answer-boards [data-part=status]", "Move 1 of 9: L");
    put(browser, "input", &case("uva10181", "unsolvable"));
    let answers = "document.querySelector('#answers').value + document.querySelector('#cases').value";
    assert_eq!(browser.value(answers) + &browser.text("#run-state") + &browser.text("#answer-boards"), "");
    put(browser, "input", "");
    browser.reload();
    browser.wait("current.problem");
    assert_eq!(browser.value("boxes.input.area.value"), "", "an empty input is kept, too");
    browser.go("#aoj_alds1_13_b/answer");
    browser.wait("current.problem.id === 'aoj_alds1_13_b'");
    browser.wait("location.hash === '#aoj_alds1_13_b/answer'");
    browser.expect("boxes.input.area.value", case("aoj_alds1_13_b", "sample"));
    browser.go("#learn");
    browser.wait("lesson.steps.length > 0");
    browser.expect("document.querySelector('#lesson').value", "near");
});

on_page!(what_cannot_be_done_is_said, "#uva10181/check", |browser, _| {
    browser.click("#cases option[value=sample]");
    put(browser, "output", SAMPLE);
    let drag = |kind: &str| {
        browser.value(&format!("document.querySelector('#output').dispatchEvent(new DragEvent('{kind}'))"));
        browser.value("getComputedStyle(document.querySelector('#output')).outlineStyle")
    };
    assert_eq!((drag("dragover"), drag("dragleave")), ("dashed".into(), "none".into()));
    browser.value("document.querySelector('#output-file').onclick()");
    browser.value("void (navigator.clipboard.writeText = () => Promise.reject(new Error('refused')))");
    assert_eq!(said_by(browser, "#check-link"), "Could not copy");
    let failed = |clause: &str| {
        let text = format!("The engine has failed: {clause}");
        browser.wait(&format!("document.querySelector('#judge-state').textContent === {}", quoted(&text)));
    };
    let broken = "tasks.judge.engine.worker.dispatchEvent(new ErrorEvent('error', { message: 'no memory' }))";
    browser.value(&format!("(document.querySelector('#judge').click(), {broken})"));
    failed("no memory");
    browser.value("void (Blob.prototype.arrayBuffer = () => Promise.reject(new Error('the file is gone')))");
    browser.click("#judge");
    failed("Error: the file is gone");
    browser.go("#board=1,2/3,0");
    browser.wait("document.querySelector('#board-error').textContent.startsWith('The engine has failed')");
});
