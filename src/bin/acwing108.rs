//! AcWing 108, 奇数码问题.
//!
//! Input: cases to the end of the input, each an odd side of 1 to 499, then the rows of a board and of its goal, 0 the blank;
//! empty lines may occur. Output: a line a case, `TAK` if some moves lead from the board to the goal, or `NIE`. Even sides are
//! accepted as well. Whether the judge takes Rust is not confirmed.
//!
//! One board at a time is in memory, with 9 bytes for each tile, at most 2.3 MB. An error counts the board and the
//! goal of a case as two boards: the side begins the first.

#![forbid(unsafe_code)]

use slidekit::output::{run, write_whether};
use slidekit::parity::parity_class;

fn main() {
    run(|words, output| {
        while words.more()? {
            words.begin_board();
            let side = words.within(1, 499, "is not an allowed side")?;
            let class_of_board = parity_class(side, words.tiles(side * side, "0")?);
            words.begin_board();
            let class_of_goal = parity_class(side, words.tiles(side * side, "0")?);
            write_whether(output, class_of_board == class_of_goal, "TAK", "NIE")?;
        }
        Ok(())
    });
}
