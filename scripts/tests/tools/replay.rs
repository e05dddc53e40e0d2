//! The tool `replay`: its text, its picture and its errors.

use crate::tool::{clause, command, printed, refused, scratch, text};
use scripts::problems::goals;
use scripts::problems::picture::svg;
use scripts::problems::reader;
use scripts::problems::replay::Play;
use scripts::system::programs::root;
use std::fs;
use std::iter::once;
use std::process::Command;

const SAMPLE: &str = "2 3 4 0 1 5 7 8 9 6 10 12 13 14 11 15";

fn replay(width: &str, arguments: &[&str]) -> Command {
    let mut command = command("replay");
    match width {
        "" => command.env_remove("COLUMNS"),
        width => command.env("COLUMNS", width),
    };
    command.args(arguments);
    command
}

fn shown(width: &str, arguments: &[&str]) -> String {
    printed(&mut replay(width, arguments))
}

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
fn boards_are_side_by_side_as_the_width_allows() {
    let spiral = ["2 8 3 1 6 4 7 0 5", "--goal", "spiral", "--moves"];
    for moves in [&[][..], &["uuldr"], &["up,UP,left,Down right"]] {
        assert_eq!(shown("40", &[&spiral[..3 + moves.len()], moves].concat()), FORTY[1..], "{moves:?}");
    }
    let beside = |width: &str| shown(width, &[SAMPLE]).lines().next().unwrap().split_whitespace().count() / 2 + 1;
    assert_eq!(["1", "28", "29", "44", "45", "77", "80", "", "no number"].map(beside), [1, 1, 2, 2, 3, 5, 5, 5, 5]);
    assert_eq!(["0", "-1", " 45 "].map(beside), [5, 5, 3], "no width, or one with blanks");
    assert_eq!(shown("", &["1 2 3 0"]), " start\n 1 2\n 3 .\n\n0 moves: already solved\n");
    let two_rows = "\n 1 2 3 4 5     1 2 3 4 5\n 6 7 8 . 9     6 7 8[9].\n\n1 move: R\n";
    assert!(shown("", &["1 2 3 4 5 / 6 7 8 0 9"]).ends_with(two_rows));
    let (board, _, _) = PICTURES[3];
    let text = shown("40", &[board]);
    assert!(text.ends_with(" 16 17 18 19[20]\n 21 22 23 24  .\n\n2 moves: RD\n"), "{text}");
    let text = shown("", &["1 2 3 0", "--moves", &"ULDR".repeat(30)]);
    assert!(text.contains("\n 117 U    118 L    119 D    120 R\n 2 .      .[2]    [1]2      1 2\n"), "{text}");
}

#[test]
fn a_wrong_answer_is_shown_up_to_its_fault() {
    for (boards, moves, fault) in [
        (4, "LLLL", "move 4 (L) leaves the board"),
        (1, "RRRULULUL", "move 1 (R) leaves the board; the moves are the tile's, not the blank's"),
        (3, "llxl", "move 3: \"X\" is not a move"),
        (2, "left sideways", "move 2: \"S\" is not a move"),
        (1, "", "the board after move 0 is not the goal"),
    ] {
        let mut command = replay("", &[SAMPLE, "--moves", moves]);
        let output = command.output().unwrap();
        let text = text(&output.stdout);
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(text.matches(" 11 15").count(), boards, "{text}");
        assert_eq!(clause(&command, &output), fault);
    }
}

/// A board without an answer does not keep the others back.
#[test]
fn the_boards_of_a_file_are_shown_one_after_another() {
    let path = scratch("replay_boards").join("boards.txt").display().to_string();
    fs::write(&path, "3\n 0  1  3\n 4  2  5\n 7  8  6\n").unwrap();
    let one = shown("", &["--input", &path]);
    assert!(one.ends_with("\n4 moves: RDRD\n"), "{one}");
    fs::write(&path, "1 2 3 4 5 6 8 7 0\n1 2 3 4 5 6 7 0 8\n").unwrap();
    let mut command = replay("", &["--input", &path]);
    let output = command.output().unwrap();
    assert!(text(&output.stdout).ends_with("\n1 move: R\n") && output.status.code() == Some(1), "{output:?}");
    let said = clause(&command, &output);
    assert!(said.starts_with("board 1: 1 2 3 / 4 5 6 / 8 7 0 is unsolvable: ") && said.lines().count() == 1, "{said}");
    fs::write(&path, "3\n0 1 3\n4 2 5\n7 8 6\n\n1 2 3\n4 5 6\n7 0 8\n").unwrap();
    let two = shown("", &["--input", &path]);
    assert!(two.starts_with(&one) && two.ends_with("\n1 move: R\n"), "{two}");
    assert_eq!(refused(&mut replay("", &["--input", &path, "--moves", "R"]), 1), "--moves takes one board, not 2");
    assert_eq!(refused(&mut replay("", &["--input", &path, "--svg", "-"]), 1), "--svg takes one board, not 2");
    let wide = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 0 17";
    assert_eq!(refused(&mut replay("", &[wide]), 1), "boards of 3 x 6 need --moves");
}

#[test]
fn the_kept_picture_is_current() {
    let kept = root().join("expected/replay/uva10181_sample.svg");
    let made = scratch("picture").join("uva10181_sample.svg");
    assert_eq!(shown("", &[SAMPLE, "--svg", made.to_str().unwrap()]), "9 moves: LLLDRDRDR\n");
    let made = fs::read_to_string(made).unwrap();
    assert!(made == shown("", &[SAMPLE, "--svg", "-"]));
    let again = "renew it: replay BOARD --svg expected/replay/uva10181_sample.svg";
    assert!(made == fs::read_to_string(kept).unwrap().replace("\r\n", "\n"), "{again}");
}

/// Boards with answers and goals, among them a solved one and one whose moves take several lines.
const PICTURES: [(&str, &str, &str); 5] = [
    ("2 8 3 1 6 4 7 0 5", "UULDR", "spiral"),
    ("1 2 3 0", "", "blank-last"),
    ("1 2 3 4 5 6 7 8 9 0", "LLLLURRRRDLLLLURRRRDLLLLURRRRDLLLLURRRRDLLLLURRRRDLLLLURRRRD", "8 7 6 1 2 / 9 5 4 3 0"),
    ("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 0 19 21 22 23 24 20", "RD", "blank-last"),
    ("1 2 / 3 4 / 5 6 / 0 7", "R", "blank-last"),
];

#[test]
fn each_tile_of_a_picture_follows_its_path() {
    for (board, moves, goal) in PICTURES {
        let svg = shown("", &[board, "--moves", moves, "--goal", goal, "--svg", "-"]);
        let case = goals::case(reader::board(board).unwrap(), goal).unwrap();
        let Play { case, steps, fault } = Play::new(case, moves);
        assert_eq!(fault, None);
        let columns = case.start.columns;
        let centre = |cell: usize| (49 + 72 * (cell % columns), 49 + 72 * (cell / columns));
        for tile in 1..case.start.tiles.len() {
            let boards = steps.iter().filter(|step| step.tile == tile).map(|step| &step.board);
            let path: Vec<_> = once(&case.start).chain(boards).map(|board| centre(board.cell(tile))).collect();
            let stands = format!(" transform=\"translate({} {})\"", path[0].0, path[0].1);
            let drawn = between(&svg, &format!("id=\"t{tile}\""), ">");
            let class = between(drawn, "class=\"", "\"");
            let home = case.goal.cell(tile);
            assert_eq!(class, format!("c{}", home / columns + home % columns), "the colour of tile {tile}");
            assert!(drawn.ends_with(&stands) && svg.contains(&format!(".{class}{{fill:hsl(")), "tile {tile}: {drawn}");
            let name = format!("@keyframes t{tile}{{");
            let goes = svg.contains(&name).then(|| between(&svg, &name, "}}").split("translate(").skip(1));
            let goes =
                goes.map(|stops| stops.map(|stop| stop.split(')').next().unwrap().to_string()).collect::<Vec<_>>());
            let path: Vec<_> = path.iter().map(|(x, y)| format!("{x}px,{y}px")).collect();
            assert_eq!(goes, Some(path).filter(|path| path.len() > 1), "tile {tile}");
        }
    }
}

/// Lines of 21 letters, 17 pixels each, fill a board of 5 columns. A letter stands 5 pixels below the middle of its marker. At
/// a speed of 2, a move takes half a second.
#[test]
fn the_moves_of_a_picture_stand_in_lines_with_a_marker() {
    let (board, moves, goal) = PICTURES[2];
    let svg = shown("", &[board, "--moves", moves, "--goal", goal, "--speed", "2", "--svg", "-"]);
    let (mut letters, mut places) = (String::new(), Vec::new());
    for line in svg.lines().filter(|line| line.starts_with("<text class=\"moves\"")) {
        let y = between(line, " y=\"", "\"").parse::<usize>().unwrap() - 5;
        places.extend(between(line, " x=\"", "\"").split(' ').map(|x| format!("{x}px,{y}px")));
        letters += between(line, ">", "<");
    }
    let place = |mv: usize| format!("{}px,{}px", 14 + 8 + mv % 21 * 17, 2 * 13 + 2 * 72 + mv / 21 * 24 + 12);
    assert_eq!((letters.as_str(), &places), (moves, &(0..60).map(place).collect::<Vec<_>>()));
    let stops = between(&svg, "@keyframes spell{", "}}").split("translate(").skip(1);
    assert_eq!(stops.map(|stop| stop.split(')').next().unwrap()).collect::<Vec<_>>(), places);
    let height = 2 * 13 + 2 * 72 + 3 * 24 + 13;
    assert!(svg.contains(&format!("width=\"386\" height=\"{height}\"")), "{svg}");
    assert_eq!(between(&svg, "animation:", " "), format!("{}ms", 1500 + 60 * 500 + 2500));
}

/// An answer is drawn up to its fault.
#[test]
fn a_picture_says_how_its_board_was_solved() {
    let case = goals::case(reader::board("1 2 3 4 5 6 7 0 8").unwrap(), "blank-last").unwrap();
    for (moves, title, described) in [
        ("R", "solved in 1 move", "to 1 2 3 / 4 5 6 / 7 8 blank by the blank's moves R."),
        ("LR", "after 2 moves", "to 1 2 3 / 4 5 6 / 7 blank 8 by the blank's moves LR."),
        ("D", "after 0 moves", "to 1 2 3 / 4 5 6 / 7 blank 8."),
    ] {
        let svg = svg(&Play::new(case.clone(), moves), 500);
        let title = format!("<title>A sliding-tile puzzle of 3 x 3, {title}</title>\n");
        let described = format!("<desc>From 1 2 3 / 4 5 6 / 7 blank 8 {described}</desc>\n");
        assert!(svg.contains(&(title + &described)), "{moves}: {svg}");
    }
    let svg = svg(&Play::new(case, "L"), 500);
    let path = between(&svg, "@keyframes t7{", "}}");
    assert!(path.ends_with(",to{transform:translate(121px,193px)"), "where the moves end, not at the goal: {path}");
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = text.split_once(from).unwrap_or_else(|| panic!("no {from} in {text}"));
    rest.split_once(to).unwrap_or_else(|| panic!("no {to} after {from}")).0
}
