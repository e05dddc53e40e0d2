//! Formats of one's own: their descriptions, and the answers in them.

use super::verdict;
use crate::one_in;
use crate::tool::{command, printed};
use scripts::boards::easy_first::easy_first;
use scripts::boards::graded::{graded, Graded};
use scripts::kit::grid::Case;
use scripts::kit::solve::solve;
use scripts::problems::description::{described, renewed};
use scripts::problems::goals;
use scripts::problems::problem::Problem;
use scripts::problems::reader::board;
use scripts::problems::tiers::Tier;
use scripts::system::programs::{files, root};
use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;

fn own(text: &str) -> Problem {
    described("my.txt", text).unwrap()
}

/// Reads one of the descriptions of the repository.
fn example(name: &str) -> Problem {
    let file = root().join("scripts/tools/judge/problems").join(name);
    described(name, &fs::read_to_string(file).unwrap()).unwrap()
}

/// Of each assignment: an input, and what a program of a student would print for it.
#[test]
fn the_formats_of_assignments_are_read_and_judged() {
    let outputs = files(&root().join("scripts/tests/problems/assignments")).unwrap().into_iter();
    let outputs: Vec<PathBuf> = outputs.filter(|file| file.extension() == Some("out".as_ref())).collect();
    assert_eq!(outputs.len(), 14);
    for file in outputs {
        let [input, output] = ["in", "out"].map(|ending| fs::read_to_string(file.with_extension(ending)).unwrap());
        let own = fs::read_to_string(file.with_extension("txt"));
        let name = file.file_stem().unwrap().to_str().unwrap();
        let problem = own.map_or_else(|_| example(&format!("{name}.txt")), |text| described(name, &text).unwrap());
        let (without_the_end, _) = output.trim_end().rsplit_once('\n').unwrap_or_default();
        let answers = String::from_utf8(problem.answers(input.as_bytes()).unwrap()).unwrap();
        for (text, is_right) in [(&output[..], true), (&answers, true), (without_the_end, false)] {
            let verdict = verdict(&problem, &input, text);
            assert_eq!(verdict == "AC", is_right, "{name}: {verdict}\n{text}");
        }
    }
}

#[test]
fn a_wrong_description_is_refused_with_its_line() {
    let keys = "name, boards, size, layout, blank, goal, input, answer, each, moves, mover, unsolvable, fewest, limit or output";
    let size = "R x C, each 2 to 4, side first or side first to 4";
    let holes =
        "{count}, {moves}, {move}, {tiles}, {tile}, {boards}, {board}, {start}, {goal}, {case}, {limit} or {any}";
    let inputs = "{boards}, {start}, {goal}, {side}, {rows}, {columns}, {tiles}, {goal_blank} or {limit}";
    let goals = "blank-last, blank-first, spiral, before the board, after the board, first of all, or its tiles";
    let names = "four names, of up, down, left and right: UDLR, U D L R or up, down, left, right";
    for (text, clause) in [
        ("# nothing", ": no answer: a line that is printed, such as answer: {moves}"),
        ("colour: red", &format!(", line 1: no key colour: {keys}")),
        ("rows", ", line 1: \"rows\" is not a line key: value"),
        ("size: 2 x 2\nlayout: row\nsize: 3 x 3", ", line 3: size is given twice, first in line 1"),
        ("size: 2 x 3\nlayout: word", ", line 2: a word is a board of 2 x 2 or 3 x 3"),
        ("boards: many", ", line 1: \"many\" is not a number of boards: one, counted or to the end"),
        ("size: 3 x 5", &format!(", line 1: \"3 x 5\" is not a size: {size}")),
        ("size: 4 x 4\ngoal: spiral", ", line 2: on 4 x 4, the goal needs its blank in a corner"),
        ("blank: 9", ", line 1: \"9\" is not a blank: 0, or a word that is no number, in a word one character"),
        ("goal: last", &format!(", line 1: \"last\" is not a goal: {goals}")),
        ("goal: 1 2 3 0", ", line 1: a goal of 4 tiles for boards of 3 x 3"),
        ("goal: 1 2 3 4 5 5 7 8 0", ", line 1: word 6: tile 5 appears twice"),
        ("size: side first\ngoal: 1 2 3 / 4 5 0", ", line 2: a goal of 6 tiles for boards of side 2 to 3"),
        ("size: side first\ngoal: first of all", ", line 2: a goal for all boards is of one size, and theirs differ"),
        ("answer: {steps}", &format!(", line 1: \"{{steps}}\" is not a hole: {holes}")),
        ("answer: {moves} {moves}", ", line 1: {moves} stands twice on a line"),
        ("answer: {moves}\nanswer: {moves}", ", line 2: {moves} stands on two lines"),
        ("answer: {boards} end", ", line 1: boards need a line of their own"),
        ("answer: from {start}", ", line 1: a board needs a line of its own"),
        ("answer: {any}{moves}", ", line 1: {any} and {moves} touch, so that nothing tells them apart"),
        ("answer: {board}", ", line 1: {board} belongs in an each line: each: {board}"),
        ("answer: {count}. {move}", ", line 1: {move} belongs in an each line: each: {count}. {move}"),
        ("each: {move}: {board}", ", line 1: a board needs a line of its own"),
        ("each: {board}\neach: {move}", ", line 2: {board}, which is the board after a move, follows it"),
        ("each: {count}. {moves}", ", line 1: {moves} is no part of one move"),
        ("each: next\nanswer: done", ", line 1: no each line has {move}, {tile} or {board}"),
        ("answer: {moves}\neach: {count}: {any}", ", line 2: no each line has {move}, {tile} or {board}"),
        (
            "each: {move}\nanswer: then\neach: {board}",
            ", line 3: the lines that are repeated for each move stand together",
        ),
        ("answer: {moves}\ninput: {star}", &format!(", line 2: \"{{star}}\" is not a hole: {inputs}")),
        ("answer: {moves}\ninput: {side}", ", line 2: no line of input has {start}"),
        ("answer: {moves}\ninput: {start}\ninput: {start}", ", line 3: {start} stands on two lines"),
        ("answer: {moves}\ninput: {start}\ninput: {side}", ", line 3: {side} stands before {start}"),
        ("answer: {moves}\ninput: {start}\ninput: {boards}", ", line 2: {start} belongs on a line after {boards}"),
        ("answer: {moves}\nsize: side first\ninput: {rows} {side}", ", line 3: {side} stands before {rows}"),
        ("answer: {moves}\nsize: side first\ninput: {columns} {tiles}", ", line 3: {tiles} stands before {columns}"),
        (
            "answer: {moves}\nsize: side first\ninput: {goal}\ninput: {boards}\ninput: {side} {start}",
            ", line 3: a goal for all boards is of one size, and theirs differ",
        ),
        ("answer: {moves}\ninput: {start} {limit}", ", line 2: {limit} needs a line limit: .."),
        (
            "answer: {moves}\ngoal: spiral\ninput: {start} {goal}",
            ", line 2: the lines of input give the goal, so this line has to go",
        ),
        ("answer: {moves}\ngoal: after the board\ninput: {start}", ", line 2: no line of input has {goal}"),
        ("answer: {moves}\nboards: counted\ninput: {start}", ", line 2: no line of input has {boards}"),
        ("answer: {moves}\nsize: side first\ninput: {start}", ", line 2: no line of input has {side} or {tiles}"),
        ("answer: {moves}\nanswer: {boards}", ", line 2: {moves} and {boards} do not go together"),
        ("answer: YES", ", line 1: an answer without a hole needs a line unsolvable: .."),
        ("answer: {moves}\nunsolvable: {count}", ", line 2: an unsolvable board has no {count}"),
        ("answer: {count}\nunsolvable: 0", ", line 2: an answer could be this line too"),
        ("answer:\nanswer: {moves}!\nunsolvable: DL!", ", line 3: an answer could be this line too"),
        ("answer: {count}\nunsolvable: -1\nlimit: 50", ", line 3: no answer has moves to be limited"),
        ("answer: Solved: {moves}\nunsolvable: Solved: {any}", ", line 2: an answer could be this line too"),
        ("each: {tile} {move}\nunsolvable: {any} U", ", line 2: an answer could be this line too"),
        ("answer: {moves}\nunsolvable:", ", line 2: nothing follows the colon"),
        ("answer: {moves}\nmoves: up down left", &format!(", line 2: \"up down left\" is not {names}")),
        ("answer: {moves}\nmoves: U, D, L, L", &format!(", line 2: \"U, D, L, L\" is not {names}")),
        ("answer: {moves}\nmover: hole", ", line 2: \"hole\" is not a mover: blank or tile"),
        ("answer: {boards}\nmover: tile", ", line 2: no answer has {moves} or {move}"),
        ("answer: {count}\nfewest: no", ", line 2: a count without the moves has to be the fewest: yes"),
        ("answer: {count}\nlimit: 50", ", line 2: no answer has moves to be limited"),
        ("answer: YES\nunsolvable: NO\nfewest: yes", ", line 3: no answer has moves or their count"),
        ("answer: {moves}\nfewest: maybe", ", line 2: \"maybe\" is not a value: yes or no"),
        ("answer: {moves}\nlimit: 0", ", line 2: \"0\" is not within 1 to 10000"),
        (
            "size: 4 x 4\ngoal: after the board\nanswer: {count}",
            ", line 2: the fewest moves to any goal are known up to 3 x 4 only",
        ),
    ] {
        let refused = described("my.txt", text).map(|problem| problem.title).unwrap_or_else(|refused| refused.leak());
        assert_eq!(refused, format!("my.txt{clause}"), "{text}");
    }
}

#[test]
fn a_description_may_be_written_in_several_ways() {
    for text in [
        "limit: 10000",
        &format!("blank: {}", "x".repeat(18)),
        "blank: 0x",
        "size: 2x2",
        "size: 4 x 2",
        "size: 4x4",
        "size: side first to 4\ngoal: blank-first",
        "\u{feff}  # a comment\r\n\r\nsize : 3 x 3 \r\n\t# another",
    ] {
        let problem = described("a folder/my own.txt", &format!("{text}\nanswer: {{moves}}"));
        assert_eq!(problem.map(|problem| problem.title), Ok("my own"), "{text}");
    }
    assert_eq!(own("answer: {moves}\nname: My: own").title, "My: own");
    for (text, is_refused) in [("limit: 10001", true), (&format!("blank: {}", "x".repeat(19)), true)] {
        assert_eq!(described("my.txt", &format!("{text}\nanswer: {{moves}}")).is_err(), is_refused, "{text}");
    }
}

#[test]
fn the_page_and_the_help_have_each_key_and_each_hole() {
    let page = fs::read_to_string(root().join("scripts/tools/judge/README.md")).unwrap();
    let refused = |text| described("my.txt", text).map(|_| ()).unwrap_err();
    let names = |clause: String| clause.rsplit(": ").next().unwrap().replace(" or ", ", ");
    let clauses = ["colour: red", "answer: {}", "answer: {moves}\ninput: {}"];
    let help = printed(command("judge").arg("--help"));
    for name in clauses.map(refused).map(names).iter().flat_map(|names| names.split(", ")) {
        let row = |line: &str| line.starts_with(&format!("| `{name}"));
        assert!(page.lines().any(row) && help.contains(&format!("\n    {name}")), "{name}");
    }
    let made = renewed(&page);
    assert!(made == page, "the tables are stale: cargo run --bin problems");
    assert_eq!(renewed(&page.replacen("| `name", "| `nome", 1)), page);
    let example = fs::read_to_string(root().join("scripts/tools/judge/problems/coursera.txt")).unwrap();
    assert!(page.contains(&format!("```\n{example}```\n")));
}

#[test]
fn the_kits_answers_to_the_cases_that_are_made_are_right() {
    let long = "answer: It takes {count} moves\nanswer:\neach: {move}\nunsolvable: It is unsolvable\nmoves: N S W E\n";
    for problem in [
        example("start_and_goal.txt"),
        example("coursera.txt"),
        example("spiral.txt"),
        own("answer: [{moves}]\nmoves: U -> D -> L -> R\nmover: tile\nsize: 4 x 2\ngoal: before the board\nlimit: 20"),
        own(&format!("{long}boards: to the end\nsize: 2 x 3\nblank: _\ngoal: 1 2 3 5 4 _")),
        own("answer: {boards}\nsize: side first\nboards: counted\nunsolvable: none\nlayout: column"),
        own("answer: {boards}\nsize: 2 x 2\nlayout: word\nblank: x"),
        own("answer: {count} from {start} to {goal}\nlayout: line\nunsolvable: -1"),
        own("answer: {moves}\nsize: 2 x 3\ninput: {columns} {boards}\ninput: {start}"),
        own("answer: {moves}\nsize: side first\ngoal: 3 1 / 2 0"),
        own("each: {move}:\neach: {tile}\neach: {board}\nmover: blank\nboards: counted"),
        own("answer: {moves}\nboards: to the end\nsize: 4 x 4\ngoal: first of all"),
        own("answer: solvable\nunsolvable: not solvable\nsize: 4 x 4\nboards: counted\ngoal: blank-first"),
        own("answer: {count}\nsize: 4 x 4\ngoal: 15 14 13 12 / 11 10 9 8 / 7 6 5 4 / 0 1 2 3\nboards: counted"),
    ]
    .into_iter()
    .step_by(one_in(2))
    {
        let made = graded(&problem).unwrap();
        assert!(made.len() > 4, "{}", problem.title);
        for input in made {
            let text = problem.input_of(&input.cases);
            assert_eq!(problem.cases(text.as_bytes()).as_ref(), Ok(&input.cases), "{text}");
            let answers = String::from_utf8(problem.answers(text.as_bytes()).unwrap()).unwrap();
            assert_eq!(verdict(&problem, &text, &answers), "AC", "{} {}:\n{text}{answers}", problem.title, input.name);
            let unsolvable = input.cases.iter().filter(|case| !case.solvable()).count();
            assert_eq!(
                unsolvable > 0,
                problem.output.named && (input.name.starts_with("unsolvable") || input.name == "mixed")
            );
        }
    }
}

/// Each value that says how an input is written, with an input of one board and its goal.
#[test]
fn an_input_is_written_and_read_as_its_description_says() {
    for (text, input, start, goal) in [
        ("layout: rows", "1 2 3\n4 5 6\n7 0 8\n", "123/456/708", "blank-last"),
        ("layout: line", "1 2 3 4 5 6 7 0 8\n", "123/456/708", "blank-last"),
        ("layout: column\nsize: 2 x 2", "1\n2\n0\n3\n", "12/03", "blank-last"),
        ("layout: word", "123456708\n", "123/456/708", "blank-last"),
        ("layout: word\nblank: □", "1234567□8\n", "123/456/708", "blank-last"),
        ("layout: word\nblank: □\ngoal: □12345678", "1□2345678\n", "102/345/678", "blank-first"),
        ("blank: _", "1 2 3\n4 5 6\n7 _ 8\n", "123/456/708", "blank-last"),
        ("boards: one\nsize: 2 x 3", "1 2 3\n4 0 5\n", "123/405", "blank-last"),
        ("boards: counted\nsize: 3 x 2", "1\n1 2\n3 4\n0 5\n", "12/34/05", "blank-last"),
        ("boards: to the end\nsize: side first", "2\n1 2\n0 3\n", "12/03", "blank-last"),
        ("goal: blank-last", "1 2 3\n4 5 6\n7 0 8\n", "123/456/708", "blank-last"),
        ("goal: blank-first", "1 0 2\n3 4 5\n6 7 8\n", "102/345/678", "blank-first"),
        ("goal: spiral", "1 2 3\n8 4 0\n7 6 5\n", "123/840/765", "spiral"),
        ("goal: 12/30\nsize: 2 x 2", "1 2\n0 3\n", "12/03", "12/30"),
        ("goal: before the board\nsize: 2 x 2", "1 3\n2 0\n1 3\n0 2\n", "13/02", "13/20"),
        ("goal: after the board\nsize: 2 x 2", "1 3\n0 2\n1 3\n2 0\n", "13/02", "13/20"),
        (
            "input: {tiles}\ninput: {goal_blank}\ninput: {start}",
            "8\n0\n1 0 2\n3 4 5\n6 7 8\n",
            "102/345/678",
            "blank-first",
        ),
        ("input: {rows} x {columns}:\ninput: {start}\nsize: 2 x 3", "2 x 3:\n1 2 3\n4 0 5\n", "123/405", "blank-last"),
        ("input: Start: [{start}]\nlayout: commas\nsize: 2 x 2", "Start: [1,2,0,3]\n", "12/03", "blank-last"),
        ("layout: lists\nsize: 2 x 2", "[[1, 2], [0, 3]]\n", "12/03", "blank-last"),
        ("goal: first of all\nboards: counted\nsize: 2 x 2", "1 3\n2 0\n1\n1 3\n0 2\n", "13/02", "13/20"),
    ] {
        let problem = own(&format!("answer: {{moves}}\n{text}"));
        let cases = vec![goals::case(board(start).unwrap(), goal).unwrap()];
        assert_eq!(
            (problem.input_of(&cases), problem.cases(input.as_bytes())),
            (input.to_string(), Ok(cases)),
            "{text}"
        );
    }
}

#[test]
fn a_fault_of_an_input_is_told_with_its_line() {
    let (small, goal) = ("size: 2 x 2", "size: 2 x 2\ngoal: after the board\nboards: to the end");
    let text = "size: 2 x 2\ninput: Start = {start}\ninput: Goal = {goal}\nlayout: line";
    for (text, input, fault) in [
        (small, "", "line 1: the input ends here, the board is missing"),
        (small, "1 2\n\n3\n\n", "line 3: the input ends inside the board"),
        (small, "1 2\n3 x\n", "line 2: \"x\" is not a tile"),
        (goal, "1 2\n3 0\n\n", "line 2: the input ends here, the goal is missing"),
        (goal, "1 2\n3 0\n1 2\n0 3\n\0 1", "line 5: \"?\" is not a tile"),
        (text, "Start = 1 2 3 0\n", "line 1: the input ends here, \"Goal =\" is missing"),
        (text, "Start = 1 2 3 0\nGoals = 1 2 3 0\n", "line 2: \"Goals\" is not Goal"),
        (text, "Start = 1 2 3 0\nGoal = 1 2\n", "line 2: the input ends inside the goal"),
        ("size: side first", "\n", "line 1: the input ends here, {side} is missing"),
    ] {
        let problem = own(&format!("answer: {{moves}}\n{text}"));
        assert_eq!(problem.cases(input.as_bytes()).unwrap_err().to_string(), fault, "{input:?}");
    }
}

#[test]
fn a_goal_for_all_boards_is_another_one_for_another_seed() {
    let problem: &'static Problem = Box::leak(Box::new(own("answer: {moves}\nboards: counted\ngoal: first of all")));
    let goals = |seed| easy_first(problem, seed).unwrap().take(9).map(|case| case.goal).collect::<HashSet<_>>();
    let (one, other) = (goals(1), goals(2));
    assert!(one.len() == 1 && other.len() == 1 && one != other, "{one:?} {other:?}");
}

/// The fewest moves of each board of an input that was made.
fn fewest(inputs: &[Graded], name: &str) -> Vec<usize> {
    let input = inputs.iter().find(|input| input.name == name).unwrap();
    input.cases.iter().map(|case| solve(case).unwrap().len()).collect()
}

/// The fewest moves of each board's twin.
fn unsolvable(inputs: &[Graded], name: &str) -> Vec<usize> {
    let input = inputs.iter().find(|input| input.name == name).unwrap();
    input.cases.iter().map(|case| solve(&case.twin()).unwrap().len()).collect()
}

#[test]
fn the_cases_that_are_made_are_of_known_difficulty() {
    let [spiral, coursera] = ["spiral.txt", "coursera.txt"].map(|name| graded(&example(name)).unwrap());
    assert_eq!(fewest(&coursera, "easy_2x2_3"), [6]);
    assert_eq!(fewest(&coursera, "harder_4x4_1"), [32]);
    let names: Vec<&str> = spiral.iter().map(|input| &input.name[..]).collect();
    assert_eq!(names.join(" "), "solved one_move easy medium hard unsolvable mixed");
    let mixed = &spiral.last().unwrap().cases;
    let is_solved = |case: &Case| case.start == case.goal;
    assert_eq!(mixed.iter().filter(|case| is_solved(case)).count(), 2);
    assert!(mixed.last().is_some_and(is_solved), "a solved board after another one");
    let four = graded(&own("size: 4 x 4\nanswer: {moves}\nboards: counted")).unwrap();
    let levels = ["solved", "one_move", "easy", "medium", "hard", "harder"];
    let wanted = [vec![0], vec![1; 4], (2..=10).collect(), (11..=20).collect(), (21..=31).collect()];
    let wanted = wanted.into_iter().chain([vec![32, 34, 37, 39, 42, 45]]);
    for (at, (level, wanted)) in levels.into_iter().zip(wanted).enumerate() {
        let tier = if level == "harder" { Tier::Hard } else { Tier::Judge };
        assert_eq!((fewest(&four, level), four[at].tier), (wanted, tier), "{level}");
    }
    for inputs in [&spiral, &four] {
        let of_judge = inputs.iter().filter(|input| input.tier == Tier::Judge && input.name != "mixed");
        let boards = |cases: &[Case]| cases.iter().map(|case| case.start.tiles.clone()).collect::<Vec<_>>();
        let single: HashSet<_> = of_judge.flat_map(|input| boards(&input.cases)).collect();
        assert_eq!(single, boards(&inputs.last().unwrap().cases).into_iter().collect(), "mixed");
    }
    assert_eq!(unsolvable(&spiral, "unsolvable"), [0, 3, 6, 10, 13, 16, 20, 23, 26, 30]);
    assert_eq!(unsolvable(&coursera, "unsolvable_4x4_4"), [31]);
    // A level that begins at the limit has boards of that alone, and a farther one none.
    for (limit, medium) in [(10, None), (11, Some(vec![11; 10]))] {
        let limited = own(&format!("answer: {{moves}}\nlimit: {limit}\nboards: counted"));
        let inputs = graded(&limited).unwrap();
        let has_level = inputs.iter().any(|input| input.name == "medium");
        assert_eq!(has_level.then(|| fewest(&inputs, "medium")), medium, "{limit}");
    }
}

const COURSERA: &str = "2\n1 0\n3 2\n";

#[test]
fn a_count_and_boards_are_checked() {
    let verdict = |output: &str| verdict(&example("coursera.txt"), COURSERA, output);
    let right = "Minimum number of moves = 1\n2\n 1  0 \n 3  2 \n\n2\n 1  2 \n 3  0 \n\n";
    assert_eq!(verdict(right), "AC");
    assert_eq!(verdict("Minimum number of moves = 1\n2\n1 0\n3 2\n2\n1 2\n3 0\n"), "AC");
    let long = "\n2\n1 0\n3 2\n2\n0 1\n3 2\n2\n1 0\n3 2\n2\n1 2\n3 0\n";
    for (output, fault) in [
        ("", "WA, no output"),
        ("No solution possible\n", "WA, board 1: answered unsolvable, but 1 move solves it"),
        (&right.replace("= 1", "=  1"), "PE, line 1: should be \"Minimum number of moves = 1\""),
        (&format!("\n{right}"), "PE, line 1: an empty line before the answer"),
        (
            &right.replace(" = ", ": "),
            "WA, board 1: line 1 is \"Minimum number of moves: 1\", neither \"Minimum number of moves = {count}\" nor \
             \"No solution possible\"",
        ),
        (&right.replace("= 1", "= one"), "WA, board 1: line 1 has \"one\", not a number of moves"),
        (&right.replace("= 1", "= 2"), "WA, board 1: 2 moves announced, 1 given"),
        (&right.replace("= 1", "= 3"), "WA, board 1 of 1: the output ends inside the answer"),
        (&right.replace("2\n 1  0 \n 3  2 \n\n", ""), "WA, board 1: the first board of the path is not the start"),
        (
            &right.replace("\n\n2\n 1  2", "\n\n2\n 2  1"),
            "WA, board 1: board 2 of the path is not one move from the one before",
        ),
        (&right.replace("\n2\n 1", "\n 1"), "WA, board 1: line 2 is \" 1  0 \", not the size \"2\""),
        (&right.replace(" 3  0", " 3  x"), "WA, board 1: line 8: \"x\" is not a tile"),
        (&format!("{right}done\n"), "WA, line 10: output after the last answer"),
        (&format!("Minimum number of moves = 3{long}"), "WA, board 1: 3 moves, the fewest is 1"),
    ] {
        assert_eq!(verdict(output), fault, "{output}");
    }
}

#[test]
fn moves_are_checked_by_their_names() {
    let letters = "answer: {moves}";
    let words = "answer: {moves}\nmoves: up, down, left, right";
    let tile = "answer: The moves: {moves}.\nmoves: U D L R\nmover: tile";
    let lines = "each: move {move}\nmoves: UP DOWN LEFT RIGHT";
    let numbered = "answer: {count}\neach: {count}. {move}\nmoves: udlr";
    let slid = "each: {tile} goes {move}";
    let ended = "each: {tile} goes {move}\nanswer: Done in {count}";
    let (alike, digits) = ("answer: {moves}\nmoves: d du l ld", "answer: {moves}\nmoves: 1234");
    let named = |line: &str, names: &str| format!("WA, board 1: line {line}, not moves ({names})");
    let case = "; capitals and small letters differ";
    for (description, output, fault) in [
        (letters, "RR\n", "AC"),
        (letters, "R R\n", "PE, line 1: should be \"RR\""),
        (letters, "rr\n", &(named("1 is \"rr\"", "U, D, L, R") + case)),
        (words, "right, right\n", "AC"),
        (words, "right,right\n", "PE, line 1: should be \"right, right\""),
        (words, "Right, Right\n", &(named("1 is \"Right, Right\"", "up, down, left, right") + case)),
        (alike, "ld ld\n", "AC"),
        (alike, "l ld\n", "WA, board 1: move 1 (l) leaves the board"),
        (alike, "d\n", "WA, board 1: the board after move 1 is not the goal"),
        (digits, "44\n", "AC"),
        (digits, "4\n", "WA, board 1: the board after move 1 is not the goal"),
        (digits, "45\n", &named("1 is \"45\"", "1, 2, 3, 4")),
        (tile, "The moves: L L.\n", "AC"),
        (
            tile,
            "The moves: R R.\n",
            "WA, board 1: move 1 (R) leaves the board; the moves are the blank's, not the tile's",
        ),
        (tile, "The moves: X.\n", &named("1 has \"X\"", "U, D, L, R")),
        (lines, "move RIGHT\nmove RIGHT\n", "AC"),
        (lines, "move RIGHT\n", "WA, board 1: the board after move 1 is not the goal"),
        (lines, "move RIGHT RIGHT\n", "WA, board 1: line 1 has not one move: \"RIGHT RIGHT\""),
        (lines, "move LEFT\n", "WA, board 1: move 1 (LEFT) leaves the board"),
        (lines, "RIGHT\nRIGHT\n", "WA, board 1: line 1 is \"RIGHT\", not \"move {move}\""),
        (numbered, "2\n1. r\n2. r\n", "AC"),
        (numbered, "2\n0. r\n1. r\n", "WA, board 1: line 2 has the number 0, but it is move 1"),
        (numbered, "2\n. r\n. r\n", "WA, board 1: line 2 has \"\", not a number of moves"),
        (numbered, "1\n1. r\n2. r\n", "WA, board 1: 1 move announced, 2 given"),
        (numbered, "3\n1. r\n2. r\n", "WA, board 1: 3 moves announced, 2 given"),
        // The moves pass the goal, so that neither number is the mistake.
        (numbered, "3\n1. r\n2. r\n3. l\n", "WA, board 1: the board after move 3 is not the goal"),
        (numbered, "2\n1. R\n2. R\n", &(named("2 has \"R\"", "u, d, l, r") + case)),
        (slid, "7 goes L\n8 goes L\n", "AC"),
        (slid, "7 goes L\n8 goes U\n", "WA, board 1: move 2 slides 8, which is L, not U"),
        (
            slid,
            "7 goes R\n8 goes R\n",
            "WA, board 1: move 1 slides 7, which is L, not R; the moves are the blank's, not the tile's",
        ),
        (&format!("{slid}\nmover: blank"), "7 goes R\n8 goes R\n", "AC"),
        ("each: {tile}{move}", "7L\n8L\n", "AC"),
        ("each: {tile}{move}", "7l\n8l\n", &(named("1 has \"l\"", "U, D, L, R") + case)),
        (slid, "5 goes L\n", "WA, board 1: slide 1: \"5\" is not a tile beside the blank"),
        (ended, "5 goes L\n8 goes L\nDone in 2\n", "WA, board 1: slide 1: \"5\" is not a tile beside the blank"),
        (ended, "7 goes U\n5 goes L\nDone in 2\n", "WA, board 1: move 1 slides 7, which is L, not U"),
        (ended, "7 goes L\nDone in 1\n", "WA, board 1: the board after slide 1 is not the goal"),
        (ended, "7 goes L\n8 goes L\n8 goes R\n8 goes L\nDone in 4\n", "AC"),
        (slid, "7 goes LL\n", &named("1 has \"LL\"", "U, D, L, R")),
        (slid, "7 goes l\n", &(named("1 has \"l\"", "U, D, L, R") + case)),
        ("answer: {moves}, {count} in all", "RR, 3 in all\n", "WA, board 1: 3 moves announced, 2 given"),
    ] {
        assert_eq!(verdict(&own(description), "1 2 3\n4 5 6\n0 7 8\n", output), fault, "{description}");
    }
    for names in ["udlr", "u d l r", "u,d,l,r", "u, d, l, r", "u->d->l->r", "u -> d -> l -> r"] {
        let (description, between) =
            (format!("answer: {{moves}}\nmoves: {names}"), &names[1..names.find('d').unwrap()]);
        let output = format!("r{between}r\n");
        assert_eq!(verdict(&own(&description), "1 2 3\n4 5 6\n0 7 8\n", &output), "AC", "{names}");
    }
    let hint = "the board after move 2 is not the goal; read from the end, the moves are right";
    let corner = verdict(&own(tile), "1 2 3\n4 0 5\n7 8 6\n", "The moves: U L.\n");
    assert_eq!(corner, format!("WA, board 1: {hint}"));
    let counted = "answer: {count}\neach: {move}\nanswer: done\nboards: counted\nsize: 2 x 2";
    let fault = verdict(&own(counted), "2\n1 2\n0 3\n1 2\n0 3\n", "1\nR\ndone\n0\nR\ndone\n");
    assert_eq!(fault, "WA, board 2: 0 moves announced, 1 given");
}

#[test]
fn a_solved_board_may_have_an_empty_line_or_none() {
    let line = own("answer: {moves}\nboards: to the end\nsize: 2 x 2\nunsolvable: none");
    assert_eq!(verdict(&line, "1 2\n3 0\n2 1\n3 0\n", "\nnone\n"), "AC");
    assert_eq!(verdict(&line, "1 2\n3 0\n", "none\n"), "WA, board 1: answered unsolvable, but it is solvable");
    let lost = "WA, board 1: move 1 (R) leaves the board; a solved board gets a line without moves";
    assert_eq!(verdict(&line, "1 2\n3 0\n1 2\n0 3\n", "R\n"), lost);
    let path = own("answer: path {moves}\nboards: to the end\nsize: 2 x 2");
    let hinted = "WA, no output; a solved board gets a line without moves";
    assert_eq!([&line, &path].map(|problem| verdict(problem, "1 2\n3 0\n", "")), [hinted; 2]);
    let named = own("answer: moves: {moves}\nsize: 2 x 2");
    assert_eq!(["moves: \n", "moves:\n"].map(|output| verdict(&named, "1 2\n3 0\n", output)), ["AC"; 2]);
    assert_eq!(verdict(&named, "1 2\n3 0\n", "moves:  \n"), "PE, line 1: trailing space");
    let problem = own("each: {move}\nboards: to the end\nsize: 2 x 2");
    assert_eq!(verdict(&problem, "1 2\n3 0\n", ""), "AC");
    assert_eq!(verdict(&problem, "1 2\n3 0\n1 2\n0 3\n1 2\n3 0\n", "R\n"), "AC");
    let named = own("each: {move}\nboards: to the end\nsize: 2 x 2\nunsolvable: none");
    assert_eq!(verdict(&named, "1 2\n3 0\n2 1\n3 0\n", "none\n"), "AC");
    assert_eq!(verdict(&problem, "1 2\n3 0\n", "R\n"), "WA, line 1: output after the last answer");
}

#[test]
fn a_count_alone_and_a_word_alone_are_checked() {
    let (solvable, twin) = ("1 2 3\n4 5 6\n0 7 8\n", "1 2 3\n4 5 6\n0 8 7\n");
    let count = own("answer: {count} moves\nunsolvable: none");
    assert_eq!(verdict(&count, solvable, "2 moves\n"), "AC");
    assert_eq!(verdict(&count, solvable, "4 moves\n"), "WA, board 1: \"4 moves\", the right answer is \"2 moves\"");
    let right = "the right answer is";
    let fault = format!("WA, board 1: it is unsolvable, but answered \"4 moves\"; {right} \"none\"");
    assert_eq!(verdict(&count, twin, "4 moves\n"), fault);
    for answer in ["{count} moves", "{moves}"] {
        let timed = own(&format!("answer: {answer}\nunsolvable: none after {{any}}"));
        assert_eq!(verdict(&timed, twin, "none after 2 s\n"), "AC");
        let fault = "WA, board 1: answered unsolvable, but ";
        assert!(verdict(&timed, solvable, "none after 2 s\n").starts_with(fault), "{answer}");
    }
    let word = own("answer: It is: YES\nunsolvable: It is: NO");
    assert_eq!(verdict(&word, twin, "It is: NO\n"), "AC");
    assert_eq!(verdict(&word, twin, "It is: NO \n"), "PE, line 1: trailing space");
    let [yes, no, past] = ["\"It is: YES\"", "\"It is: NO\"", "\"It was: YES\""];
    let fault = format!("WA, board 1: it is unsolvable, but answered {yes}; {right} {no}");
    assert_eq!(verdict(&word, twin, "It is: YES\n"), fault);
    let fault = format!("WA, board 1: it is solvable, but answered {no}; {right} {yes}");
    assert_eq!(verdict(&word, solvable, "It is: NO\n"), fault);
    assert_eq!(verdict(&word, solvable, "It was: YES\n"), format!("WA, board 1: {past}, {right} {yes}"));
}

#[test]
fn a_count_and_moves_on_a_line_are_told_apart() {
    let solve = |text: &str, board: &str| {
        let problem = own(text);
        let answers = String::from_utf8(problem.answers(board.as_bytes()).unwrap()).unwrap();
        assert_eq!(verdict(&problem, board, &answers), "AC", "{text}:\n{answers}");
        answers
    };
    let solved = "1 2 3\n4 5 6\n7 8 0\n";
    for (text, two, none) in [
        ("answer: {count} {moves}", "2 RR\n", "0\n"),
        ("answer: {moves} {count}", "RR 2\n", " 0\n"),
        ("answer: {count}{moves}", "2RR\n", "0\n"),
        ("answer: {moves}{count}", "RR2\n", "0\n"),
        ("answer: {moves} {count}\nmoves: 1 2 3 4", "4 4 2\n", " 0\n"),
        ("answer: {count} {moves} Done", "2 RR Done\n", "0  Done\n"),
        ("answer: {count}, {moves}\nmoves: up, down, left, right", "2, right, right\n", "0,\n"),
    ] {
        assert_eq!(solve(text, "1 2 3\n4 5 6\n0 7 8\n"), two, "{text}");
        assert_eq!(solve(text, solved), none, "{text}");
    }
}
