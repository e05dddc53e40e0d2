//! The greedy algorithm for square boards of any side up to 10: tiles are brought home one by one.
//!
//! Row 0 comes first, then column 0 without its first cell, row 1, and so on; each of these is a *strip*. A tile goes along a
//! shortest path through its own home and those of later tiles, and before each of its moves the blank goes around it to the cell
//! ahead (Parberry, "A real-time algorithm for the (n^2 - 1)-puzzle", 1995). The blank may be cut off from that cell only if
//! it is the last home of a strip. Then 11 fixed moves bring the tile in; they take its neighbour in the strip away and back.
//! The last 2 x 2 cells have no room for the 11 moves and never need them, since a solvable board has their tiles in the
//! right order around the square.
//!
//! A board of side n takes O(n^3) moves: to each of n^2 tiles the blank comes by O(n) moves, and then the tile comes O(n) cells
//! nearer, by O(1) moves each.

/// The longest side.
const SIDE: usize = 10;

/// The number of cells from one row to the next. The last cell of a row is a wall.
pub const ROW: usize = SIDE + 1;

/// The number of cells. The last row is a wall, too. Cells are counted modulo their number, so it also lies above the first.
pub const CELLS: usize = ROW * ROW;

/// As a tile, the blank; as a cell, no cell. Any other tile has the number of the cell that is its home.
pub const BLANK: usize = CELLS;

/// No move.
const NONE: usize = 4;

/// The algorithm for boards of one side.
pub struct Greedy {
    /// For each cell the cells that the blank reaches by the moves of [`Move::ALL`](crate::board::Move::ALL).
    pub neighbours: [usize; 4 * CELLS],
    /// For each cell a number that is greater the later its own tile is brought home; 0 for a wall.
    ranks: [usize; CELLS],
}

impl Greedy {
    /// Finds the neighbours and the ranks of the cells.
    pub fn new(side: usize) -> Self {
        let mut greedy = Greedy { neighbours: [0; 4 * CELLS], ranks: [0; CELLS] };
        for cell in 0..CELLS {
            for (mv, step) in [ROW, CELLS - 1, 1, CELLS - ROW].iter().enumerate() {
                greedy.neighbours[4 * cell + mv] = (cell + step) % CELLS;
            }
            let [row, column] = line(cell);
            let (near, far) = (row.min(column), row.max(column));
            let strip = 1 + 2 * near + (column < row) as usize;
            greedy.ranks[cell] = if far < side { strip * SIDE + far } else { 0 };
        }
        greedy
    }

    /// The number of a cell's strip, from 1; 0 for a wall.
    pub fn strip(&self, cell: usize) -> usize {
        self.ranks[cell] / SIDE
    }

    /// The moves of the blank that bring the next tile one cell nearer to its home, or by 11 moves home. `cells` has the tile in
    /// each cell, and [`BLANK`] in walls.
    ///
    /// # Panics
    /// If all tiles are at home.
    pub fn step(&self, cells: &[u8; CELLS], mut blank: usize) -> Vec<usize> {
        let tile = self.next(cells);
        let cell = cells.iter().position(|&other| other as usize == tile).unwrap();
        let rank = self.ranks[tile];
        let mv = self.paths(cell, tile, rank, BLANK)[cell];
        let back = 3 - mv;
        // The blank goes to the cell ahead of the tile, and one last move takes the tile there. If the blank is cut off from
        // that cell, it goes behind the tile, and the last moves are eleven. Both are written for a tile that goes up.
        let mut last: &[u8] = b"0";
        let mut start = self.neighbours[4 * cell + mv];
        let mut paths = self.paths(blank, start, rank, cell);
        if paths[blank] == NONE {
            // Here `c` is the tile, and `b` its neighbour in the strip. Each picture follows from the one before by the moves
            // above it; a digit is down, left, right or up, from 0:
            //
            //         33      102     0       1332    0
            // b x     b .     a b     a b     b .     b c
            // a c     a x     x .     x c     a c     a .
            // d .     d c     d c     d .     x d     x d
            last = b"33102013320";
            start = self.neighbours[4 * cell + back];
            paths = self.paths(blank, start, rank, cell);
        }
        let mut moves = vec![];
        while blank != start {
            moves.push(paths[blank]);
            blank = self.neighbours[4 * blank + paths[blank]];
        }
        // For a tile that goes up, `back` is 0, and an exclusive or with it changes nothing. With 1 and 2 it reflects each
        // move across a diagonal, and with 3 it rotates it by half a turn. The digit 0 is a multiple of 4 in ASCII.
        for &digit in last {
            moves.push((digit as usize % 4) ^ back);
        }
        moves
    }

    /// The first tile that is not at home.
    fn next(&self, cells: &[u8; CELLS]) -> usize {
        let (mut next, mut least) = (BLANK, usize::MAX);
        for (home, &tile) in cells.iter().enumerate() {
            if tile as usize != home && (1..least).contains(&self.ranks[home]) {
                next = home;
                least = self.ranks[home];
            }
        }
        next
    }

    /// For the start, if a path leads to the goal, and for each cell nearer to it: the first move of a shortest path by cells
    /// other than `closed` whose rank is at least this. For others it may be [`NONE`].
    fn paths(&self, start: usize, goal: usize, rank: usize, closed: usize) -> [usize; CELLS] {
        let (mut moves, mut cells) = ([NONE; CELLS], [goal; CELLS]);
        let (mut i, mut count) = (0, 1);
        moves[goal] = 0;
        while i < count && moves[start] == NONE {
            for mv in 0..4 {
                let to = self.neighbours[4 * cells[i] + mv];
                if moves[to] == NONE && to != closed && self.ranks[to] >= rank {
                    moves[to] = 3 - mv;
                    cells[count] = to;
                    count += 1;
                }
            }
            i += 1;
        }
        moves
    }
}

/// The row and the column of a cell.
pub fn line(cell: usize) -> [usize; 2] {
    [cell / ROW, cell % ROW]
}
