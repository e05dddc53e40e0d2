//! Functions of the page that need no click: what they return, in JSON.

use super::put;
use crate::page::webdriver::Browser;

/// Each expression has the value beside it.
fn assert_all(browser: &Browser, table: &[(&str, &str)]) {
    for (expression, value) in table {
        assert_eq!(browser.value(&format!("JSON.stringify({expression})")), *value, "{expression}");
    }
}

on_page!(boards_moves_and_goals_are_right_in_every_shape, "", |browser, _| {
    assert_all(browser, &BOARDS);
    browser.value(
        "void (window.place = { getBoundingClientRect: () => ({ left: 100, top: 50, width: 300, height: 200 }) })",
    );
    for (x, y, cell) in
        [(100, 50, 0), (199, 149, 0), (200, 50, 1), (199, 150, 3), (399, 249, 5), (500, 400, 5), (0, 0, 0)]
    {
        let at = browser.value(&format!("cellAt(place, 3, {{ clientX: {x}, clientY: {y} }})"));
        assert_eq!(at, cell.to_string(), "{x} {y}");
    }
});

const BOARDS: [(&str, &str); 38] = [
    ("movesOf('lRuDxL')", r#""LRUD""#),
    ("movesOf(' L')", r#""""#),
    ("moved([1, 2, 3, 4, 5, 0], 3, 'L')", "[1,2,3,4,0,5]"),
    ("moved([1, 2, 3, 4, 5, 0], 3, 'U')", "[1,2,0,4,5,3]"),
    ("moved([1, 2, 3, 4, 5, 0], 3, 'R')", "null"),
    ("moved([1, 2, 3, 4, 5, 0], 3, 'D')", "null"),
    ("moved([0, 1, 2, 3, 4, 5], 3, 'R')", "[1,0,2,3,4,5]"),
    ("moved([0, 1, 2, 3, 4, 5], 3, 'D')", "[3,1,2,0,4,5]"),
    ("moved([0, 1, 2, 3, 4, 5], 3, 'L')", "null"),
    ("moved([0, 1, 2, 3, 4, 5], 3, 'U')", "null"),
    ("moved([1, 2, 3, 0, 4, 5], 3, 'L')", "null"),
    ("moved([1, 2, 0, 3, 4, 5], 3, 'R')", "null"),
    ("movesTo([1, 2, 3, 4, 5, 6, 7, 8, 0], 3, 2)", r#""UU""#),
    ("movesTo([1, 2, 3, 4, 5, 6, 7, 8, 0], 3, 6)", r#""LL""#),
    ("movesTo([0, 1, 2, 3, 4, 5, 6, 7], 4, 3)", r#""RRR""#),
    ("movesTo([0, 1, 2, 3, 4, 5, 6, 7], 4, 4)", r#""D""#),
    ("movesTo([0, 1, 2, 3, 4, 5, 6, 7], 4, 5)", r#""""#),
    ("movesTo([0, 1, 2, 3, 4, 5, 6, 7], 4, 0)", r#""""#),
    ("goalNamed('blank-first', 4, 2)", "[0,1,2,3]"),
    ("goalNamed('blank-last', 6, 3)", "[1,2,3,4,5,0]"),
    ("goalNamed('spiral', 12, 4)", "[1,2,3,4,10,11,0,5,9,8,7,6]"),
    ("goalNamed('spiral', 6, 2)", "[1,2,0,3,5,4]"),
    ("goalNamed('spiral', 6, 3)", "[1,2,3,0,5,4]"),
    ("own.cases.length + nameFor({ id: 'x' }) + nameFor({ id: 'own', description: 'é' })", r#""0xown:2""#),
    ("inLink({ description: '# a\\n\\nanswer: {moves}\\n  # b\\nlayout: line' }).description.split('\\n')", r#"["answer: {moves}","layout: line"]"#),
    ("boardText([1, 2, 3, 4, 5, 0], 3)", r#""1 2 3 / 4 5 0""#),
    ("boardText([1, 2, 3, 4, 5, 0], 2, ',')", r#""1,2/3,4/5,0""#),
    ("[['LRU', 'LRD'], ['LR', 'LRU'], ['LRU', 'LR'], ['L', 'L'], ['', 'L']].map(both => common(...both))", "[2,2,2,1,0]"),
    ("(player => (load(player, { columns: 2, start: [1, 2, 3, 0], goal: [0, 1, 2, 3], moves: 'LR'.repeat(30000) }), \
      player.moves.length))(newPlayer(make('div')))", "50000"),
    ("readHash('uva10181/check&input=a+b&output=')", r#"{"uva10181/check":"","input":"a b","output":"","name":"uva10181","tab":"check"}"#),
    ("readHash('')", r#"{"name":""}"#),
    ("readHash('learn?method=idastar')", r#"{"learn":"","method":"idastar","name":"learn"}"#),
    ("readHash(`x&${new URLSearchParams({ output: '+ 100 %&=#\\n' })}`).output", r#""+ 100 %&=#\n""#),
    ("[{ name: 'board' }, { name: '', board: '1' }, { name: 'learn', board: '1' }, { name: 'x' }].map(state => viewOf(state))",
     r#"["watch","watch","teach","home"]"#),
    ("viewOf({ name: 'uva652' }, {})", r#""problem""#),
    ("boardParameters({ columns: 2, start: [1, 2, 3, 0], goal: [1, 2, 3, 0], moves: '', at: 0 })", r#""board=1,2/3,0""#),
    ("boardParameters({ columns: 2, start: [1, 2, 3, 0], goal: [2, 1, 3, 0], moves: 'LR', at: 2 })",
     r#""board=1,2/3,0&goal=2,1/3,0&moves=LR&at=2""#),
    // How long each player waits between moves, at each speed.
    ("(real => { const waits = []; window.setInterval = (_, wait) => waits.push(wait); \
      for (const player of [watch.player, lesson]) for (const { value } of player.parts.speed.options) \
      { player.parts.speed.value = value; playOn(player); } window.setInterval = real; return waits; })(setInterval)",
     "[1000,500,250,125,50,1800,900,450,225,90]"),
];

on_page!(words_find_problems_and_texts_are_made_of_their_parts, "", |browser, _| {
    assert_all(browser, &TEXTS);
    for (judged, missing, sum) in SUMS {
        let cases = "judged.split(', ').map(one => one.split(' ')).map(([verdict, tier = '']) => ({ verdict, one: { tier, name: 'a' } }))";
        let sum_of = format!("(judged => worded(sumOfVerdicts({cases}, {missing})))");
        assert_eq!(browser.value(&format!("{sum_of}('{judged}')")), sum, "{judged}");
    }
    for (words, first) in FOUND {
        browser.write("#search", words);
        assert_eq!(browser.value("found().length && found()[0].id"), first, "{words}");
    }
    put(browser, "search", "");
    browser.expect_text("#found", "");
    let first = "[...document.querySelectorAll('#problems a')].slice(0, 6).map(link => link.hash)";
    // The best known, then one's own.
    browser.expect(first, "#uva10181,#poj1077,#hdu1043,#acwing845,#leetcode773,#own");
    browser.write("#search", "no such thing");
    browser.keys("#search", "\n");
    assert_eq!(browser.value("location.hash + current.view"), "home", "Enter finds nothing");
    browser.expect_text("#found", "No problem has all these words.");
    browser.write("#search", "c");
    assert!(browser.value("found().length").parse::<usize>().unwrap() < 30, "one letter is a whole word");
});

/// Verdicts on outputs, each with the tier of its case, then the cases without an output, and the sum.
const SUMS: [(&str, &str, &str); 6] = [
    ("AC, AC", "[]", "accepted: 2 AC"),
    ("AC, AC kit, WA shown", "['b']", "so far: 1 AC; not counted: 1 WA"),
    ("WA kit", "[]", "no case that counts was judged"),
    ("WA, AC, WA", "['b']", "Look first at a; not accepted: 2 WA, 1 AC"),
    ("AC, PE hard", "[]", "Look first at a; accepted: 1 AC; harder than the judge’s: 1 PE"),
    ("AC, WA shown, AC hard", "[]", "accepted: 1 AC; not counted: 1 WA; harder than the judge’s: 1 AC"),
];

/// Words, and the problem that they find first.
const FOUND: [(&str, &str); 17] = [
    ("hdu 3567", "hdu3567"),
    ("八数码", "acwing845"),
    // 10181 has no number that begins with 8.
    ("8-puzzle", "aoj_alds1_13_b"),
    ("#UVA10181", "uva10181"),
    ("lintcode 941", "leetcode773"),
    ("杭电", "hdu1043"),
    ("洛谷", "luogu_p1379"),
    ("力扣", "leetcode773"),
    ("baekjoon", "boj1525"),
    ("onlinejudge", "uva10181"),
    ("rust", "acwing845"),
    ("十五数码问题", "uva10181"),
    ("assignment", "own"),
    ("作业", "own"),
    ("89", "mipt089"),
    ("773 codeforces", "0"),
    ("uv", "0"),
];

const TEXTS: [(&str, &str); 24] = [
    ("hasWord('uva 10181, 15-puzzle problem', 'puzz')", "true"),
    ("hasWord('uva 10181, 15-puzzle problem', 'uzzle')", "false"),
    ("hasWord('a problem in c and rust', 'c')", "true"),
    ("hasWord('a problem in clojure', 'c')", "false"),
    ("hasWord('a problem in clojure', 'cl')", "false"),
    ("hasWord('a problem in clojure', 'clo')", "true"),
    ("hasWord('c c++ cpp', 'c++')", "true"),
    ("hasWord('mipt 089', '89')", "true"),
    ("hasWord('uva 1089', '89')", "false"),
    ("hasWord('八数码问题', '数码')", "true"),
    ("joined([3, 3, 9, 1]) === [3, 4, 5, 9].map(at => DATA.lines[at]).join('\\n')", "true"),
    ("make('p', {}, ...marked('a `b` c', '`', 'code')).innerHTML", r#""a <code lang=\"en\">b</code> c""#),
    ("make('p', {}, ...marked('1 \"b\" 2')).innerHTML", r#""1 <span lang=\"en\">\"b\"</span> 2""#),
    ("t('sizeOf', ['board'], 0)", r#""Board, 0 bytes""#),
    ("(checksum(new TextEncoder().encode('123456789')) >>> 0).toString(16)", r#""cbf43926""#),
    ("little(0x1020304, 4)", "[4,3,2,1]"),
    ("TEXT.atMove.map(text => filled(text, [1, 2, 'L']))", r#"["Move 1 of 2: L","第 1 步，共 2 步：L"]"#),
    // Two clicks in a row.
    ("(button => { for (const key of ['copied', 'copied']) sayForAWhile(button, key); return button.own; })(say(make('button'), 'copy'))", r#""copy""#),
    ("(place => ['english', 'quote'].map(key => say(place, key, 'x').lang))(make('p'))", r#"["en",""]"#),
    ("[0, 1, 99, 9999999, 1e9].map(count => { const row = methodRow(lessonOf('kit'), 1); setCost(row, 'nodes', count); \
      return `${Math.round(parseFloat(row.fill.style.width))} ${row.cells.nodes.textContent}`; })",
     r#"["0 0","4 1","29 99","100 9,999,999","100 1,000,000,000"]"#),
    // A text in Chinese is that of one in English.
    ("Object.keys(TEXT).filter(key => Object.values(TEXT).some(([en, zh]) => zh === TEXT[key][1] && en !== TEXT[key][0]))", "[]"),
    ("Object.keys(TIERS)", r#"["","shown","hard","kit"]"#),
    ("Object.entries(TEXT).filter(([, both]) => new Set(both.map(text => [...new Set(text.match(/\\{\\d\\}/g))].sort().join())).size > 1)",
     "[]"),
    // Where Chinese has the values in another order than English.
    ("Object.entries(TEXT).map(([key, both]) => [key, ...both.map(text => (text.match(/\\d(?=\\})/g) || []).join(''))])\
      .filter(([, one, other]) => one !== other).map(each => each.join(' ')).join('; ')",
     "\"event cut by the limit 0134 0143; event cut by the threshold 01349586 01439586; event generated 01234 01432; \
      event redundant 0134 0143; event seen already 0134 0143; event undoes the last move 0134 0143; found 01 10; \
      moveFrom 01 10\""),
];
