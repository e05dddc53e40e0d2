//! The tool that makes the page, without its WebAssembly.

use crate::tool::{command, refused};
use page::base85::base85;
use page::data::{address, data, packed};
use page::deflate::deflate;
use page::html::{bare, html};
use page::json;
use page::lines::{json_of, Lines};
use scripts::methods::effort::Stop;
use scripts::problems::clause::CODES;
use scripts::problems::description::{self, described, KEYS};
use scripts::problems::list::PROBLEMS;
use scripts::problems::problem::Boards;
use scripts::system::programs::{files, root};
use std::fs;

/// Reads base 85, as the page's `fromBase85` does.
fn from_base85(text: &str) -> Vec<u8> {
    let digit = |letter: u8| u32::from(if letter == b'x' { b'<' } else { letter } - b'#');
    let four = |letters: &[u8]| {
        let digits = (0..5).map(|at| letters.get(at).map_or(84, |&letter| digit(letter)));
        let number = digits.fold(0, |number: u32, digit| number.wrapping_mul(85).wrapping_add(digit));
        number.to_be_bytes()[..letters.len() - 1].to_vec()
    };
    text.as_bytes().chunks(5).flat_map(four).collect()
}

#[test]
fn bytes_come_back_from_base_85() {
    let letters = base85(&(0..=255).collect::<Vec<u8>>());
    assert!(letters.len() == 320 && !letters.contains('<'), "{letters}");
    for (bytes, text) in [(&b""[..], ""), (&[0], "##"), (&[255; 4], "u:Y/#"), (&[0, 0, 0, 25], "####x")] {
        assert_eq!(base85(bytes), text);
    }
    for length in 0..256 {
        let bytes: Vec<u8> = (0..length).map(|byte: u32| byte.wrapping_mul(167) as u8 ^ 255).collect();
        assert_eq!(from_base85(&base85(&bytes)), bytes, "{length} bytes");
    }
}

/// Unpacks DEFLATE bit by bit, for blocks with codes of their own. Written from RFC 1951, and not from what packs.
struct Inflate<'a> {
    packed: &'a [u8],
    at: usize,
}

/// The number of codes of each length from 1, and the symbols in the order of their codes.
type Codes = (Vec<usize>, Vec<usize>);

fn codes(lengths: Vec<usize>) -> Codes {
    let of = |length| (0..lengths.len()).filter(|&symbol| lengths[symbol] == length).collect::<Vec<_>>();
    let all: Vec<Vec<usize>> = (1..=15).map(of).collect();
    (all.iter().map(Vec::len).collect(), all.concat())
}

impl Inflate<'_> {
    fn bits(&mut self, count: usize) -> usize {
        let bits = (self.at..self.at + count).map(|at| usize::from(self.packed[at / 8] >> (at % 8) & 1));
        self.at += count;
        bits.enumerate().map(|(place, bit)| bit << place).sum()
    }

    fn symbol(&mut self, (counts, symbols): &Codes) -> usize {
        let (mut code, mut first, mut before) = (0, 0, 0);
        for count in counts {
            (code, first) = (code << 1 | self.bits(1), first << 1);
            if code - first < *count {
                return symbols[before + code - first];
            }
            (first, before) = (first + count, before + count);
        }
        panic!("no symbol at bit {}", self.at)
    }

    /// The value of a class of which `2^kept` have equally many bits.
    fn value(&mut self, class: usize, kept: usize) -> usize {
        let bits = (class >> kept).saturating_sub(1);
        let (low, high) = (self.bits(bits), if bits == 0 { class } else { class % (1 << kept) + (1 << kept) });
        (high << bits) + low
    }

    fn block(&mut self, bytes: &mut Vec<u8>) {
        assert_eq!(self.bits(2), 2, "a block with codes of its own");
        let counts = [self.bits(5) + 257, self.bits(5) + 1];
        let mut of_lengths = vec![0; 19];
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
        (0..self.bits(4) + 4).for_each(|at| of_lengths[order[at]] = self.bits(3));
        let of_lengths = codes(of_lengths);
        let mut lengths: Vec<usize> = (0..counts[0] + counts[1]).map(|_| self.symbol(&of_lengths)).collect();
        let [distances, literals] = [codes(lengths.split_off(counts[0])), codes(lengths)];
        loop {
            match self.symbol(&literals) {
                256 => break,
                byte @ 0..256 => bytes.push(byte as u8),
                class => {
                    let length = if class == 285 { 258 } else { self.value(class - 257, 2) + 3 };
                    let class = self.symbol(&distances);
                    let from = bytes.len() - self.value(class, 1) - 1;
                    (from..from + length).for_each(|at| bytes.push(bytes[at]));
                }
            }
        }
    }

    fn all(packed: &[u8]) -> Vec<u8> {
        let (mut inflate, mut bytes) = (Inflate { packed, at: 0 }, Vec::new());
        while {
            let is_last = inflate.bits(1) == 1;
            inflate.block(&mut bytes);
            !is_last
        } {}
        assert_eq!(inflate.at.div_ceil(8), packed.len(), "nothing follows");
        bytes
    }
}

#[test]
fn bytes_come_back_from_deflate() {
    let text = own("page.css").into_bytes();
    assert!(deflate(&text).len() < text.len() / 3);
    let far: Vec<u8> = (0..40_000u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    // The counts of Fibonacci would give codes of more than 15 bits.
    let mut fibonacci = (1, 1);
    let steep: Vec<u8> = (0..20)
        .flat_map(|byte| {
            fibonacci = (fibonacci.1, fibonacci.0 + fibonacci.1);
            vec![byte; fibonacci.0].into_iter().flat_map(move |byte| [byte, 100 + byte * 7 % 31])
        })
        .collect();
    for bytes in
        [vec![], vec![7], vec![7; 1000], [&far[..], &far[..]].concat(), [&text[..], &far, &text].concat(), steep]
    {
        assert!(Inflate::all(&deflate(&bytes)) == bytes, "{} bytes", bytes.len());
    }
    assert_eq!(Inflate::all(&from_base85(&packed("{}", b"\0asm"))), b"{}\0asm");
}

#[test]
fn a_text_cannot_end_a_script() {
    let text = "a\"b\\c\n\r\t\0é</script><!--<p>\u{2028}";
    assert_eq!(json::text(text), r#""a\"b\\c\n\r\t\u0000é\u003c/script>\u003c!--<p>\u2028""#);
    assert_eq!(json::list(["1", "null"]), "[1,null]");
}

#[test]
fn texts_come_back_from_the_table_of_lines() {
    let mut lines = Lines::default();
    let kept = files(&root().join("expected/submissions")).unwrap();
    let texts =
        kept.iter().map(|file| fs::read_to_string(file).unwrap()).chain(["", "\n", "a\r\n\n\nb"].map(String::from));
    let added: Vec<_> = texts.map(|text| (lines.add(&text), text)).collect();
    let joined = |runs: &[(usize, usize)]| {
        let lines = runs.iter().flat_map(|&(first, count)| lines.lines[first..first + count].to_vec());
        lines.collect::<Vec<_>>().join("\n")
    };
    assert!(added.iter().all(|(runs, text)| joined(runs) == *text));
    assert_eq!(json_of(&[(3, 1), (7, 2), (7, 5)]), "[3,1,7,2,7,5]");
    let bytes: usize = added.iter().map(|(_, text)| text.len()).sum();
    assert!(lines.json().len() < bytes / 2, "{} of {bytes}", lines.json().len());
}

#[test]
fn the_data_has_every_problem_with_what_is_known() {
    let data = data().unwrap();
    assert!(!data.contains("</") && !data.contains("<!"));
    assert!(!data.contains("takes functions only"), "the kept file is the function");
    for problem in PROBLEMS {
        let row = data.lines().find(|line| line.contains(&format!("{{\"id\":\"{}\",", problem.program))).unwrap();
        assert!(row.contains(&format!("\"titles\":{},", json::both(&problem.titles()))), "{row}");
        for ending in problem.judge.files() {
            assert!(row.contains(&format!("{{\"name\":\"{}.{ending}\",\"bytes\":", problem.program)), "{row}");
        }
        assert!(row.contains("\"cases\":[{\"name\":\"sample\",\"tier\":\"\",\"lines\":["), "{row}");
    }
    for part in [
        "\"input\":{\"en\":\"the number of boards, then for each 4 lines of 4 numbers, 0 the blank.\",\"zh\":\"",
        "\"about\":{\"en\":\"4 x 4: any path of at most 50 moves\",\"zh\":\"4 x 4：任意解，至多 50 步\"}",
        "\"limits\":{\"en\":\"5 s, 32 MB\",\"zh\":\"5 秒，32 MB\"}",
        "\"limit\":{\"en\":\"fits UVa: at most 10000, a limit not confirmed\",\"zh\":\"符合 UVa 的上限：至多 10000 字节，此上限尚未核实\"}",
        "\"compiler\":{\"en\":\"GCC or G++; POJ's \\\"C++\\\" is MSVC; POJ takes no Rust\"",
        "\"notes\":[{\"en\":\"Whether the judge takes Rust is not confirmed.\",\"zh\":\"",
        "\"Leaves\":{\"en\":\"move {0} ({1}) leaves the board\",\"zh\":\"第 {0} 步（{1}）超出棋盘\"}",
        "\"rectangles\":true",
        "{\"name\":\"many\",\"tier\":\"hard\",",
        "{\"name\":\"messy\",\"tier\":\"kit\",",
        "{\"name\":\"already_solved\",\"tier\":\"shown\",",
        "\"failedThere\":[{\"en\":\"a solved board: 7 of 13 programs that POJ",
        "{\"name\":\"hardest\",\"tier\":\"\",\"made\":[\"2\",\"any\",\"1\",\"2\",\"99\"]}",
        "\"examples\":[{\"name\":\"\",\"text\":{\"en\":\"# A format of one's own, ",
        "{\"name\":\"edX, 8-puzzle\",\"text\":{\"en\":\"# edX, ",
    ] {
        assert!(data.contains(part), "{part}");
    }
}

/// Each line: a problem, and what its row has, one behind another.
const ROWS: [(&str, &[&str]); 4] = [
    (
        "poj2893",
        &[
            "\"judge\":\"POJ\",\"about\":{\"en\":\"up to 999 x 999: is there a path?\",\"zh\":\"最大 999 x 999：是否有解\"},",
            "\"names\":\"MN 数码 N-puzzle\",\"statement\":\"http://poj.org/problem?id=2893\",\"input\":{\"en\":\"boards, each",
            "\"output\":{\"en\":\"a line a board, `YES` if",
            "\"notes\":[],\"pitfalls\":[{\"en\":\"inversions counted pair by pair",
            "},{\"en\":\"the number of columns, not of rows,",
            "\"limits\":{\"en\":\"4 s, 128 MB\",\"zh\":\"4 秒，128 MB\"},\"compiler\":{\"en\":\"GCC or G++;",
            "\"one\":false,\"unsolvable\":true,\"sides\":[2,999],\"rectangles\":true,\"files\":[{\"name\":\"poj2893.c\",",
            "\"limit\":{\"en\":\"POJ takes C, its limit is not known\",",
        ],
    ),
    (
        "spoj_solving",
        &[
            "\"limits\":{\"en\":\"1 s, memory not known, at most 10000 moves\",\"zh\":\"1 秒，内存未知，至多 10000 步\"},",
            "\"unsolvable\":false,\"sides\":[3,10],\"rectangles\":false,\"files\":[{\"name\":\"spoj_solving.rs\",",
            ",{\"name\":\"spoj_solving.c\",",
        ],
    ),
    (
        "hdu3567",
        &["\"limits\":{\"en\":\"time not known, memory not known\",\"zh\":\"时间未知，内存未知\"},", "\"sides\":null,"],
    ),
    ("boj9985", &["\"judge\":\"BOJ\",", "\"statement\":null,\"input\":"]),
];

#[test]
fn a_row_has_each_field_of_its_problem() {
    let data = data().unwrap();
    assert!(data.starts_with(&format!("{{\"version\":\"{}\",\n\"homepage\":", env!("CARGO_PKG_VERSION"))));
    for (program, parts) in ROWS {
        let (_, mut row) = data.split_once(&format!("{{\"id\":\"{program}\",")).unwrap();
        for part in parts {
            row = row.split_once(part).unwrap_or_else(|| panic!("{program}: no {part} in {}", &row[..800])).1;
        }
    }
    for problem in PROBLEMS {
        let (_, row) = data.split_once(&format!("{{\"id\":\"{}\",", problem.program)).unwrap();
        let is_one = problem.input.boards == Boards::One;
        assert!(row[..row.find("\"files\"").unwrap()].contains(&format!("\"one\":{is_one},")), "{}", problem.program);
    }
}

/// The description to begin with is one in Chinese, too, with the same keys, holes and values.
#[test]
fn a_description_to_begin_with_is_in_both_languages() {
    let [english, chinese] = [description::new(), own("description.zh.txt")];
    let known = |text: &str| {
        let is_key = |line: &&str| KEYS.iter().any(|(key, value, _)| line.ends_with(&format!("{key}: {value}")));
        let holes = text.lines().filter_map(|line| line.strip_prefix("#     ")?.split_whitespace().next());
        holes.chain(text.lines().filter(is_key)).map(str::to_string).collect::<Vec<_>>()
    };
    assert_eq!(known(&chinese), known(&english));
    assert!(chinese.lines().filter(|line| line.starts_with("# ")).all(|line| is_chinese(line) || line.contains(": ")));
    assert_eq!(described("my.txt", &chinese).map(|problem| problem.title), Ok("my"));
}

#[test]
fn the_address_of_the_repository_is_that_of_the_manifest() {
    let manifest = "[package]\nname = \"x\"\nrepository = \"https://example.org/x\"\nlicense = \"CC0-1.0\"\n";
    assert_eq!(["repository", "homepage"].map(|key| address(key, manifest)), [Some("https://example.org/x"), None]);
}

/// Returns the text of a file of the page.
fn own(name: &str) -> String {
    fs::read_to_string(root().join("scripts/page").join(name)).unwrap().replace("\r\n", "\n")
}

/// The contrast of two colours in hexadecimal, by WCAG 2.
fn contrast(one: &str, other: &str) -> f64 {
    let light = |colour: &str| -> f64 {
        let part = |at: usize| {
            let digit = if colour.len() == 4 {
                colour[1 + at..2 + at].repeat(2)
            } else {
                colour[1 + 2 * at..3 + 2 * at].into()
            };
            let part = f64::from(u8::from_str_radix(&digit, 16).unwrap()) / 255.0;
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2)
    };
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn a_text_stands_out_from_its_ground_in_both_themes() {
    let style = own("page.css");
    let colours = |name: &str| {
        let (_, rest) = style.split_once(&format!("--{name}: light-dark(")).unwrap();
        let (light, dark) = rest.split(')').next().unwrap().split_once(", ").unwrap();
        [light.to_string(), dark.to_string()]
    };
    for (text, grounds) in [
        ("ink", &["page", "card"][..]),
        ("quiet", &["page", "card"]),
        ("accent", &["page", "card"]),
        ("right", &["page", "card"]),
        ("wrong", &["page", "card"]),
        ("number", &["page", "card"]),
        ("on-accent", &["accent"]),
        ("page", &["right"]),
    ] {
        for ground in grounds {
            let (text_of, ground_of) = (colours(text), colours(ground));
            let contrasts = [0, 1].map(|theme| contrast(&text_of[theme], &ground_of[theme]));
            assert!(contrasts.iter().all(|&contrast| contrast >= 4.5), "{text} on {ground}: {contrasts:?}");
        }
    }
}

fn is_chinese(text: &str) -> bool {
    text.chars().any(|letter| ('\u{4e00}'..'\u{a000}').contains(&letter))
}

#[test]
fn every_text_has_two_languages_and_is_used() {
    let texts = own("app/text.js");
    let (_, texts) = texts.split_once("const TEXT = {\n").unwrap();
    let rows: Vec<&str> = texts.split("\n};").next().unwrap().lines().collect();
    let scripts: String = files(&root().join("scripts/page/app"))
        .unwrap()
        .iter()
        .filter(|file| !file.ends_with("text.js"))
        .map(|file| fs::read_to_string(file).unwrap())
        .chain([own("page.html")])
        .collect();
    for row in &rows {
        let (key, texts) = row.trim().split_once(": ['").unwrap_or_else(|| panic!("{row}"));
        let (english, chinese) = texts.trim_end_matches("'],").split_once("', '").unwrap_or_else(|| panic!("{row}"));
        let is_hole = !english.chars().any(char::is_alphabetic);
        assert!(is_hole || !is_chinese(english) && is_chinese(chinese), "{row}");
        // The engine gives the end of these names.
        let is_made = ["why", "'event "].iter().any(|start| key.starts_with(start));
        assert!(is_made || scripts.split(|c: char| !c.is_alphanumeric()).any(|word| word == key), "{key} is not used");
    }
    for stop in
        ["Cut".to_string(), format!("{:?}", Stop::Memory), format!("{:?}", Stop::Time), format!("{:?}", Stop::NotTaken)]
    {
        assert!(rows.iter().any(|row| row.contains(&format!("why{stop}: "))), "{stop}");
    }
    assert!(rows.len() > 150 && CODES.iter().all(|(_, [_, chinese])| is_chinese(chinese) || chinese.starts_with('{')));
}

/// The objects that change while the page is open, each with the file whose functions alone change it.
const STATE: [(&str, &str); 12] = [
    ("current", "state.js"),
    ("boxes", "box.js"),
    ("tasks", "task.js"),
    ("watch", "watch.js"),
    ("arranging", "arrange.js"),
    ("learn", "learn.js"),
    ("lesson", "lesson.js"),
    ("beside", "lesson.js"),
    ("exercise", "exercise.js"),
    ("costs", "costs.js"),
    ("own", "own.js"),
    ("DATA", "data.js"),
];

#[test]
fn each_part_of_the_state_is_changed_in_one_file() {
    for file in files(&root().join("scripts/page/app")).unwrap() {
        let text = fs::read_to_string(&file).unwrap();
        let constants: Vec<&str> =
            text.lines().filter(|line| line.starts_with("let ") || line.starts_with("var ")).collect();
        assert!(constants.is_empty(), "{}: {constants:?}", file.display());
        for (name, _) in STATE.iter().filter(|(_, owner)| !file.ends_with(owner)) {
            for line in text.lines() {
                let is_set = line.split(&format!("{name}.")[..]).skip(1).any(|rest| {
                    let rest = rest.trim_start_matches(|c: char| c.is_alphanumeric() || "_.[]".contains(c));
                    ["=", "||=", "+=", "-=", "++", "--"].iter().any(|sign| {
                        rest.trim_start().strip_prefix(sign).is_some_and(|after| !after.starts_with(['=', '>']))
                    })
                });
                assert!(!is_set && !line.contains(&format!("assign({name}")), "{}: {line}", file.display());
            }
        }
    }
}

/// `.ci/run` compares all of it.
#[test]
fn the_kept_page_has_every_problem() {
    let kept = fs::read_to_string(root().join("expected/page/index.html")).unwrap();
    let packed = kept.split_once("type=\"text/plain\">").and_then(|(_, rest)| rest.split_once("</script>"));
    let bytes = packed.map(|(packed, _)| Inflate::all(&from_base85(packed))).unwrap_or_default();
    let data = String::from_utf8_lossy(&bytes);
    for problem in PROBLEMS {
        let there = data.contains(&format!("{{\"id\":\"{}\",", problem.program));
        assert!(there, "expected/page/index.html lacks {}, renew it: cargo run --bin page", problem.program);
    }
}

#[test]
fn the_page_has_its_style_its_data_and_all_its_scripts_in_this_order() {
    let page = html("#packed#", "by hand").unwrap().replace("\r\n", "\n");
    assert!(page.starts_with("<!doctype html><!-- by hand -->\n"), "{}", &page[..80]);
    let scripts = files(&root().join("scripts/page/app")).unwrap();
    let names = scripts.iter().map(|file| format!("app/{}", file.file_name().unwrap().to_str().unwrap()));
    let packed = "<script id=\"packed\" type=\"text/plain\">#packed#</script>\n".to_string();
    let mut rest = &page[..];
    for part in [own("page.css"), packed].into_iter().chain(names.map(|name| bare(&own(&name)))) {
        assert!(part.len() > 20);
        rest = rest.split_once(&part).unwrap_or_else(|| panic!("{part}")).1;
    }
    assert!(!rest.contains("<!-- ") && rest.ends_with("</html>\n"), "{rest}");
    assert_eq!(bare("/**\n * a\n */\nlet b = '//';\n  // c\n  d(b);\n"), "let b = '//';\nd(b);\n");
}

#[test]
fn without_the_target_the_command_that_installs_it_is_named() {
    // A program that knows no target prints no folder for it.
    let mut page = command("page");
    page.env("RUSTC", crate::tool::executable("uva10181"));
    let clause = "the target wasm32-wasip1 is not installed: rustup target add wasm32-wasip1";
    assert_eq!(refused(&mut page, 1), clause);
}
