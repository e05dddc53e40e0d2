//! The steps that the tool `compare` shows of a method.

use super::compare::{printed, BOARD};

const TRACE: &str = "
astar-manhattan-seen: A* with a set of reached boards, Manhattan distance
2 8 3 / 1 0 4 / 7 6 5  to  1 2 3 / 8 0 4 / 7 6 5

step  node  parent  move  board                  g  h  f  event
   1     1       -     -  2 8 3 / 1 0 4 / 7 6 5  0  4  4  start
   2     1       -     -  2 8 3 / 1 0 4 / 7 6 5  0  4  4  expanded
   3     2       1     D  2 8 3 / 1 6 4 / 7 0 5  1  5  6  generated
   4     3       1     L  2 8 3 / 0 1 4 / 7 6 5  1  5  6  generated
   5     4       1     R  2 8 3 / 1 4 0 / 7 6 5  1  5  6  generated
   6     5       1     U  2 0 3 / 1 8 4 / 7 6 5  1  3  4  generated
   7     5       1     U  2 0 3 / 1 8 4 / 7 6 5  1  3  4  expanded
   8     6       5     D  2 8 3 / 1 0 4 / 7 6 5  2  -  -  undoes the last move
   9     7       5     L  0 2 3 / 1 8 4 / 7 6 5  2  2  4  generated
  10     8       5     R  2 3 0 / 1 8 4 / 7 6 5  2  4  6  generated
  11     7       5     L  0 2 3 / 1 8 4 / 7 6 5  2  2  4  expanded
  12     9       7     R  2 0 3 / 1 8 4 / 7 6 5  3  -  -  undoes the last move
  13    10       7     D  1 2 3 / 0 8 4 / 7 6 5  3  1  4  generated
  14    10       7     D  1 2 3 / 0 8 4 / 7 6 5  3  1  4  expanded
  15    11      10     U  0 2 3 / 1 8 4 / 7 6 5  4  -  -  undoes the last move
  16    12      10     D  1 2 3 / 7 8 4 / 0 6 5  4  2  6  generated
  17    13      10     R  1 2 3 / 8 0 4 / 7 6 5  4  0  4  generated
  18    13      10     R  1 2 3 / 8 0 4 / 7 6 5  4  0  4  goal

18 steps shown; 4 expanded; 4 moves: ULDR
";

#[test]
fn a_trace_has_the_steps_of_a_method_in_their_order() {
    let trace = |board: &str, more: &[&str]| printed(&[&[board, "--goal", "spiral", "--trace"], more].concat());
    assert_eq!(trace("2 8 3 1 0 4 7 6 5", &["a*"]), TRACE[1..]);
    // The thresholds of IDA* rise by 2 from Manhattan distance to the length of the answer, or with a weight to the lowest
    // priority above the last.
    let thresholds = |text: &str| {
        let rows = text.lines().filter(|row| row.contains(" / ")).skip(1);
        let mut all: Vec<String> = rows.filter_map(|row| row.split(' ').next_back()).map(str::to_string).collect();
        all.dedup();
        all
    };
    let text = printed(&[BOARD, "--trace", "idastar", "--count", "1000"]);
    assert_eq!(thresholds(&text), ["19", "21", "23"]);
    assert!(text.ends_with(" steps shown; 813 expanded; 23 moves: DRUULDDRUURDDLUULDRURDD\n"), "{text}");
    let text = printed(&["312045678", "--trace", "weighted-idastar-cut", "--weight", "3/2", "--count", "100"]);
    assert_eq!(thresholds(&text)[..7], ["16.50", "17.50", "18", "18.50", "19", "20", "20.50"]);
    let text = printed(&[BOARD, "--trace", "weighted-astar-seen-cut", "--cut", "22", "--count", "30", "--csv", "-"]);
    let csv = "\nstep,node,parent,move,board,g,h,f,event\n1,1,-,-,8 6 4 / 0 7 2 / 5 1 3,0,19,190,start\n";
    assert!(
        text.contains(" shown; ") && text.contains(" expanded; none within 22 moves\n") && text.contains(csv),
        "{text}"
    );
    assert!(text.contains(",cut by the limit\n"), "{text}");
    // What the limit cuts is no reason for another round.
    let text = printed(&[BOARD, "--trace", "weighted-idastar-cut", "--weight", "1", "--cut", "21", "--count", "30"]);
    assert_eq!(thresholds(&text), ["19", "21"]);
    assert!(printed(&["1 2 3 0", "--trace", "bfs"]).ends_with("\n\n2 steps shown; 0 expanded; 0 moves\n"));
}
