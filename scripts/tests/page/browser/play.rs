//! The board's state as it is shown and told: keys, controls, sizes and goals.

use super::enter_board;
use crate::page::webdriver::Browser;

const TILES: &str = "document.querySelector('#tiles').value";

/// What the page does with a key on a board, and whether the browser is kept from doing something else.
const KEY: &str =
    "void (window.key = (key, board) => { const event = new KeyboardEvent('keydown', { key, cancelable: true }); \
    document.querySelector(board || '#player .board').dispatchEvent(event); return event.defaultPrevented; })";

fn keys_are_taken(browser: &Browser, board: &str, keys: &[(&str, bool)]) {
    for (key, taken) in keys {
        assert_eq!(browser.value(&format!("key('{key}', '{board}')")), taken.to_string(), "{board} {key}");
    }
}

on_page!(a_player_says_where_it_is_and_takes_its_keys_only, "#board=1,2,3/4,5,6/0,7,8", |browser, _| {
    browser.wait("document.querySelector('#player .tile')");
    browser.value(KEY);
    let status = || browser.text("#player [data-part=status]");
    let controls = || {
        browser.value("(({ slider, toggle, speed }) => [slider.value, slider.max, slider.disabled, toggle.disabled, speed.value])(watch.player.parts)")
    };
    assert_eq!(
        (status().as_str(), controls().as_str()),
        ("Click a tile beside the blank, or solve it.", "0,0,true,true,1")
    );
    browser.write("#moves", "r, rR");
    browser.expect_text("#solve-state", "Move 3 (R) leaves the board.");
    browser.write("#moves", "R,R");
    assert_eq!((browser.text("#solve-state"), status()), (String::new(), "Move 2 of 2: R. This is the goal.".into()));
    browser.click("#player [data-part=first]");
    assert_eq!((status().as_str(), controls().as_str()), ("The start; moves: 2", "0,2,false,false,1"));
    browser.click("#player [data-part=speed] option[value='0.5']");
    let live = "[Boolean(watch.player.timer), document.querySelector('#player [data-part=status]').ariaLive]";
    assert_eq!(browser.value(live), "false,polite", "another speed does not begin to play");
    // In one step, as it soon is at the end.
    browser.expect(&format!("(watch.player.parts.toggle.click(), {live})"), "true,off");
    browser.value("openBoard({ columns: 3, tiles: [1, 2, 3, 4, 5, 6, 7, 0, 8], goal: goalNamed('blank-last', 9, 3) })");
    assert_eq!(browser.value(live), "false,polite", "another board is not played");
    browser.expect_text("#player [data-part=toggle]", "Play");
    keys_are_taken(
        browser,
        "#player .board",
        &[
            (" ", true),
            ("ArrowLeft", true),
            ("Backspace", true),
            (",", true),
            (".", true),
            ("x", false),
            ("Tab", false),
        ],
    );
    browser.expect("[watch.player.moves, watch.player.at]", ",0");
    browser.value("void (window.watched = newPlayer(document.querySelector('#check-boards')))");
    browser.value("load(watched, { columns: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0], moves: 'RLLR' }, 1)");
    browser.expect("[watched.moves, watched.at, watched.boards.length, watched.last]", "RL,1,3,2");
    let told =
        "[watch.player, watched, lesson].map(({ parts: { board } }) => [board.getAttribute('role'), board.tabIndex, \
            getComputedStyle(board).touchAction, board.getAttribute('aria-describedby')].join(' ')).join('; ')";
    browser.expect(told, "application 0 auto keys; application 0 auto ; img -1 auto ");
    keys_are_taken(
        browser,
        "#check-boards .board",
        &[("ArrowRight", true), ("ArrowUp", false), ("ArrowDown", false), ("Backspace", false), ("x", false)],
    );
    browser.expect("watched.at", "2");
    keys_are_taken(browser, "#check-boards .board", &[("ArrowLeft", true), (",", true), (",", true)]);
    browser.expect("[watched.moves, watched.at]", "RL,0");
});

on_page!(sizes_goals_and_wide_boards_are_drawn_and_said, "#board=1,2,3,4,5/6,7,8,0,9", |browser, _| {
    browser.wait("document.querySelector('#player .tile')");
    let fields = || {
        browser.value("[size.value, goal.value, document.querySelector('#goal-label').hidden, document.querySelector('#goal-tiles').value]")
    };
    let drawn = || {
        browser.value(
            "(({ board }) => [board.style.getPropertyValue('--columns'), board.style.getPropertyValue('--rows'), \
                Math.round(10 * board.offsetWidth / board.offsetHeight)])(watch.player.parts)",
        )
    };
    browser.value("void ([window.size, window.goal] = ['size', 'goal'].map(byId))");
    browser.expect(
        "[...size.options].map(each => each.textContent)",
        "2 × 2,3 × 3,4 × 4,5 × 5,6 × 6,7 × 7,8 × 8,9 × 9,10 × 10",
    );
    assert_eq!((fields().as_str(), drawn().as_str()), (",blank-last,true,1 2 3 4 5 / 6 7 8 9 0", "5,2,25"));
    let number = "JSON.parse(getComputedStyle(each.firstChild, '::before').content)";
    let place = "each.style.transform.replace(/translate|%/g, '')";
    let tiles = "[...document.querySelectorAll('#player .tile')]";
    let places = format!("{tiles}.map(each => `${{{number}}} ${{{place}}}`).join('; ')");
    browser.expect(&places, "1 (0, 0); 2 (100, 0); 3 (200, 0); 4 (300, 0); 5 (400, 0); 6 (0, 100); 7 (100, 100); 8 (200, 100); 9 (400, 100)");
    browser.go("#board=1,2/3,4/5,6/7,8/9,0");
    browser.wait("watch.player.columns === 2");
    assert_eq!((fields().as_str(), drawn().as_str()), (",blank-last,true,1 2 / 3 4 / 5 6 / 7 8 / 9 0", "2,5,4"));
    browser.go("#board=1,2/3,4/5,6/7,8/9,0&goal=blank-first");
    browser.wait("goal.value === 'blank-first'");
    browser.expect("watch.player.goal", "0,1,2,3,4,5,6,7,8,9");
    browser.click("#goal option[value='']");
    browser.expect("[document.querySelector('#goal-label').hidden, document.activeElement.id]", "false,goal-tiles");
    enter_board(browser, "#goal-tiles", "0 2 / 1 3");
    browser.expect_text("#board-error", "goal: 2 x 2 for a board of 5 x 2");
    enter_board(browser, "#tiles", "1 2 3 0");
    assert_eq!((fields().as_str(), browser.text("#board-error")), ("2,,false,0 2 / 1 3", String::new()));
    browser.expect("document.querySelector('#board-error').hidden", "true");
    browser.click("#size option[value='3']");
    assert_eq!(
        (fields().as_str(), browser.value(TILES)),
        ("3,blank-last,true,1 2 3 / 4 5 6 / 7 8 0", "1 2 3 / 4 5 6 / 7 8 0".into())
    );
    browser.click("#shuffle");
    let wrong = "watch.player.boards[0].filter((tile, cell) => tile !== watch.player.goal[cell]).length";
    assert!(browser.value(wrong).parse::<usize>().unwrap() > 3, "{}", browser.value(TILES));
    for (tiles, goal) in [("1, 2, 3, 0", "blank-last"), ("2, 1, 3, 0", "blank-last"), ("1, 2, 3, 0", "spiral")] {
        browser.value(&format!("openBoard({{ columns: 2, tiles: [{tiles}], goal: goalNamed('{goal}', 4, 2) }})"));
        browser.click("#shuffle");
        browser.wait("watch.engine.calls.size === 0");
        assert_eq!(
            browser.text("#solvable") + &browser.value("goal.value"),
            goal,
            "shuffled after {tiles}: {}",
            browser.value(TILES)
        );
    }
});

on_page!(it_is_said_what_solving_has_found, "#board", |browser, _| {
    for (board, said) in [
        ("1,2,3/4,5,6/8,7,0", "This board is unsolvable."),
        ("1,2,3,4,5,6,7,8,9/10,11,12,13,14,15,16,0,17", "This board is too large to solve here."),
        ("1,2,3/4,5,6/7,8,0", "Moves: 0, the fewest possible. Press Play to watch them."),
        ("1,2,3,4,5/6,7,8,9,10/11,12,13,14,15/16,17,18,19,20/21,22,23,0,24", "Moves: 1. Press Play to watch them."),
    ] {
        browser.go(&format!("#board={board}"));
        browser.wait(&format!("boardText(shown(), watch.player.columns, ',') === '{board}'"));
        browser.click("#solve");
        browser.wait("!tasks.solve.timer");
        assert_eq!(browser.text("#solve-state"), said, "{board}");
    }
    // While it is solved, other moves are made, or a board before is looked at.
    for (other, wanted) in [
        ("(undo(), makeMoves('U'))", "U Stopped."),
        ("goTo(watch.player, 0)", "LR Moves: 1, the fewest possible. Press Play to watch them."),
    ] {
        browser.value(
                "openBoard({ columns: 3, tiles: [1, 2, 3, 4, 5, 6, 7, 8, 0], goal: goalNamed('blank-last', 9, 3), moves: 'L' })",
            );
        browser.value(&format!("(goTo(watch.player, 1), document.querySelector('#solve').click(), {other})"));
        browser.wait("!tasks.solve.timer");
        assert_eq!(browser.value("`${watch.player.moves} `") + &browser.text("#solve-state"), wanted);
    }
    browser.go("#board=2,1/3,4/5,0");
    browser.wait("byId('solvable').textContent && shown().length === 6");
    let said = "Unsolvable: no moves lead to the goal. Swap 2 and 1 and it is solvable.";
    assert_eq!(browser.text("#solvable"), said, "with no goal that has a name");
});

on_page!(a_board_is_taken_as_replay_takes_it, "#board", |browser, _| {
    browser.wait("byId('tiles').offsetParent");
    let used = |text: &str| {
        enter_board(browser, "#tiles", text);
        browser.value("`${shown()} ${watch.player.columns} `") + &browser.text("#board-error")
    };
    assert_eq!(used("[[2,8,3],[1,0,4],[7,6,5]]"), "2,8,3,1,0,4,7,6,5 3 ");
    assert_eq!(used("1 2 3 x 4"), "2,8,3,1,0,4,7,6,5 3 5 tiles do not make a rectangle");
    browser.click("#language");
    assert_eq!(used("2 8 3; 1 0 4; 7 6"), "2,8,3,1,0,4,7,6,5 3 第 3 排有 2 块，第 1 排有 3 块");
});
