// A solver as somebody else would write it, in three formats, and with a mistake if one is named. A test compiles it.
use std::io::Read;

type Board = (usize, Vec<usize>);

fn moved(board: &Board, letter: char) -> Option<Board> {
    let (side, mut tiles) = board.clone();
    let blank = tiles.iter().position(|&tile| tile == 0)?;
    let (row, column) = (blank / side, blank % side);
    let other = match letter {
        'U' if row > 0 => blank - side,
        'D' if row + 1 < side => blank + side,
        'L' if column > 0 => blank - 1,
        'R' if column + 1 < side => blank + 1,
        _ => return None,
    };
    tiles.swap(blank, other);
    Some((side, tiles))
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

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (format, mistake) = (words[0].as_str(), words.get(1).map_or("", |word| word));
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers = || input.split_whitespace().map(|word| word.parse().unwrap());
    match format {
        "start_and_goal" => {
            let tiles: Vec<usize> = numbers().collect();
            let (start, goal) = ((3, tiles[..9].to_vec()), (3, tiles[9..].to_vec()));
            let path = match mistake {
                "from the goal" => solve(&goal, &start),
                _ => solve(&start, &goal),
            };
            println!("{}", path.as_deref().unwrap_or("no solution"));
        }
        "coursera" => {
            let mut tiles: Vec<usize> = numbers().collect();
            let mut board = (tiles.remove(0), tiles);
            let goal = (board.0, (1..board.1.len()).chain([0]).collect());
            let Some(path) = solve(&board, &goal) else { return println!("No solution possible") };
            println!("Minimum number of moves = {}", path.len());
            let boards = if mistake == "without the start" { 1 } else { 0 };
            for number in 0..=path.len() {
                if number >= boards {
                    println!("{}", board.0);
                    for row in board.1.chunks(board.0) {
                        println!("{}", row.iter().map(|tile| format!("{tile:2} ")).collect::<String>());
                    }
                    println!();
                }
                if let Some(letter) = path.chars().nth(number) {
                    board = moved(&board, letter).unwrap();
                }
            }
        }
        _ => {
            let goal = (3, vec![1, 2, 3, 8, 0, 4, 7, 6, 5]);
            for word in input.split_whitespace() {
                let board = (3, word.bytes().map(|byte| usize::from(byte - b'0')).collect());
                let Some(mut path) = solve(&board, &goal) else {
                    println!("-1");
                    continue;
                };
                if mistake == "a detour" && path.len() == 12 {
                    let first = path.chars().next().unwrap();
                    let back = "DURL".chars().nth("UDLR".find(first).unwrap()).unwrap();
                    path.insert_str(0, &format!("{first}{back}"));
                }
                let names = path.chars().map(|letter| match letter {
                    'U' => "up",
                    'D' => "down",
                    'L' => "left",
                    _ => "right",
                });
                println!("{}\n{}", path.len(), names.collect::<Vec<_>>().join(", "));
            }
        }
    }
}
