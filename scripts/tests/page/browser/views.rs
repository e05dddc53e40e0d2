//! What the address, the links and the browser's own buttons show: titles, marks, the focus, and what was kept.

/// The links that are marked as the current page, and the parts of the view that are in sight.
const MARKED: &str =
    "[...document.querySelectorAll('[aria-current=page], main section')].filter(each => each.offsetParent\
    && (each.localName === 'section' || getComputedStyle(each).boxShadow !== 'none')).map(each => each.id || each.textContent).join(' ')";

on_page!(each_view_has_its_title_its_marks_and_the_focus, "", |browser, _| {
    browser.wait("current.timer");
    let focus = || browser.value("document.activeElement.id || document.activeElement.textContent");
    for (hash, title, marked, focused) in [
        ("#uva10181", "UVa 10181, 15-Puzzle Problem", "problem Paste paste", "title"),
        ("#uva10181/answer", "UVa 10181, 15-Puzzle Problem", "problem Answer given answer", "title"),
        ("#board", "Board", "Board watch", "Board"),
        ("#UVa652/check", "UVa 652, Eight", "problem Check given check", "title"),
        ("#uva652/nosuch", "UVa 652, Eight", "problem Paste paste", "title"),
        ("#learn", "Learn", "Learn teach", "Ways to solve a board"),
        (
            "#",
            "Programs for the 15-puzzle and the 8-puzzle",
            "Problems home",
            "Programs for the 15-puzzle and the 8-puzzle",
        ),
        ("#problems", "Programs for the 15-puzzle and the 8-puzzle", "Problems home", "search"),
        ("#learn&board=2,1/3,0&method=idastar", "Learn", "Learn teach", "Ways to solve a board"),
        ("#board=2,1/3,0", "Board", "Board watch", "Board"),
    ] {
        browser.go(hash);
        assert_eq!(browser.value("document.title"), format!("{title} - slidekit"), "{hash}");
        assert_eq!((browser.value(MARKED).as_str(), focus().as_str()), (marked, focused), "{hash}");
        assert_eq!(browser.value("byId('found').textContent"), "", "{hash}");
    }
    for (hash, title) in [
        ("#board", "棋盘"),
        ("#learn", "学习"),
        ("#", "十五数码与八数码的程序"),
        ("#hdu1043", "HDU 1043, Eight；同 ZOJ 1217"),
    ] {
        browser.go(hash);
        browser.click("#language");
        assert_eq!(browser.value("document.title"), format!("{title} - slidekit"), "{hash}");
        browser.expect_text("#language", "English");
        let described = "document.querySelector('meta[name=description]').content.slice(0, 5)";
        browser.expect(described, "可直接粘贴");
        browser.click("#language");
        browser.expect(
            "`${document.querySelector('#language').textContent} ${document.querySelector('#language').lang}`",
            "中文 zh",
        );
    }
    let viewport = "document.querySelector('meta[name=viewport]').content";
    // A telephone shows it as wide as it is.
    browser.expect(viewport, "width=device-width, initial-scale=1");
    let version = format!("slidekit {}.", env!("CARGO_PKG_VERSION"));
    browser.expect_text("#version", version);
    browser.expect("repository.hidden === !DATA.repository", "true");
});

on_page!(links_go_to_the_top_and_moves_are_no_pages, "", |browser, _| {
    browser.value("scrollTo(0, 700)");
    browser.click("#problems li:nth-child(15) a");
    browser.wait("current.view === 'problem'");
    browser.value("history.back()");
    browser.wait("current.view === 'home' && scrollY > 500");
    for hash in ["#lang=zh", ""] {
        browser.click("#language");
        browser.wait(&format!("location.hash === '{hash}'"));
        assert_eq!(browser.value("history.state.scrolled > 500"), "true", "for the next time Back leads here");
    }
    browser.click("#problems li:nth-child(15) a");
    browser.wait("current.view === 'problem'");
    assert_eq!(browser.value("scrollY"), "0", "the place that Back led to is no longer of use");
    browser.set_width(400);
    browser.value("scrollTo(0, 60)");
    browser.click("[data-tab=answer]");
    browser.wait("!document.querySelector('#answer').hidden");
    browser.expect("`${scrollY} ${document.activeElement.dataset.tab}`", "60 answer");
    browser.go("#board=1,2,3/4,5,6/7,0,8");
    browser.value("(window.entries = history.length)");
    for key in ["\u{e012}", "\u{e013}"] {
        browser.value("(window.old = location.hash)");
        browser.keys("#player .board", key);
        browser.wait("location.hash !== old");
    }
    browser.expect("history.length - entries", "0");
    browser.expect("location.hash", "#board=1,2,3/4,5,6/7,0,8&moves=LU&at=2");
    browser.go("#nosuch");
    browser.expect_text("#found.error", "There is no problem “nosuch” here.");
    browser.keys("#search", "zzz");
    browser.expect_text("#found:not(.error)", "No problem has all these words.");
    browser.write("#search", "");
    browser.go("#");
    browser.expect_text("#found", "");
});

on_page!(
    a_new_page_has_what_was_kept_unless_its_address_says_otherwise,
    "#board=1,2,3/4,5,6/7,0,8&goal=blank-first&moves=LU&at=1",
    |browser, _| {
        let opened = |hash: &str| {
            browser.go(hash);
            browser.reload();
            browser.wait("current.view");
        };
        browser.wait("kept('last')?.includes('[1,2,3,4,5,6,7,0,8]')");
        opened("#board");
        browser.expect_text("#player [data-part=status]", "Move 1 of 2: L");
        browser.expect("`${watch.player.goal} ${goal.value}`", "0,1,2,3,4,5,6,7,8 blank-first");
        for (hash, kept, language) in
            [("#learn&lang=zh", "en", "zh"), ("#learn", "zh", "zh"), ("#learn&lang=en", "zh", "en"), ("#", "en", "en")]
        {
            browser.value(&format!("localStorage.setItem('slidekit/language', '{kept}')"));
            opened(hash);
            let languages = "`${document.documentElement.lang} ${localStorage.getItem('slidekit/language')}`";
            assert_eq!(browser.value(languages), format!("{language} {language}"), "{hash}");
        }
        // All in one step and without the timer of the page before: it would still write its board and its address.
        let reload_after = |change: &str| {
            let address = "clearTimeout(current.timer), history.replaceState(null, '', '#')";
            browser.value(&format!("void ({address}, {change}, window.isBefore = true, location.reload())"));
            browser.wait("!window.isBefore && current.view");
        };
        reload_after("keep('last', JSON.stringify({ ...FIRST_BOARD, tiles: [1, 2, 0, 0] }))");
        assert_eq!(browser.value("watch.player.moves"), "LLLDRDRDR", "a board that is none is not opened");
        for (wanted, language) in [("zh-TW", "zh"), ("zh", "zh"), ("de-CH", "en")] {
            let languages = format!(r#""userAgent":"test","acceptLanguage":"{wanted}""#);
            browser.devtools("Emulation.setUserAgentOverride", &languages);
            reload_after("localStorage.clear()");
            assert_eq!(browser.value("document.documentElement.lang"), language, "{wanted}");
        }
        browser.value("Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } })");
        browser.expect("(keep('last', 'x'), kept('last'))", "null");
        // A browser that limits how often the address changes.
        browser.value("void (history.replaceState = () => { document.refusals = 1; throw new Error('refused'); })");
        browser.click("#language");
        browser.wait("document.refusals");
        browser.value("void (window.DecompressionStream = undefined, begin())");
        browser.wait("!byId('unpacking').hidden");
        let said = browser.text("#unpacking");
        assert!(said.starts_with("This browser cannot unpack what this page holds ("), "{said}");
    }
);

const FACTS: &str =
    "Choose at the judge | C; Rust if the judge offers it, which is not confirmed | Limits | time not known, \
    memory not known | Input | one board on one line, x the blank. | Output | the fewest moves, or -1, on a line. | \
    Not confirmed | Whether the judge takes Rust is not confirmed. | Common mistakes | a board without an answer gets \
    -1: the search may end without reaching the goal | the blank is x, not 0: read words or characters, not numbers | \
    181,440 boards as strings or lists in a map may be slow: pack a board into an integer | Statement | \
    https://www.acwing.com/problem/content/847/";

on_page!(each_problem_shows_its_files_facts_cases_and_settings, "", |browser, _| {
    browser.value(
        "void (window.see = selector => [...document.querySelectorAll(selector)].map(each => each.textContent).join())",
    );
    browser.go("#boj1525");
    browser.expect("see('#facts dt')", "Choose at the judge,Limits,Input,Output,Common mistakes");
    let tabs = "[...document.querySelectorAll('[data-tab]')].map(tab => tab.hash)";
    browser.expect(tabs, "#boj1525,#boj1525/answer,#boj1525/check");
    assert_eq!(browser.text("#about") + &browser.value("byId('title').lang"), "3 x 3: the fewest movesen");
    browser.expect_text("#facts p", "Rust 2021, 2018 or 2015 (1.73)");
    browser.go("#acwing845");
    browser.expect(
        "[...document.querySelectorAll('#facts dt, #facts p, #facts a')].map(each => each.textContent).join(' | ')",
        FACTS,
    );
    browser.expect("document.querySelector('#title').lang", "zh");
    // The fields in sight, and the side: its least, its most, what stands there and how it is called.
    for (problem, fields, side) in [
        ("uva10181", "count 5,moves any,unsolvable 0,seed 1", None),
        ("poj1077", "moves any,unsolvable 0,seed 1", None),
        ("hdu3567", "count 5,moves any,seed 1", None),
        ("poj2893", "count 5,moves any,unsolvable 0,side 4,seed 1", Some("2 999 Rows")),
        ("hackerrank_npuzzle", "moves any,side 4,seed 1", Some("3 5 Side")),
    ] {
        browser.go(&format!("#{problem}/answer"));
        browser.value("document.querySelector('#random').open = true");
        let shown = "[...document.querySelectorAll('#random-form input')].filter(each => each.offsetParent)\
                .map(each => `${each.id.split('-')[1]} ${each.value}`)";
        assert_eq!(browser.value(shown), fields, "{problem}");
        if let Some(side) = side {
            let told = "(field => `${field.min} ${field.max} ${field.parentElement.innerText.trim()}`)(document.querySelector('#random-side'))";
            assert_eq!(browser.value(told), side, "{problem}");
        }
        let boards = "document.querySelector('#random-count').value";
        browser.expect(boards, if fields.starts_with("count") { "5" } else { "1" });
        for field in ["moves", "seed", "unsolvable"] {
            browser.value(&format!("(document.querySelector('#random-{field}').value = '7')"));
        }
    }
    browser.go("#uva652/answer");
    let cases = "see('#cases option')";
    browser.expect(cases, "Cases,sample,already_solved,hardest,many,messy (for the kit only),none (for the kit only),one_of_each,solved_after_another,unsolvable");
    browser.expect("see('#cases option:disabled')", "Cases");
    browser.expect("document.querySelector('#cases').value", "sample");
});
