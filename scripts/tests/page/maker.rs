//! The tool that makes the page, without its WebAssembly.

use crate::problems::is_chinese;
use crate::tool::{command, not_checked, refused};
use page::base85::base85;
use page::data::{data, packed};
use page::html::{bare, html};
use page::json;
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

/// The browser's `DecompressionStream` reads what is packed; that letters come back as bytes is tested above.
#[test]
fn what_is_packed_names_no_file_and_no_time() {
    let Ok(packed) = packed("{}", b"\0asm") else { return not_checked("no gzip here, so nothing is packed") };
    assert!(from_base85(&packed).starts_with(&[0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2]), "{packed}");
}

#[test]
fn a_text_is_escaped() {
    assert_eq!(json::text("a\"b\\c\n\r\t\0é"), r#""a\"b\\c\n\u000d\u0009\u0000é""#);
    assert_eq!(json::list(["1", "null"]), "[1,null]");
}

#[test]
fn the_data_has_every_problem_with_what_is_known() {
    let data = data().unwrap();
    assert!(!data.contains("takes functions only"), "the kept file is the function");
    for problem in PROBLEMS {
        let row = data.lines().find(|line| line.contains(&format!("{{\"id\":\"{}\",", problem.program))).unwrap();
        assert!(row.contains(&format!("\"titles\":{},", json::both(&problem.titles()))), "{row}");
        for ending in problem.judge.files() {
            assert!(row.contains(&format!("{{\"name\":\"{}.{ending}\",\"bytes\":", problem.program)), "{row}");
        }
        assert!(row.contains("\"cases\":[{\"name\":\"sample\",\"tier\":\"\",\"lines\":["), "{row}");
        assert!(row.contains(&format!("\"one\":{},", problem.input.boards == Boards::One)), "{row}");
    }
    for part in [
        "\"input\":{\"en\":\"the number of boards, then for each 4 lines of 4 numbers, 0 the blank.\",\"zh\":\"",
        "\"limits\":{\"en\":\"5 s, 32 MB\",\"zh\":\"5 秒，32 MB\"}",
        "\"limit\":{\"en\":\"fits UVa: at most 10000, a limit not confirmed\",\"zh\":\"符合 UVa 的上限：至多 10000 字节，此上限尚未核实\"}",
        "\"compiler\":{\"en\":\"GCC or G++; POJ's \\\"C++\\\" is MSVC; POJ takes no Rust\"",
        "\"Leaves\":{\"en\":\"move {0} ({1}) leaves the board\",\"zh\":\"第 {0} 步（{1}）超出棋盘\"}",
        "\"limits\":{\"en\":\"1 s, memory not known, at most 10000 moves\",\"zh\":\"1 秒，内存未知，至多 10000 步\"}",
        "\"statement\":null,\"input\":",
        "\"one\":false,\"unsolvable\":true,\"sides\":[2,999],\"rectangles\":true,\"files\":[{\"name\":\"poj2893.c\",",
        "{\"name\":\"many\",\"tier\":\"hard\",",
        "{\"name\":\"messy\",\"tier\":\"kit\",",
        "\"failedThere\":[{\"en\":\"a solved board: 7 of 13 programs that POJ",
        "{\"name\":\"hardest\",\"tier\":\"\",\"made\":[\"2\",\"any\",\"1\",\"2\",\"99\"]}",
        "\"examples\":[{\"name\":\"\",\"text\":{\"en\":\"# A format of one's own, ",
    ] {
        assert!(data.contains(part), "{part}");
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

/// Returns the text of a file of the page.
fn own(name: &str) -> String {
    fs::read_to_string(root().join("scripts/page").join(name)).unwrap().replace("\r\n", "\n")
}

/// The contrast of two colours in hexadecimal, by WCAG 2.
fn contrast(one: &str, other: &str) -> f64 {
    let light = |colour: &str| -> f64 {
        let part = |at: usize| {
            let part = f64::from(u8::from_str_radix(&colour[1 + 2 * at..3 + 2 * at], 16).unwrap()) / 255.0;
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

#[test]
fn the_page_has_its_style_its_data_and_its_scripts() {
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
