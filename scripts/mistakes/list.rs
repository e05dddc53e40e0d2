//! The mistakes that people make, with what makes them one in a problem.

use super::need::*;
use crate::problems::mistake::Mistake::{self, *};

/// The most boards of an input for a solver that takes long for each, by a search that its distance leads astray.
const SEARCHED: usize = 16;

/// Whether a solver with a mistake is tried on an input of so many boards.
pub fn is_tried(mistake: Mistake, boards: usize) -> bool {
    boards <= SEARCHED || !matches!(mistake, BlankInDistance | DistanceToOtherGoal)
}

/// Every mistake, with a sentence, and what a problem has to have so that it is one.
pub const MISTAKES: &[(Mistake, &str, &[Need])] = &[
    (KeptPath, "the path of the board before stays in front of the next one", &[SEVERAL, SEARCH]),
    (LastAnswerForSolved, "a solved board gets the last answer again", &[SEVERAL, SOLVED]),
    (LastAnswerForUnsolvable, "an unsolvable board gets the last answer again", &[SEVERAL, UNSOLVABLE]),
    (
        KeptVisited,
        "the visited set is kept from the board before, so no later search reaches the goal",
        &[SEVERAL, SEARCH],
    ),
    (KeptUnsolvable, "after an unsolvable board, every board is unsolvable", &[SEVERAL, UNSOLVABLE]),
    (KeptInversions, "the inversions of the boards before are counted, too", &[SEVERAL]),
    (KeptThreshold, "the threshold of IDA* is kept from the board before", &[SEVERAL, FEWEST, SOLVED]),
    (KeptBest, "a shorter answer to a board before stays the best", &[SEVERAL, FEWEST]),
    (FirstGoal, "the goal of the first case is taken for all", &[SEVERAL, GOALS]),
    (FirstLimit, "the limit of the first case is taken for all", &[LIMITS]),
    (FirstSide, "the sides of the first board are taken for all", &[SEVERAL, SIDES]),
    (StopsAtUnsolvable, "stops at the first unsolvable board", &[SEVERAL, UNSOLVABLE]),
    (StopsAtSolved, "stops at the first solved board", &[SEVERAL, SOLVED]),
    (FirstBoardOnly, "answers the first board only", &[SEVERAL]),
    (LastBoardLeftOut, "leaves the last board out", &[SEVERAL]),
    (LastBoardTwice, "answers the last board twice", &[SEVERAL]),
    (NoParity, "no parity test", &[UNSOLVABLE, ENDLESS_SEARCH]),
    (NoRow, "parity without the blank's row", &[EVEN_WIDTH]),
    (RowFromTop, "parity with the blank's row from the top, where it has to be from the bottom", &[EVEN_SIDES]),
    (RowAtOddWidth, "parity with the blank's row where the width is odd", &[ODD_WIDTH]),
    (BlankAmongInversions, "parity with the blank among the inversions", &[]),
    (ParityOfUsualGoal, "parity as for the goal 1 2 3 and so on, the blank last", &[OTHER_PARITY]),
    (BlankInRow(1), "unsolvable wherever the blank is in row 1", &[row::<1>()]),
    (BlankInRow(2), "unsolvable wherever the blank is in row 2", &[row::<2>()]),
    (BlankInRow(3), "unsolvable wherever the blank is in row 3", &[row::<3>()]),
    (BlankInRow(4), "unsolvable wherever the blank is in row 4", &[row::<4>()]),
    (BlankInColumn(1), "unsolvable wherever the blank is in column 1", &[column::<1>()]),
    (BlankInColumn(2), "unsolvable wherever the blank is in column 2", &[column::<2>()]),
    (BlankInColumn(3), "unsolvable wherever the blank is in column 3", &[column::<3>()]),
    (BlankInColumn(4), "unsolvable wherever the blank is in column 4", &[column::<4>()]),
    (OtherGoal, "solves to another goal: the blank first, or last where it has to be elsewhere", &[OTHER_BOARDS]),
    (LettersByRow, "compares the letters row by row, not round the square", &[RING]),
    (NoRotation, "compares the letters round the square from one place only", &[RING]),
    (DigitsApart, "reads a tile of two digits as two tiles", &[TWO_DIGITS]),
    (BlankIsZero, "takes only 0 for the blank", &[BLANK]),
    (
        NumberForBoard,
        "reads a board as a number, so that a 0 in front is lost, and answers it as unsolvable",
        &[DIGITS],
    ),
    (SingleSpaces, "splits a line at every space, so that two in a row are an empty word", &[TWO_SPACES]),
    (LineLess, "skips one line too few before a board", &[GAPS]),
    (LineMore, "skips one line too many before a board", &[]),
    (RowsAndColumns, "takes the number of rows for that of columns", &[RECTANGLES]),
<<<<<<< HEAD:scripts/tests/wrong_solvers/mistake.rs
    (SolvedIsUnsolvable, "a solved board is unsolvable", &[SOLVED, SOLVED_ALONE]),
    (SolvedIsAWord, "a solved board is answered with a word", &[SOLVED, SOLVED_ALONE]),
    (SolvedIsSkipped, "a solved board gets no line", &[SOLVED, SOLVED_ALONE, EMPTY_LINE_COUNTS]),
=======
    (SolvedIsUnsolvable, "a solved board is unsolvable", &[SOLVED]),
    (SolvedIsAWord, "a solved board is answered with a word", &[SOLVED]),
    (SolvedIsSkipped, "a solved board gets no line", &[SOLVED]),
    (SolvedIsALineShort, "a solved board gets no line for its moves", &[SOLVED, TWO_LINES]),
>>>>>>> 0e021426 (mistakes: a module of the library, nine more mistakes, and cases that catch them):scripts/mistakes/list.rs
    (Detour, "a detour of two moves", &[FEWEST]),
    (Weighted, "weighted A* where the fewest moves are asked for", &[FEWEST, BRANCHES]),
    (BlankInDistance, "A* with a Manhattan distance that counts the blank", &[FEWEST, THREE_ROWS, SOLVED]),
    (
        DistanceToOtherGoal,
        "A* with the Manhattan distance to the goal 1 2 3 and so on, the blank last",
        &[FEWEST, THREE_ROWS, OTHER_GOAL, SOLVED],
    ),
    (OneWay, "goes round the ring of the boards of 2 x 2 one way only", &[ONE_RING]),
    (RowEnd, "moves from the end of a row to the beginning of the next", &[FEWEST, TWO_ROWS]),
    (SixMore, "six moves more than the fewest", &[SEARCH, SIX_MOVES]),
    (LimitLess, "fewer moves than the limit, where as many are allowed", &[BOUNDARY]),
    (LimitMore, "one move more than the limit", &[BOUNDARY]),
    (PromiseLess, "gives up at as many moves as the judge promises at most", &[PROMISE]),
    (OtherOrder, "another one of the shortest answers than the lexicographically first", &[LEAST]),
    (TileMoves, "moves of the tile instead of the blank", &[LETTERS]),
    (UpAndDown, "up and down exchanged", &[LETTERS]),
    (LeftAndRight, "left and right exchanged", &[LETTERS]),
    (Reversed, "the path in reverse order", &[PATH]),
    (FromTheGoal, "the path from the goal to the board", &[PATH]),
    (Mirrored, "rows and columns exchanged in the moves", &[LETTERS]),
    (CountMore, "the count is one too high", &[COUNT]),
    (LimitForCount, "prints the limit instead of the fewest moves", &[LIMITS]),
    (NoHead, "what stands before the moves or their number is missing", &[HEAD]),
    (NumberFrom0, "the cases are numbered from 0", &[NUMBERS]),
    (NoNumber, "the cases are not numbered", &[NUMBERS]),
    (NumberOfSolved, "unsolvable boards are not counted in the numbers", &[NUMBERS, UNSOLVABLE]),
    (WordsInOtherCase, "small letters instead of capitals in words, or capitals instead of small letters", &[WORDS]),
    (PhraseExchanged, "the words for unsolvable and for too long exchanged", &[TWO_PHRASES]),
    (NoFullStop, "the full stop or exclamation mark of the words is missing", &[UNSOLVABLE, FULL_STOP]),
    (MinusOne, "-1 for an unsolvable board", &[UNSOLVABLE, OTHER_WORDS]),
    (MovesInOtherCase, "small letters instead of capitals in moves, or capitals instead of small letters", &[LETTERS]),
    (MovesApart, "a space between two moves", &[LINE_OF_LETTERS]),
    (StartForBoard, "prints the start for the board that the moves lead to", &[ROWS]),
    (MoveShort, "a board one move nearer than the farthest, with a shortest path to it", &[FARTHEST]),
<<<<<<< HEAD:scripts/tests/wrong_solvers/mistake.rs
    (NoLineBetween, "no empty line between two answers", &[LINES_BETWEEN, LINES_COUNT]),
    (LineAfterEach, "an empty line after each answer", &[ANSWERS_ALONE, LINES_COUNT]),
    (NoLineAtEnd, "no empty line after the last answer", &[LINES_AFTER, LINES_COUNT]),
    (NoLastNewline, "no newline at the end", &[LINES_COUNT]),
=======
    (NoLineBetween, "no empty line between two answers", &[LINES_BETWEEN]),
    (NoLineAfterUnsolvable, "no empty line after an unsolvable board", &[LINES_BETWEEN, UNSOLVABLE]),
    (LineAfterEach, "an empty line after each answer", &[ANSWERS_ALONE]),
    (NoLineAtEnd, "no empty line after the last answer", &[LINES_AFTER]),
    (NoLastNewline, "no newline at the end", &[]),
>>>>>>> 0e021426 (mistakes: a module of the library, nine more mistakes, and cases that catch them):scripts/mistakes/list.rs
];
