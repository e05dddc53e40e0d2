// A solver as somebody else would write it, in many formats, and with a mistake if one is named. A test compiles it.
use std::io::Read;

/// The number of columns, and the tiles.
type Board = (usize, Vec<usize>);

fn moved(board: &Board, letter: char) -> Option<Board> {
    let (columns, mut tiles) = board.clone();
    let blank = tiles.iter().position(|&tile| tile == 0)?;
    let (row, column) = (blank / columns, blank % columns);
    let other = match letter {
        'U' if row > 0 => blank - columns,
        'D' if row + 1 < tiles.len() / columns => blank + columns,
        'L' if column > 0 => blank - 1,
        'R' if column + 1 < columns => blank + 1,
        _ => return None,
    };
    tiles.swap(blank, other);
    Some((columns, tiles))
}

fn distance(board: &Board, goal: &Board) -> usize {
    let side = board.0;
    let cell = |tile| goal.1.iter().position(|&other| other == tile).unwrap();
    let apart = |(at, &tile): (usize, &usize)| {
        (at / side).abs_diff(cell(tile) / side) + (at % side).abs_diff(cell(tile) % side)
    };
    board.1.iter().enumerate().filter(|(_, tile)| **tile > 0).map(apart).sum()
}

fn deepen(board: &Board, goal: &Board, left: usize, path: &mut String) -> bool {
    if board == goal {
        return true;
    }
    for (letter, back) in "UDLR".chars().zip("DURL".chars()) {
        let Some(next) = moved(board, letter).filter(|_| !path.ends_with(back)) else { continue };
        if distance(&next, goal) >= left {
            continue;
        }
        path.push(letter);
        if deepen(&next, goal, left - 1, path) {
            return true;
        }
        path.pop();
    }
    false
}

fn solve(board: &Board, goal: &Board) -> Option<String> {
    let swaps = |tiles: &[usize]| -> usize {
        (0..tiles.len()).map(|at| tiles[at..].iter().filter(|&&tile| tile > 0 && tile < tiles[at]).count()).sum()
    };
    let row = |board: &Board| board.1.iter().position(|&tile| tile == 0).unwrap() / board.0 * (board.0 + 1) % 2;
    if (swaps(&board.1) + swaps(&goal.1) + row(board) + row(goal)) % 2 == 1 {
        return None;
    }
    let mut path = String::new();
    let mut left = distance(board, goal);
    while !deepen(board, goal, left, &mut path) {
        left += 1;
    }
    Some(path)
}

/// The boards of a path.
fn boards(start: &Board, path: &str) -> Vec<Board> {
    let mut boards = vec![start.clone()];
    for letter in path.chars() {
        boards.extend(moved(&boards[boards.len() - 1], letter));
    }
    boards
}

/// The tiles in rows, or all on a line.
fn rows(board: &Board, between: &str) -> String {
    let row = |row: &[usize]| row.iter().map(|tile| format!("{tile}{between}")).collect::<String>() + "\n";
    board.1.chunks(board.0).map(row).collect()
}

/// The moves by the names of up, down, left and right.
fn named(path: &str, names: &str, between: &str) -> String {
    let names: Vec<&str> = names.split(' ').collect();
    path.chars().map(|letter| names["UDLR".find(letter).unwrap()]).collect::<Vec<_>>().join(between)
}

/// The answer to a board, or the line of one without an answer.
fn answer(format: &str, start: &Board, goal: &Board, mistake: &str) -> String {
    let path = if mistake == "from the goal" { solve(goal, start) } else { solve(start, goal) };
    let Some(mut path) = path else {
        return match format {
            "coursera" => "No solution possible\n",
            "princeton" => "Unsolvable puzzle\n",
            "spiral" => "-1\n",
            "cs3243" => "[\"UNSOLVABLE\"]\n",
            "csci5430" => "The goal cannot be reached.\n",
            "cpsc481" => "No solution.\n",
            "komal" => "NINCS\n",
            "steps" => "No solution\n",
            _ => "no solution\n",
        }
        .to_string();
    };
    match mistake {
        "a detour" if path.len() == 12 => {
            let first = path.chars().next().unwrap();
            let back = "DURL".chars().nth("UDLR".find(first).unwrap()).unwrap();
            path.insert_str(0, &format!("{first}{back}"));
        }
        "a move short" => drop(path.pop()),
        _ => {}
    }
    let (count, boards) = (path.len(), boards(start, &path));
    let skipped = usize::from(mistake == "without the start");
    let blank = |board: &Board| board.1.iter().position(|&tile| tile == 0).unwrap();
    let tile = |pair: &[Board]| pair[0].1[blank(&pair[1])].to_string();
    let sized = |board: &Board| format!("{}\n{}\n", board.0, rows(board, "  "));
    match format {
        "coursera" | "princeton" => {
            let gap = if format == "princeton" { "\n" } else { "" };
            let boards: String = boards.iter().skip(skipped).map(sized).collect();
            format!("Minimum number of moves = {count}\n{gap}{boards}")
        }
        "spiral" => format!("{count}\n{}\n", named(&path, "up down left right", ", ")),
        "edx" => format!(
            "path_to_goal: [{}]\ncost_of_path: {count}\nnodes_expanded: 181437\nsearch_depth: {count}\n\
            max_search_depth: 66125\nrunning_time: 5.01608433\nmax_ram_usage: 4.23940217\n",
            named(&path, "'Up' 'Down' 'Left' 'Right'", ", ")
        ),
        "csc242" => format!("{}\n", named(&path, "up down left right", " ")),
        "cs188" => {
            format!("BFS found a path of {count} moves: [{}]\n", named(&path, "'up' 'down' 'left' 'right'", ", "))
        }
        "cs3243" => format!("[{}]\n", named(&path, "\"DOWN\" \"UP\" \"RIGHT\" \"LEFT\"", ", ")),
        "csci5430" => {
            let boards: String = boards.iter().map(|board| rows(board, " ") + "\n").collect();
            format!("{boards}Minimum number of steps: {count}\n")
        }
        "cpsc481" => {
            let step = |(at, letter): (usize, char)| {
                format!("{}. move the blank {}\n", at + 1, named(&letter.to_string(), "up down left right", ""))
            };
            format!("Solution:\n{}Done.\n", path.chars().enumerate().map(step).collect::<String>())
        }
        "nyu8" | "nyu11" => {
            let values = vec![count.to_string(); count + 1].join(" ");
            let moves = named(&path, "U D L R", " ");
            format!("{}\n{}\n{count}\n2345\n{moves}\n{values}\n", rows(start, " "), rows(goal, " "))
        }
        "komal" => boards.windows(2).map(tile).collect::<Vec<_>>().join(" ") + "\n",
        "uta" => {
            let names = if mistake == "of the blank" { "Up Down Left Right" } else { "Down Up Right Left" };
            let step = |(pair, letter): (&[Board], char)| {
                format!("Move {} {}\n", tile(pair), named(&letter.to_string(), names, ""))
            };
            let steps: String = boards.windows(2).zip(path.chars()).map(step).collect();
            format!("Nodes Popped: 97\nSolution Found at depth {count} with cost of 63.\nSteps:\n{steps}")
        }
        "fmi" => {
            let step = |letter: char| named(&letter.to_string(), "down up right left", "") + "\n";
            format!("{count}\n{}", path.chars().map(step).collect::<String>())
        }
        "steps" => {
            let boards: Vec<String> = boards.iter().map(|board| rows(board, "  ")).collect();
            let steps = boards[1..].join("\n");
            format!("Initial Board\n{}\nMinimum number of moves taken: {count}\nSolution steps:\n{steps}", boards[0])
        }
        _ => format!("{path}\n"),
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (format, mistake) = (words[0].as_str(), words.get(1).map_or("", |word| word));
    let mut input = String::new();
    match (format, words.get(2)) {
        ("princeton", Some(file)) => input = std::fs::read_to_string(file).unwrap(),
        (_, Some(_)) => input = words[2..].join(" "),
        _ => drop(std::io::stdin().read_to_string(&mut input).unwrap()),
    }
    let is_mark = |one: char| one.is_whitespace() || one == ',';
    let number = |word: &str| if word == "x" { Some(0) } else { word.parse::<i64>().ok() };
    let mut numbers: Vec<usize> = input.split(is_mark).filter_map(number).map(|number| number as usize).collect();
    let in_order = |columns: usize, cells: usize, blank: usize| {
        let mut tiles: Vec<usize> = (1..cells).collect();
        tiles.insert(blank.min(cells - 1), 0);
        (columns, tiles)
    };
    let text = match format {
        "spiral" => {
            let goal = (3, vec![1, 2, 3, 8, 0, 4, 7, 6, 5]);
            let board = |word: &str| (3, word.bytes().map(|byte| usize::from(byte - b'0')).collect());
            input.split_whitespace().map(|word| answer(format, &board(word), &goal, mistake)).collect()
        }
        "coursera" | "princeton" | "steps" => {
            let columns = numbers.remove(0);
            let cells = numbers.len();
            answer(format, &(columns, numbers), &in_order(columns, cells, cells), mistake)
        }
        "fmi" => {
            let (cells, blank) = (numbers.remove(0) + 1, numbers.remove(0));
            answer(format, &(3, numbers), &in_order(3, cells, blank), mistake)
        }
        "edx" | "cs188" | "cs3243" | "komal" => {
            let columns = 3;
            let (cells, first) = (numbers.len(), matches!(format, "edx" | "cs188"));
            answer(format, &(columns, numbers), &in_order(columns, cells, if first { 0 } else { cells }), mistake)
        }
        _ => {
            let goal = numbers.split_off(numbers.len() / 2);
            let columns = if numbers.len() == 12 { 4 } else { 3 };
            answer(format, &(columns, numbers), &(columns, goal), mistake)
        }
    };
    match format {
        "edx" => std::fs::write("output.txt", text).unwrap(),
        _ => print!("{text}"),
    }
}
