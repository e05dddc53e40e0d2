//! The tool `replay`: what it prints, what it refuses, and the picture it makes.

use crate::tool::{clause, command, printed, refused, text};
use scripts::programs::root;
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::Command;

const SAMPLE: &str = "2 3 4 0 1 5 7 8 9 6 10 12 13 14 11 15";
const ANSWER: &str = "LLLDRDRDR";

fn replay(width: &str, arguments: &[&str]) -> Command {
    let mut command = command("replay");
    match width {
        "" => command.env_remove("COLUMNS"),
        width => command.env("COLUMNS", width),
    };
    command.args(arguments);
    command
}

/// What a right answer prints.
fn shown(width: &str, arguments: &[&str]) -> String {
    printed(&mut replay(width, arguments))
}

const EIGHTY: &str = "
 start           1 L             2 L             3 L             4 D
  2  3  4  .      2  3  . [4]     2  . [3] 4      . [2] 3  4     [1] 2  3  4
  1  5  7  8      1  5  7  8      1  5  7  8      1  5  7  8      .  5  7  8
  9  6 10 12      9  6 10 12      9  6 10 12      9  6 10 12      9  6 10 12
 13 14 11 15     13 14 11 15     13 14 11 15     13 14 11 15     13 14 11 15

 5 R             6 D             7 R             8 D             9 R
  1  2  3  4      1  2  3  4      1  2  3  4      1  2  3  4      1  2  3  4
 [5] .  7  8      5 [6] 7  8      5  6  7  8      5  6  7  8      5  6  7  8
  9  6 10 12      9  . 10 12      9[10] . 12      9 10[11]12      9 10 11 12
 13 14 11 15     13 14 11 15     13 14 11 15     13 14  . 15     13 14[15] .

9 moves: LLLDRDRDR
";

const FORTY: &str = "
 start     1 U       2 U       3 L
 2 8 3     2 8 3     2 . 3     .[2]3
 1 6 4     1 . 4     1[8]4     1 8 4
 7 . 5     7[6]5     7 6 5     7 6 5

 4 D       5 R
[1]2 3     1 2 3
 . 8 4    [8]. 4
 7 6 5     7 6 5

5 moves: UULDR
";

#[test]
fn the_boards_stand_side_by_side_as_the_width_allows() {
    assert_eq!(shown("80", &[SAMPLE]), EIGHTY[1..]);
    assert_eq!(shown("", &[SAMPLE]), EIGHTY[1..]);
    assert_eq!(shown("no number", &[SAMPLE]), EIGHTY[1..]);
    assert_eq!(shown("40", &["2 8 3 1 6 4 7 0 5", "--goal", "spiral"]), FORTY[1..]);
    let beside = |width: &str| shown(width, &[SAMPLE]).lines().next().unwrap().split_whitespace().count() / 2 + 1;
    assert_eq!(["1", "28", "29", "40", "44", "45", "77"].map(beside), [1, 1, 2, 2, 2, 3, 5]);
    assert!(EIGHTY.lines().chain(FORTY.lines()).all(|line| line == line.trim_end()));
}

#[test]
fn a_heading_longer_than_its_board_has_room() {
    let text = shown("", &["1 2 3 0", "--moves", &"ULDR".repeat(30)]);
    let last =
        "\n 117 U    118 L    119 D    120 R\n 2 .      .[2]    [1]2      1 2\n 1[3]     1 3      . 3     [3].\n\n";
    assert!(text.contains(last), "{text}");
}

#[test]
fn moves_are_letters_or_words_in_any_case() {
    for moves in
        ["LLLDRDRDR", "llldrdrdr", "LLL DRD rdr", "left,left,LEFT,down Right DOWN right down right", "left lldRDRDR"]
    {
        assert_eq!(shown("80", &[SAMPLE, "--moves", moves]), EIGHTY[1..], "{moves}");
    }
}

#[test]
fn a_wrong_answer_is_shown_up_to_its_fault() {
    let until = |boards: usize, moves: &str| {
        let mut command = replay("", &[SAMPLE, "--moves", moves]);
        let output = command.output().unwrap();
        let text = text(&output.stdout);
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(text.matches(" 11 15").count(), boards, "{text}");
        assert!(text.ends_with("\n\n") && !text.contains("moves"), "{text}");
        clause(&command, &output)
    };
    assert_eq!(until(4, "LLLL"), "move 4 (L) leaves the board");
    assert_eq!(until(1, "ulll"), "move 1 (U) leaves the board");
    assert_eq!(until(3, "llxl"), "move 3: \"x\" is not a move");
    assert_eq!(until(2, "left sideways"), "move 2: \"s\" is not a move");
    assert_eq!(until(4, "LLL"), "the board after move 3 is not the goal");
    assert_eq!(until(1, ""), "the board after move 0 is not the goal");
}

#[test]
fn goals() {
    assert_eq!(shown("", &["1 2 3 0"]), " start\n 1 2\n 3 .\n\n0 moves: it is the goal already\n");
    let last = |goal| shown("", &["3 1 2 0 4 5 6 7 8", "--goal", goal]).lines().last().unwrap().to_string();
    assert_eq!(last("blank-first"), "1 move: U");
    assert_eq!(last("3 1 2 / 4 0 5 / 6 7 8"), "1 move: R");
    assert_eq!(last("3 1 2 / 4 7 5 / 6 x 8"), "2 moves: RD");
    let clause = "goal: 2 x 2 for a board of 4 x 4";
    assert_eq!(refused(&mut replay("", &[SAMPLE, "--goal", "1 2 3 0"]), 2), clause);
}

#[test]
fn what_has_no_answer_is_said() {
    let none = |board: &str| refused(&mut replay("", &[board]), 1);
    let clause = "no moves lead to 1 2 3 / 4 5 6 / 7 8 0; for another goal see --goal";
    assert_eq!(none("1 2 3 4 5 6 8 7 0"), clause);
}

#[test]
fn a_board_of_any_size_is_shown_with_its_moves() {
    let board = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 0 19 21 22 23 24 20";
    let text = shown("40", &[board, "--moves", "rd"]);
    assert!(text.ends_with(" 16 17 18 19[20]\n 21 22 23 24  .\n\n2 moves: RD\n"), "{text}");
}

#[test]
fn bad_input_is_one_clause() {
    let clause = |status, arguments: &[&str]| refused(&mut replay("", arguments), status);
    assert_eq!(clause(2, &[]), "no BOARD, see --help");
    assert_eq!(clause(2, &["1", "2"]), "one BOARD at a time, \"2\" is the second");
    assert_eq!(clause(2, &["1 2 3 3"]), "word 4: tile 3 appears twice");
    assert_eq!(clause(2, &[SAMPLE, "--animate", "--svg", "-"]), "--animate and --svg do not go together");
    assert_eq!(clause(1, &[SAMPLE, "--animate"]), "--animate needs a terminal");
    assert_eq!(clause(1, &[SAMPLE, "--svg", "-", "--moves", "LLLL"]), "move 4 (L) leaves the board");
    for speed in ["0", "-1", "51", "fast", "NaN", ""] {
        let wanted = format!("--speed: {speed:?} is no number from 0.1 to 50");
        assert_eq!(clause(2, &[SAMPLE, "--speed", speed]), wanted);
    }
    let nowhere = clause(1, &[SAMPLE, "--svg", "no/such/folder/a.svg"]);
    assert!(nowhere.starts_with("cannot write no/such/folder/a.svg: "), "{nowhere}");
}

#[test]
fn a_pipe_gets_no_escape_sequence() {
    assert!(shown("", &[SAMPLE]).bytes().all(|byte| byte == b'\n' || (b' '..0x7f).contains(&byte)));
}

#[test]
fn the_kept_picture_is_of_today() {
    let kept = root().join("expected/replay/uva10181_sample.svg");
    let made = Path::new(env!("CARGO_TARGET_TMPDIR")).join("uva10181_sample.svg");
    assert_eq!(shown("", &[SAMPLE, "--svg", made.to_str().unwrap()]), "9 moves: LLLDRDRDR\n");
    let made = fs::read_to_string(made).unwrap();
    assert!(made == shown("", &[SAMPLE, "--svg", "-"]));
    let again = "make it anew by: replay BOARD --svg expected/replay/uva10181_sample.svg";
    assert!(made == fs::read_to_string(kept).unwrap().replace("\r\n", "\n"), "{again}");
}

/// Six times round a board of 2 x 5.
const ROUNDS: &str = "LLLLURRRRDLLLLURRRRDLLLLURRRRDLLLLURRRRDLLLLURRRRDLLLLURRRRD";

/// Boards with answers and goals, and how wide they are.
const PICTURES: [(&str, &str, &str, usize); 5] = [
    (SAMPLE, ANSWER, "blank-last", 4),
    ("2 8 3 1 6 4 7 0 5", "UULDR", "spiral", 3),
    ("1 2 3 0", "", "blank-last", 2),
    ("1 2 3 4 5 6 7 8 9 0", ROUNDS, "8 7 6 1 2 / 9 5 4 3 0", 5),
    ("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 0 19 21 22 23 24 20", "RD", "blank-last", 5),
];

#[test]
fn a_picture_is_well_formed_and_has_no_script() {
    for &(board, moves, goal, _) in PICTURES.iter() {
        let svg = picture(board, moves, goal);
        assert_eq!(unbalanced(&svg), None);
        assert_eq!(svg.matches("http").count(), 1, "only the name of the format");
        for word in ["<script", "javascript", "onload", "@import", "url(", "<image", "<foreignObject", "\r"] {
            assert!(!svg.contains(word), "{word}");
        }
        assert!(svg.contains("role=\"img\"") && svg.contains("<title>") && svg.contains("<desc>"));
        assert!(svg.contains("@media(prefers-color-scheme:dark)"));
        assert_eq!(svg.contains("@media(prefers-reduced-motion:no-preference)"), !moves.is_empty());
        assert!(moves.is_empty() || svg.contains(&format!("the blank's moves {moves}.</desc>")));
    }
}

#[test]
fn each_tile_of_a_picture_goes_its_way() {
    for &(board, moves, goal, columns) in PICTURES.iter() {
        let svg = picture(board, moves, goal);
        let ways = ways(board, moves, columns);
        for (tile, cells) in &ways {
            let name = format!("@keyframes t{tile}{{");
            let stands = between(&svg, &format!("id=\"t{tile}\""), "/>");
            assert_eq!(cell(between(stands, "translate(", ")"), columns), cells[0], "tile {tile}");
            assert_eq!(svg.contains(&name), cells.len() > 1, "tile {tile}");
            if cells.len() > 1 {
                let stops: Vec<&str> = between(&svg, &name, "}}").split("translate(").skip(1).collect();
                let stops = stops.iter().map(|stop| cell(stop.split(')').next().unwrap(), columns));
                assert_eq!(stops.collect::<Vec<_>>(), *cells, "tile {tile}");
            }
        }
    }
}

#[test]
fn the_times_of_a_picture_rise_and_follow_the_speed() {
    for (speed, duration) in [("2", "8.5s"), ("0.5", "22s"), ("50", "4.18s"), ("3", "6.997s")] {
        let svg = shown("", &[SAMPLE, "--speed", speed, "--svg", "-"]);
        assert_eq!(between(&svg, "animation:", " "), duration);
        for rules in svg.split("@keyframes t").skip(1) {
            let rules = rules.split('\n').next().unwrap();
            let times = rules.split(|c| "{},".contains(c)).filter_map(|word| word.strip_suffix('%'));
            let times: Vec<f64> = times.map(|time| time.parse().unwrap()).collect();
            assert!(times.len() > 2 && times.windows(2).all(|pair| pair[0] < pair[1]), "{rules}");
        }
    }
}

fn picture(board: &str, moves: &str, goal: &str) -> String {
    shown("", &[board, "--moves", moves, "--goal", goal, "--svg", "-"])
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = text.split_once(from).unwrap_or_else(|| panic!("no {from} in {text}"));
    rest.split_once(to).unwrap_or_else(|| panic!("no {to} after {from}")).0
}

/// The cell that a place such as `49 121` or `49px,121px` is the centre of.
fn cell(place: &str, columns: usize) -> usize {
    let numbers = place.split([' ', ',']).map(|number| number.trim_end_matches("px").parse::<usize>());
    let places: Vec<usize> = numbers.map(|number| number.unwrap() / 72).collect();
    places[1] * columns + places[0]
}

/// The cells in which each tile stands, one after another, by exchanging tile and blank move by move.
fn ways(board: &str, moves: &str, columns: usize) -> HashMap<usize, Vec<usize>> {
    let mut tiles: Vec<usize> = board.split(' ').map(|tile| tile.parse().unwrap()).collect();
    let mut ways: HashMap<_, _> = tiles.iter().enumerate().map(|(cell, &tile)| (tile, vec![cell])).collect();
    let mut blank = ways.remove(&0).unwrap()[0];
    for mv in moves.chars() {
        let from = match mv {
            'D' => blank + columns,
            'L' => blank - 1,
            'R' => blank + 1,
            _ => blank - columns,
        };
        ways.get_mut(&tiles[from]).unwrap().push(blank);
        tiles.swap(blank, from);
        blank = from;
    }
    ways
}

/// The first tag that does not close what is open, if there is one.
fn unbalanced(svg: &str) -> Option<String> {
    let mut open = Vec::new();
    for piece in svg.split('<').skip(1) {
        let tag = piece.split_once('>').map_or("/", |(tag, _)| tag);
        let name = tag.split_whitespace().next().unwrap().trim_matches('/');
        if tag.matches('"').count() % 2 == 1 || tag.starts_with('/') && open.pop() != Some(name) {
            return Some(tag.to_string());
        }
        if !tag.starts_with('/') && !tag.ends_with('/') {
            open.push(name);
        }
    }
    open.pop().map(str::to_string)
}
