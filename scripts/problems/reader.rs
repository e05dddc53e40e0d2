//! Reads boards from a text in any common form.
//!
//! A board is one row with all its tiles, or several rows of the same length. A tile is a word; in words of two or more
//! characters it may be a character, and each word a row. The side of a board, or its rows and columns, may come before it,
//! the number of boards before all of them, and zeros in the place of a size after them. The rows are read in every way that
//! gives boards, each with all its tiles once. A text that can be read in two ways is refused.

use super::clause::{quoted, size, Clause, Code};
use super::rows::{rows, Row, TextFault, Word};
use crate::kit::grid::Grid;

/// The longest side.
pub const SIDE: usize = 10;

/// The blank is 0, or one of these.
const BLANKS: &str = "xX_.*-#Bb";

/// Reads the boards of a text.
///
/// # Errors
/// The fault of the reading that gets farthest.
pub fn boards(text: &str) -> Result<Vec<Grid>, TextFault> {
    let mut farthest: Option<TextFault> = None;
    for (with_gaps, hash_is_blank) in [(true, true), (true, false), (false, true), (false, false)] {
        let mut rows = rows(text, hash_is_blank);
        rows.iter_mut().for_each(|row| row.after_gap &= with_gaps);
        match counted_or_not(&rows) {
            Ok(boards) => return Ok(boards),
            Err(fault) => farthest = Some(farther(farthest, fault)),
        }
    }
    Err(farthest.expect("each reading failed"))
}

/// Reads the only board of a text.
///
/// # Errors
/// There is none, or several, or as for [`boards`]; on a single line, without its number.
pub fn board(text: &str) -> Result<Grid, Clause> {
    let mut boards = boards(text).map_err(|fault| fault.placed(text.lines().count() == 1))?;
    match boards.len() {
        0 => Err(Code::NoBoard.into()),
        1 => Ok(boards.remove(0)),
        several => Err(Code::OneBoardWanted.with(several)),
    }
}

/// Whether a text has its tiles in one row, so that its board takes the shape closest to a square.
pub fn is_one_row(text: &str) -> bool {
    rows(text, true).len() == 1
}

fn farther(one: Option<TextFault>, other: TextFault) -> TextFault {
    one.filter(|one| one.place >= other.place).unwrap_or(other)
}

/// Reads rows with or without the number of boards in front.
fn counted_or_not(rows: &[Row]) -> Result<Vec<Grid>, TextFault> {
    let plain = sequence(rows);
    let Some((count, word)) = count(rows) else { return plain };
    let counted = sequence(&rows[1..]).and_then(|boards| match boards.len() {
        found if found == count => Ok(boards),
        found => Err(word.fault(Code::BoardsFollow.with(count).with(found))),
    });
    match (plain, counted) {
        (Ok(plain), Ok(counted)) if plain != counted => {
            Err(word.fault(Code::CountOrSide.with(quoted(&count.to_string()))))
        }
        (Ok(boards), _) | (Err(_), Ok(boards)) => Ok(boards),
        (Err(plain), Err(counted)) => Err(farther(Some(plain), counted)),
    }
}

fn count<'a>(rows: &[Row<'a>]) -> Option<(usize, Word<'a>)> {
    match rows {
        [Row { words, .. }, _, ..] if words.len() == 1 => Some((number(words[0].tile)?, words[0])),
        _ => None,
    }
}

/// Reads rows as boards, one after another.
fn sequence(rows: &[Row]) -> Result<Vec<Grid>, TextFault> {
    // For each row and the end: the ways to read the rows before it, and the last board of one way with its first row.
    let mut ways = vec![0; rows.len() + 1];
    let mut last: Vec<Option<(usize, Grid)>> = vec![None; rows.len() + 1];
    ways[0] = 1;
    for at in 0..rows.len() {
        for (board, next) in if ways[at] == 0 { Vec::new() } else { boards_at(rows, at) } {
            ways[next] = (ways[next] + ways[at]).min(2);
            last[next] = Some((at, board));
        }
    }
    let mut end = rows.len() - usize::from(ways[rows.len()] == 0 && ends_in_zeros(rows, &last));
    match ways[end] {
        0 => return Err(fault(rows, &last)),
        1 => (),
        _ => return Err(rows[0].fault(Code::TwoWays)),
    }
    let mut boards = Vec::new();
    while let Some((start, board)) = last[end].take() {
        boards.push(board);
        end = start;
    }
    boards.reverse();
    Ok(boards)
}

/// Whether the last row is of zeros, in the place of the side, or of the rows and columns, that the board before it has.
fn ends_in_zeros(rows: &[Row], last: &[Option<(usize, Grid)>]) -> bool {
    let [before @ .., zeros] = rows else { return false };
    let Some((start, _)) = &last[before.len()] else { return false };
    let has_size = zeros.words.len() <= 2 && matches!(sized(&before[*start..]), Some(Ok(_)));
    has_size && zeros.words.len() == before[*start].words.len() && zeros.words.iter().all(|word| word.tile == "0")
}

/// The boards that begin at a row, each with the row after it.
fn boards_at(rows: &[Row], at: usize) -> Vec<(Grid, usize)> {
    let with_size = sized(&rows[at..]).and_then(Result::ok).map(|(board, height)| (board, at + height));
    let mut boards: Vec<_> = with_size.into_iter().collect();
    let alike = |row: &&Row| !row.after_gap && row.words.len() == rows[at].words.len();
    let most = 1 + rows[at + 1..].iter().take(SIDE - 1).take_while(alike).count();
    let board = |height| Some((read(&rows[at..at + height]).ok()?, at + height));
    boards.extend((1..=most).filter_map(board));
    boards
}

/// Reads a board after its size: the side, also on the line of the tiles, or the rows and columns. Returns it with the
/// number of its rows in the text. There is none if the first row is not a size.
fn sized(rows: &[Row]) -> Option<Result<(Grid, usize), TextFault>> {
    let side = |word: &Word| number(word.tile).filter(|side| (2..=SIDE).contains(side));
    let (height, columns) = match rows[0].words.as_slice() {
        [one] => (side(one)?, side(one)?),
        [height, columns] => (side(height)?, side(columns)?),
        [one, tiles @ ..] => {
            let columns = side(one).filter(|side| side * side == tiles.len())?;
            return Some(self::tiles(tiles).map(|tiles| (Grid { columns, tiles }, 1)));
        }
        [] => return None,
    };
    let (cells, mut words) = (height * columns, Vec::new());
    let fits = |row: &&Row| match row.words.as_slice() {
        [word] => [1, 2, columns, cells].contains(&word.tile.len()),
        words => [columns, cells].contains(&words.len()),
    };
    rows.get(1).filter(fits)?;
    let mut fault = None;
    for (taken, row) in (2..).zip(&rows[1..]).take_while(|(taken, row)| *taken == 2 || !row.after_gap) {
        words.extend(&row.words);
        for words in [words.clone(), spelled(&words)].iter().filter(|words| words.len() == cells) {
            match tiles(words) {
                Ok(tiles) => return Some(Ok((Grid { columns, tiles }, taken))),
                Err(wrong) => fault = Some(wrong),
            }
        }
        if words.len() >= cells {
            break;
        }
    }
    let clause = || Code::TilesFor.with(words.len()).with(size(height, columns));
    Some(Err(fault.unwrap_or_else(|| rows[0].fault(clause()))))
}

/// Reads rows as one board, whose tiles are the words or their characters.
fn read(rows: &[Row]) -> Result<Grid, TextFault> {
    let plain = grid(rows);
    let words = || rows.iter().flat_map(|row| &row.words);
    if plain.is_ok() || words().any(|word| word.tile.len() < 2) {
        return plain;
    }
    let spelled = words().map(|word| Row { words: word.characters().collect(), after_gap: false });
    let spelled = grid(&spelled.collect::<Vec<_>>());
    if spelled.is_ok() || rows.iter().all(|row| row.words.len() == 1) {
        return spelled;
    }
    plain
}

fn spelled<'a>(words: &[Word<'a>]) -> Vec<Word<'a>> {
    words.iter().flat_map(|word| word.characters()).collect()
}

/// Reads rows of tiles.
fn grid(rows: &[Row]) -> Result<Grid, TextFault> {
    let words: Vec<Word> = rows.iter().flat_map(|row| row.words.iter().copied()).collect();
    words.iter().try_for_each(|word| value(word).map(drop))?;
    let columns = match rows {
        [row] => columns(words.len()).map_err(|clause| row.fault(clause))?,
        rows => rows[0].words.len(),
    };
    if let Some((number, row)) = (1..).zip(rows).find(|(_, row)| rows.len() > 1 && row.words.len() != columns) {
        return Err(row.fault(Code::RowLength.with(number).with(row.words.len()).with(columns)));
    }
    let height = words.len() / columns;
    if !(2..=SIDE).contains(&height) || !(2..=SIDE).contains(&columns) {
        return Err(rows[0].fault(out_of_bounds(height, columns)));
    }
    Ok(Grid { columns, tiles: tiles(&words)? })
}

/// The clause for a board of a size that no tool takes.
pub fn out_of_bounds(rows: usize, columns: usize) -> Clause {
    Code::OutOfBounds.with(size(rows, columns)).with(size(2, 2)).with(size(SIDE, SIDE))
}

/// The columns of the rectangle, at least as wide as high, that is closest to a square.
fn columns(cells: usize) -> Result<usize, Clause> {
    let rows = (2..=SIDE).rev().find(|&rows| cells % rows == 0 && rows * rows <= cells);
    rows.map(|rows| cells / rows).ok_or_else(|| match cells {
        1 => Code::OneTile.into(),
        _ => Code::NoRectangle.with(cells),
    })
}

/// Reads words as all tiles of a board, each once.
fn tiles(words: &[Word]) -> Result<Vec<usize>, TextFault> {
    let mut tiles = Vec::new();
    for word in words {
        let tile = value(word)?;
        let clause = match tile {
            tile if tile >= words.len() && !has_blank(words) => Code::NoBlank.with(words.len()),
            tile if tile >= words.len() => Code::NotOneOf.with(quoted(word.tile)).with(words.len() - 1),
            0 if tiles.contains(&0) => Code::SecondBlank.with(quoted(word.tile)),
            tile if tiles.contains(&tile) => Code::TileTwice.with(tile),
            tile => {
                tiles.push(tile);
                continue;
            }
        };
        return Err(word.fault(clause));
    }
    Ok(tiles)
}

fn has_blank(words: &[Word]) -> bool {
    words.iter().any(|word| value(word).is_ok_and(|tile| tile == 0))
}

fn value(word: &Word) -> Result<usize, TextFault> {
    let is_blank = word.tile.len() == 1 && BLANKS.contains(word.tile);
    let value = if is_blank { Some(0) } else { number(word.tile) };
    value.ok_or_else(|| {
        let clause = Code::Word.with(quoted(word.whole)).with(Code::NotATile);
        word.fault(if word.whole == "START" { clause.hinted(Code::SeeAs) } else { clause })
    })
}

fn number(text: &str) -> Option<usize> {
    text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The fault that stops a reading: of the boards that could begin at the last row reached, or before it at a row of the
/// same block of lines, the one that is right the longest.
fn fault(rows: &[Row], last: &[Option<(usize, Grid)>]) -> TextFault {
    let reached = |at: &usize| *at == 0 || last[*at].is_some();
    let end = (0..rows.len()).rev().find(reached).unwrap_or(0);
    let start = (0..=end).rev().find(|&at| rows[at].after_gap).unwrap_or(0);
    let faults = (start..=end).filter(reached).filter_map(|at| {
        let before = last[at].as_ref().map(|(_, board)| board);
        likely(&rows[at..], before).err()
    });
    faults.reduce(|one, other| farther(Some(one), other)).expect("no board begins at the last row reached")
}

/// Reads the likeliest board at the first row: of the size that it says, or as the board before, or else a square.
fn likely(rows: &[Row], before: Option<&Grid>) -> Result<Grid, TextFault> {
    let row = &rows[0].words;
    let block = 1 + rows[1..].iter().take_while(|row| !row.after_gap).count();
    if let Some(board) = sized(rows) {
        return board.map(|(board, _)| board);
    }
    let width = if row.len() == 1 { row[0].tile.chars().count() } else { row.len() };
    let is_small = |word: &Word| number(word.tile).is_none_or(|tile| tile <= width);
    let height = match before {
        Some(board) if board.columns == row.len() => board.rows(),
        Some(board) if board.tiles.len() == row.len() => 1,
        _ if width > 5 && columns(width).is_ok() && (row.len() == 1 || row.iter().all(is_small)) => 1,
        _ => width,
    };
    read(&rows[..height.min(block)])
}
