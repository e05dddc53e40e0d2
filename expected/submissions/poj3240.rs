// POJ 3240, Solution to the n^2 - 1 Puzzle: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- poj3240
#![allow(dead_code)]

use std::io::{self, BufWriter, ErrorKind, Read, Stdin, Stdout, Write};
use std::mem::{self, replace, swap};
use std::ops::ControlFlow::{self, Break, Continue};
use std::process;

const SEARCH_NODES: u64 = 108_750;

fn main() {
    run(|words, output| {
        let (side, tiles) = words.square(1, 10, "0")?;
        write_moves(output, &Squares::with_nodes(SEARCH_NODES).solve(side, &tiles), Letters::Upper, "No Answer!")
    });
}

// board

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Board<const R: usize, const C: usize>(u64);

impl<const R: usize, const C: usize> Board<R, C> {
    const CELLS: usize = {
        require(R >= 2 && C >= 2 && R * C <= 16);
        R * C
    };

    const GOAL: Self = Board(0x0FED_CBA9_8765_4321 & ((1 << (4 * (Self::CELLS - 1))) - 1));

    const MOVES: [u8; 16] = {
        let (mut moves, mut i) = ([0; 16], 0);
        while i < 4 * Self::CELLS {
            moves[i / 4] |= (neighbour(R, C, i / 4, Move::ALL[i % 4]).is_some() as u8) << (i % 4);
            i += 1;
        }
        moves
    };

    fn new(tiles: &[usize]) -> Self {
        let seen = tiles.iter().filter(|&&tile| tile < Self::CELLS).fold(0, |seen, &tile| seen | 1_u64 << tile);
        let all = tiles.len() == Self::CELLS && seen == (1 << Self::CELLS) - 1;
        assert!(all, "not the tiles of a {} x {} board: {:?}", R, C, tiles);
        Board(tiles.iter().rev().fold(0, |packed, &tile| packed << 4 | tile as u64))
    }

    #[inline(always)]
    fn tile(self, cell: usize) -> usize {
        (self.0 >> (4 * cell)) as usize & 15
    }

    fn cell(self, tile: usize) -> usize {
        let mut cell = 0;
        while self.tile(cell) != tile {
            cell += 1;
            assert!(cell < Self::CELLS, "the board has no tile {}", tile);
        }
        cell
    }

    #[inline(always)]
    fn slide(self, tile: usize, from: usize, to: usize) -> Self {
        let tile = tile as u64;
        Board(self.0 ^ tile << (4 * from) ^ tile << (4 * to))
    }

    fn after(self, mv: Move) -> Option<Self> {
        let to = self.cell(0);
        let from = neighbour(R, C, to, mv)?;
        Some(self.slide(self.tile(from), from, to))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Move {
    Down,
    Left,
    Right,
    Up,
}

impl Move {
    const ALL: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];

    const fn opposite(self) -> Move {
        Move::ALL[3 - self as usize]
    }

    const fn mirrored(self) -> Move {
        Move::ALL[(self as usize + 2) % 4]
    }

    #[inline(always)]
    const fn offset(self, columns: usize) -> usize {
        match self {
            Move::Down => columns,
            Move::Left => usize::MAX,
            Move::Right => 1,
            Move::Up => columns.wrapping_neg(),
        }
    }
}

#[inline(always)]
const fn neighbour(rows: usize, columns: usize, cell: usize, mv: Move) -> Option<usize> {
    match mv {
        Move::Down if cell / columns + 1 < rows => Some(cell + columns),
        Move::Left if cell % columns > 0 => Some(cell - 1),
        Move::Right if cell % columns + 1 < columns => Some(cell + 1),
        Move::Up if cell / columns > 0 => Some(cell - columns),
        _ => None,
    }
}

const fn require(holds: bool) {
    [()][!holds as usize]
}

// greedy

const SIDE: usize = 10;

const ROW: usize = SIDE + 1;

const CELLS: usize = ROW * ROW;

const BLANK: usize = CELLS;

const NONE: usize = 4;

struct Greedy {
    neighbours: [usize; 4 * CELLS],
    ranks: [usize; CELLS],
}

impl Greedy {
    fn new(side: usize) -> Self {
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

    fn strip(&self, cell: usize) -> usize {
        self.ranks[cell] / SIDE
    }

    fn step(&self, cells: &[u8; CELLS], mut blank: usize) -> Vec<usize> {
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

fn line(cell: usize) -> [usize; 2] {
    [cell / ROW, cell % ROW]
}

// heap

#[derive(Clone, Debug, Default)]
struct MinHeap<T> {
    items: Vec<T>,
}

impl<T: Ord> MinHeap<T> {
    fn new() -> Self {
        MinHeap { items: Vec::new() }
    }

    fn len(&self) -> usize {
        self.items.len()
    }

    fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    fn push(&mut self, item: T) {
        self.items.push(item);
        self.sift_up(self.len() - 1);
    }

    fn pop(&mut self) -> Option<T> {
        if self.is_empty() {
            return None;
        }
        let least = self.items.swap_remove(0);
        self.sift_down(0);
        Some(least)
    }

    fn clear(&mut self) {
        self.items.clear();
    }

    fn sift_up(&mut self, mut index: usize) {
        while index > 0 {
            let parent = (index - 1) / 2;
            if self.items[parent] <= self.items[index] {
                break;
            }
            self.items.swap(parent, index);
            index = parent;
        }
    }

    fn sift_down(&mut self, mut index: usize) {
        loop {
            let mut child = 2 * index + 1;
            if child + 1 < self.len() && self.items[child + 1] < self.items[child] {
                child += 1;
            }
            if child >= self.len() || self.items[index] <= self.items[child] {
                break;
            }
            self.items.swap(index, child);
            index = child;
        }
    }
}

// index

#[derive(Clone, Debug)]
struct Index {
    slots: Vec<u32>,
    shift: u32,
}

impl Index {
    fn new(capacity: usize) -> Self {
        assert!(capacity <= 1 << 30, "an index holds at most 2^30 numbers");
        let slots = vec![0; (2 * capacity).max(2).next_power_of_two()];
        Index { shift: 64 - slots.len().trailing_zeros(), slots }
    }

    fn number(&mut self, key: u64, next: usize, key_of: impl Fn(usize) -> u64) -> usize {
        let mut slot = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (self.shift & 63)) as usize;
        while self.slots[slot] > 0 {
            let number = self.slots[slot] as usize - 1;
            if key_of(number) == key {
                return number;
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        assert!(next < self.slots.len() / 2, "beyond the capacity of the index");
        self.slots[slot] = next as u32 + 1;
        next
    }

    fn clear(&mut self) {
        self.slots.fill(0);
    }
}

// placements

const fn mirror(cell: usize) -> usize {
    cell % 4 * 4 + cell / 4
}

// words

#[derive(Debug)]
struct Error(Option<io::Error>);

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Error(Some(error))
    }
}

struct Words<I> {
    input: I,
    buffer: Vec<u8>,
    start: usize,
    end: usize,
    word: [u8; MAX_WORD],
    length: usize,
    number: Option<u64>,
    board: u64,
    word_number: u64,
    fault: &'static str,
}

const MAX_WORD: usize = 19;

const MAX_WHITESPACE: usize = 1 << 24;
const TOO_MUCH_WHITESPACE: &str = "16 MB of whitespace";

impl<I: Read> Words<I> {
    fn new(input: I) -> Self {
        let (buffer, word) = (vec![0; 1 << 16], [0; MAX_WORD]);
        Words { input, buffer, start: 0, end: 0, word, length: 0, number: None, board: 0, word_number: 0, fault: "" }
    }

    fn begin_board(&mut self) {
        if self.fault.is_empty() {
            self.board += 1;
            self.word_number = 0;
        }
    }

    fn within(&mut self, least: u64, most: u64, fault: &'static str) -> Result<usize, Error> {
        self.next()?;
        let number = self.number.filter(|&number| least <= number && number <= most);
        Ok(number.ok_or_else(|| self.refused(fault))? as usize)
    }

    fn next(&mut self) -> Result<(), Error> {
        if !self.fault.is_empty() {
            return Err(Error(None));
        }
        self.word_number += 1;
        if self.plain_number() {
            return Ok(());
        }
        self.length = 0;
        self.number = Some(0);
        for _ in 0..MAX_WHITESPACE {
            let byte = match self.peek()? {
                Some(byte) => byte,
                None if self.length > 0 => return Ok(()),
                None => return Err(self.refused("the input ends here")),
            };
            let is_space = is_whitespace(byte);
            if self.length == MAX_WORD || is_space && self.length > 0 {
                return Ok(());
            }
            self.start += 1;
            if !is_space {
                let digit = u64::from(byte.wrapping_sub(b'0'));
                self.word[self.length] = byte;
                self.length += 1;
                let is_number = digit < 10 && self.length < MAX_WORD;
                self.number = self.number.filter(|_| is_number).map(|number| 10 * number + digit);
            }
        }
        self.length = 0;
        Err(self.refused(TOO_MUCH_WHITESPACE))
    }

    fn peek(&mut self) -> Result<Option<u8>, Error> {
        while self.start == self.end {
            match self.input.read(&mut self.buffer) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Ok(0) => return Ok(None),
                read => {
                    self.end = read?;
                    self.start = 0;
                }
            }
        }
        Ok(Some(self.buffer[self.start]))
    }

    fn plain_number(&mut self) -> bool {
        let ahead = &self.buffer[self.start..self.end];
        if ahead.len() < 9 || !is_whitespace(ahead[0]) {
            return false;
        }
        let (mut number, mut length) = (0, 0);
        while length < 8 && ahead[1 + length].is_ascii_digit() {
            number = 10 * number + u64::from(ahead[1 + length] - b'0');
            length += 1;
        }
        if length == 0 || length == 8 || !is_whitespace(ahead[1 + length]) {
            return false;
        }
        self.word[..7].copy_from_slice(&ahead[1..8]);
        self.length = length;
        self.number = Some(number);
        self.start += 1 + length;
        true
    }

    fn refused(&mut self, fault: &'static str) -> Error {
        self.fault = fault;
        Error(None)
    }
}

fn is_whitespace(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}

// parity

fn solvable<const R: usize, const C: usize>(board: Board<R, C>, goal: Board<R, C>) -> bool {
    odd(board) == odd(goal)
}

fn class_of_goal(columns: usize, cells: usize) -> bool {
    (cells + cells / columns + columns) % 2 == 0
}

fn parity_class(columns: usize, mut tiles: Vec<usize>) -> bool {
    check(columns, &tiles);
    let blank = tiles.iter().take_while(|&&tile| tile > 0).count();
    let mut odd = (blank / columns + blank % columns) % 2 == 1;
    for cell in 0..tiles.len() {
        while tiles[cell] != cell {
            let tile = tiles[cell];
            tiles.swap(cell, tile);
            odd = !odd;
        }
    }
    odd
}

fn check(columns: usize, tiles: &[usize]) {
    let (cells, mut seen) = (tiles.len(), vec![false; tiles.len()]);
    assert!(cells > 0 && columns > 0 && cells % columns == 0, "{} tiles do not fill rows of {}", cells, columns);
    for &tile in tiles {
        assert!(tile < cells && !replace(&mut seen[tile], true), "tile {} is not on the board or appears twice", tile);
    }
}

fn odd<const R: usize, const C: usize>(board: Board<R, C>) -> bool {
    let blank = board.cell(0);
    let mut odd = (blank / C + blank % C) % 2 == 1;
    for cell in 0..R * C {
        for before in 0..cell {
            odd ^= board.tile(before) > board.tile(cell);
        }
    }
    odd
}

// pruning

type PathState = u16;

const PRUNED: PathState = 0;

const START: PathState = 1;

const UNKNOWN: PathState = PathState::MAX;

const LOOPS: &str = "\
    DU DLURDLURDLUR DDLURURDLLDRURUL DDDLURUULDRDLDRUULUR DDDLURUURDDLLDRURUUL DDDLURUURDLDLDRUURUL \
    DDLURDLURURDLDLURRUL DDLURDLURDLUURDLURDLUR DDDLLURRUULDRDLLDRRUULUR DDDLLURRUURDDLLLDRRURUUL \
    DDDLLURRUURDLDLLDRRUURUL DDDLLURURURDLLDLDRRUURUL DDDLLUURRURDLLLDDRRUURUL DDDLULURRURDLLLDRDRUURUL \
    DDDLURDLURUULDRDDLURULUR DDDLURDLURUURDDLDLURRUUL DDDLURDLURUURDLDDLURURUL DDDLURRULULDRRDLLDRUULUR \
    DDDLURULURDLURDDLDRUULUR DDDLURURULDRULDDLDRUURUL DDDLURUURDDLDLURDLURRUUL DDLDLURRUULDRDLLDRURULUR \
    DDLDLURRUULLDRDLDRUULURR DDLDLURRUURDLDLLDRURURUL DDLDLURRUURDLLDLDRUURRUL DDLDLURURURDLLDLDRURURUL \
    DDLDRRULUULDRDRDLLURULUR DDLDRULURURDLLDRDLURURUL DDLDRURULULDRRDLDLURULUR DDLURDLURDLLURRULDLDRUUR";

const LETTERS: &[u8; 4] = b"DLRU";

#[derive(Clone, Debug)]
struct Pruning {
    next: Vec<[PathState; 4]>,
}

impl Pruning {
    fn short() -> Self {
        Self::of(LOOPS.split(' ').take(3))
    }

    fn of(loops: impl Iterator<Item = &'static str>) -> Self {
        let mut pruning = Pruning { next: vec![[PRUNED; 4], [UNKNOWN; 4]] };
        for letters in loops {
            let mv = |letter| Move::ALL[LETTERS.iter().position(|&other| other == letter).expect("a move")];
            let moves: Vec<_> = letters.bytes().map(mv).collect();
            let back: Vec<_> = moves.iter().rev().map(|mv| mv.opposite()).collect();
            pruning.add(moves.len(), &moves.repeat(2), &back.repeat(2));
        }
        pruning.link();
        pruning
    }

    fn add(&mut self, length: usize, moves: &[Move], back: &[Move]) {
        for start in 0..length {
            for ahead in length / 2 - 1..=length / 2 + 1 {
                let (one, other) = (&moves[start..start + ahead], &back[length - start..2 * length - start - ahead]);
                self.add_images(one, other);
                self.add_images(other, one);
            }
        }
    }

    fn add_images(&mut self, sequence: &[Move], other: &[Move]) {
        for &down in &Move::ALL {
            for &right in Move::ALL.iter().filter(|&&right| right != down && right != down.opposite()) {
                let image = [down, right.opposite(), right, down.opposite()];
                // Their first moves differ, so these decide which is earlier.
                let order = |moves: &[Move]| (moves.len(), moves.first().map(|&mv| image[mv as usize]));
                if order(sequence) > order(other) {
                    self.insert(sequence, image);
                }
            }
        }
    }

    fn insert(&mut self, sequence: &[Move], image: [Move; 4]) {
        let (mut state, mut mv) = (START, image[sequence[0] as usize]);
        for &after in &sequence[1..] {
            let mut next = self.after(state, mv);
            if next == UNKNOWN {
                next = self.next.len() as PathState;
                self.next[usize::from(state)][mv as usize] = next;
                self.next.push([UNKNOWN; 4]);
            }
            state = next;
            mv = image[after as usize];
        }
        self.next[usize::from(state)][mv as usize] = PRUNED;
    }

    fn link(&mut self) {
        // Each state with that of its longest proper suffix. Shorter paths come first, so the suffix has all its moves.
        let (mut queue, mut head) = (vec![(START, START)], 0);
        while let Some(&(state, suffix)) = queue.get(head) {
            head += 1;
            for mv in Move::ALL {
                let shorter = if state == START { START } else { self.after(suffix, mv) };
                match self.after(state, mv) {
                    PRUNED => {}
                    next if next == UNKNOWN || shorter == PRUNED => {
                        self.next[usize::from(state)][mv as usize] = shorter
                    }
                    next => queue.push((next, shorter)),
                }
            }
        }
    }

    #[inline(always)]
    fn after(&self, state: PathState, mv: Move) -> PathState {
        self.next[usize::from(state)][mv as usize]
    }
}

// search

const SHORT: bool = false;

#[derive(Clone, Copy, Debug)]
struct Settings {
    weight: Weight,
    limit: u8,
    memory: usize,
}

impl Settings {
    fn priority(&self, g: u32, h: u32) -> u32 {
        u32::from(self.weight.denominator) * g + u32::from(self.weight.numerator) * h
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Weight {
    numerator: u16,
    denominator: u16,
}

impl Weight {
    const ONE: Weight = Weight::of::<1, 1>();

    const fn of<const N: u16, const D: u16>() -> Self {
        require(D > 0 && N >= D);
        Weight { numerator: N, denominator: D }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Answer {
    Moves(Vec<Move>),
    TooLong,
    Unsolvable,
}

// heuristic

#[derive(Clone, Debug)]
struct Manhattan<const R: usize, const C: usize> {
    distances: [u8; 256],
}

impl<const R: usize, const C: usize> Manhattan<R, C> {
    fn new(goal: Board<R, C>) -> Self {
        let gap = |a: usize, b: usize| a.max(b) - a.min(b);
        let mut distances = [0; 256];
        for tile in 1..R * C {
            let home = goal.cell(tile);
            for cell in 0..R * C {
                distances[16 * tile + cell] = (gap(home / C, cell / C) + gap(home % C, cell % C)) as u8;
            }
        }
        Manhattan { distances }
    }

    #[inline(always)]
    fn distance(&self, tile: usize, cell: usize) -> u32 {
        self.distances[(16 * tile + cell) & 255].into()
    }

    fn of(&self, board: Board<R, C>) -> u32 {
        (0..R * C).map(|cell| self.distance(board.tile(cell), cell)).sum()
    }
}

#[derive(Clone, Debug)]
struct Heuristic<const R: usize, const C: usize> {
    entries: Vec<u8>,
    mask: usize,
    slots: [Slot; 16],
    image_slots: [Slot; 16],
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    first: u32,
    unit: u32,
    shift: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Estimate {
    board: Sum,
    image: Sum,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sum {
    moves: u32,
    cells: u64,
}

impl Estimate {
    #[inline(always)]
    fn moves(self) -> u32 {
        self.board.moves.max(self.image.moves)
    }

    #[inline(always)]
    fn is_goal(self) -> bool {
        self.board.moves == 0
    }
}

impl<const R: usize, const C: usize> Heuristic<R, C> {
    fn empty(entries: Vec<u8>, mask: usize) -> Self {
        Heuristic { entries, mask, slots: Default::default(), image_slots: Default::default() }
    }

    fn manhattan(manhattan: &Manhattan<R, C>) -> Self {
        let mut heuristic = Self::empty(manhattan.distances.to_vec(), 15);
        for tile in 1..16 {
            heuristic.slots[tile] = Slot { first: 16 * tile as u32, unit: 1, shift: 4 * tile as u32 };
        }
        heuristic
    }

    fn of(&self, board: Board<R, C>) -> Estimate {
        Estimate { board: self.sum(board, &self.slots, |cell| cell), image: self.sum(board, &self.image_slots, mirror) }
    }

    fn sum(&self, board: Board<R, C>, slots: &[Slot; 16], cell_there: impl Fn(usize) -> usize) -> Sum {
        // Every tile starts in cell 0 and is moved to its cell. Entry 0 of its group is the estimate to start from.
        let mut sum = Sum { moves: 0, cells: 0 };
        for cell in 0..R * C {
            let slot = slots[board.tile(cell)];
            sum.moves += u32::from(self.entries[slot.first as usize]);
            sum = self.moved(slot, sum, cell_there(cell).wrapping_neg());
        }
        sum
    }

    #[inline(always)]
    fn after(&self, estimate: Estimate, tile: usize, mv: Move, slack: u32) -> Option<Estimate> {
        let board = self.moved(self.slots[tile & 15], estimate.board, mv.offset(C));
        if SHORT && board.moves >= slack {
            return None;
        }
        let image = self.moved(self.image_slots[tile & 15], estimate.image, mv.mirrored().offset(4));
        let estimate = Estimate { board, image };
        Some(estimate).filter(|estimate| estimate.moves() < slack)
    }

    #[inline(always)]
    fn moved(&self, Slot { first, unit, shift }: Slot, sum: Sum, cells: usize) -> Sum {
        let units = cells.wrapping_mul(unit as usize);
        let old = first as usize + ((sum.cells >> (shift & 63)) as usize & self.mask);
        let new = u32::from(self.entries[old.wrapping_sub(units)]);
        let moves = (sum.moves + new).wrapping_sub(u32::from(self.entries[old]));
        Sum { moves, cells: sum.cells.wrapping_sub((units as isize as u64) << (shift & 63)) }
    }
}

// input

const NO_SIDE: &str = "is not an allowed side";

impl<I: Read> Words<I> {
    fn square(&mut self, least: u64, most: u64, blank: &str) -> Result<(usize, Vec<usize>), Error> {
        self.begin_board();
        let side = self.within(least, most, NO_SIDE)?;
        Ok((side, self.tiles(side * side, blank)?))
    }

    fn tiles(&mut self, cells: usize, blank: &str) -> Result<Vec<usize>, Error> {
        let (mut tiles, mut seen) = (Vec::new(), vec![false; cells]);
        while tiles.len() < cells {
            let tile = self.tile(blank, cells)? as usize;
            if mem::replace(&mut seen[tile], true) {
                return Err(self.refused("appears twice"));
            }
            tiles.push(tile);
        }
        Ok(tiles)
    }

    fn tile(&mut self, blank: &str, cells: usize) -> Result<u64, Error> {
        self.next()?;
        match self.number {
            Some(0) if blank == "0" => Ok(0),
            Some(tile) if 0 < tile && tile < cells as u64 => Ok(tile),
            None if self.word[..self.length] == *blank.as_bytes() => Ok(0),
            _ => Err(self.refused("is not a tile")),
        }
    }
}

// output

fn run(answer: fn(&mut Words<Stdin>, &mut BufWriter<Stdout>) -> Result<(), Error>) {
    let mut words = Words::new(io::stdin());
    let mut output = BufWriter::with_capacity(1 << 16, io::stdout());
    let answered = answer(&mut words, &mut output);
    let flushed = output.flush().map_err(Error::from);
    match answered.and(flushed) {
        Err(Error(Some(error))) if error.kind() == ErrorKind::BrokenPipe => {}
        Err(error) => {
            let _ = write_error(&mut io::stderr(), &words, &error);
            process::exit(1);
        }
        Ok(()) => {}
    }
}

fn write_error<I: Read>(output: &mut impl Write, words: &Words<I>, error: &Error) -> io::Result<()> {
    match &error.0 {
        Some(error) => output.write_all(error.to_string().as_bytes())?,
        None => {
            if words.board > 0 {
                output.write_all(b"board ")?;
                write_number(output, words.board)?;
                output.write_all(b", ")?;
            }
            output.write_all(b"word ")?;
            write_number(output, words.word_number)?;
            output.write_all(b": ")?;
            if words.length > 0 {
                write_quoted(output, &words.word[..words.length])?;
            }
            output.write_all(words.fault.as_bytes())?;
        }
    }
    output.write_all(b"\n")
}

fn write_quoted(output: &mut impl Write, word: &[u8]) -> io::Result<()> {
    output.write_all(b"\"")?;
    for &byte in word {
        output.write_all(&[if byte.is_ascii_graphic() { byte } else { b'?' }])?;
    }
    if word.len() == MAX_WORD {
        output.write_all(b"...")?;
    }
    output.write_all(b"\" ")
}

fn write_number(output: &mut impl Write, number: u64) -> io::Result<()> {
    if number > 9 {
        write_number(output, number / 10)?;
    }
    output.write_all(&[b'0' + (number % 10) as u8])
}

#[derive(Clone, Copy, Debug)]
enum Letters {
    Upper,
    Lower = 32,
}

fn write_moves(output: &mut impl Write, answer: &Answer, letters: Letters, no_answer: &str) -> Result<(), Error> {
    match answer {
        Answer::Moves(moves) => {
            for &mv in moves {
                output.write_all(&[b"DLRU"[mv as usize] | letters as u8])?;
            }
        }
        Answer::TooLong | Answer::Unsolvable => output.write_all(no_answer.as_bytes())?,
    }
    Ok(output.write_all(b"\n")?)
}

// astar

#[derive(Clone, Debug)]
struct AStar<const R: usize, const C: usize> {
    manhattan: Manhattan<R, C>,
    known: Index,
    nodes: Vec<Entry<R, C>>,
    settings: Settings,
    open: MinHeap<u64>,
    expanded: u64,
}

#[derive(Clone, Copy, Debug)]
struct Entry<const R: usize, const C: usize> {
    board: Board<R, C>,
    parent: u32,
    blank: u8,
    last: Move,
    g: u8,
    h: u8,
}

fn key<const R: usize, const C: usize>(node: Entry<R, C>, number: usize, settings: &Settings) -> u64 {
    u64::from(settings.priority(node.g.into(), node.h.into())) << 40 | u64::from(node.h) << 32 | number as u64
}

impl<const R: usize, const C: usize> AStar<R, C> {
    fn new(goal: Board<R, C>, settings: Settings) -> Self {
        let (manhattan, known) = (Manhattan::new(goal), Index::new(settings.memory.saturating_add(1)));
        AStar { manhattan, known, nodes: Vec::new(), settings, open: MinHeap::new(), expanded: 0 }
    }

    fn solve(&mut self, board: Board<R, C>) -> Option<Answer> {
        self.known.clear();
        self.nodes.clear();
        self.open.clear();
        let h = self.manhattan.of(board) as u8;
        self.reach(Entry { board, parent: 0, blank: board.cell(0) as u8, last: Move::Down, g: 0, h });
        while let Some(least) = self.open.pop() {
            let number = least as u32 as usize;
            let node = self.nodes[number];
            if node.h == 0 {
                return Some(self.answer(node));
            }
            if self.nodes.len() + 3 > self.settings.memory {
                return None;
            }
            self.expand(number);
        }
        Some(Answer::TooLong)
    }

    fn expand(&mut self, number: usize) {
        self.expanded += 1;
        let node = self.nodes[number];
        let blank = usize::from(node.blank);
        let moves = Board::<R, C>::MOVES[blank & 15];
        for mv in Move::ALL {
            if moves >> mv as u8 & 1 == 1 && (node.g == 0 || node.last != mv.opposite()) {
                let from = blank.wrapping_add(mv.offset(C));
                let tile = node.board.tile(from);
                let h = u32::from(node.h) + self.manhattan.distance(tile, blank) - self.manhattan.distance(tile, from);
                let (board, parent) = (node.board.slide(tile, from, blank), number as u32);
                self.reach(Entry { board, parent, blank: from as u8, last: mv, g: node.g + 1, h: h as u8 });
            }
        }
    }

    fn reach(&mut self, node: Entry<R, C>) {
        if u32::from(node.g) + u32::from(node.h) > self.settings.limit.into() {
            return;
        }
        // Before edition 2021, a closure that names a field of `self` borrows all of it.
        let nodes = &self.nodes;
        let number = self.known.number(node.board.0, nodes.len(), |number| nodes[number].board.0);
        if number == self.nodes.len() {
            self.nodes.push(node);
        } else if node.g < self.nodes[number].g {
            self.nodes[number] = node;
        } else {
            return;
        }
        self.open.push(key(node, number, &self.settings));
    }

    fn answer(&self, mut node: Entry<R, C>) -> Answer {
        let (mut moves, length) = ([Move::Down; 256], node.g.into());
        while node.g > 0 {
            moves[usize::from(node.g) - 1] = node.last;
            node = self.nodes[node.parent as usize];
        }
        Answer::Moves(moves[..length].to_vec())
    }
}

// beam

struct Beam {
    side: usize,
    greedy: Greedy,
    ones: u64,
    stages: [usize; CELLS + 1],
    costs: [[u16; CELLS]; 256],
    conflicts: [usize; CELLS],
    last: usize,
    seen: Vec<(u64, usize)>,
    log: Vec<usize>,
}

#[derive(Clone, Copy)]
struct BeamNode {
    cells: [u8; CELLS],
    homes: [u64; 2 * ROW],
    blank: usize,
    undo: usize,
    stage: usize,
    left: usize,
    value: usize,
    hash: u64,
    entry: usize,
}

impl BeamNode {
    fn toggle(&mut self, tile: usize, cell: usize) {
        let (home, cell) = (line(tile), line(cell));
        for axis in 0..2 {
            if cell[axis] == home[axis] {
                self.homes[axis * ROW + home[axis]] ^= (home[1 - axis] as u64 + 1) << (6 * cell[1 - axis]);
            }
        }
    }
}

struct Child {
    parent: usize,
    mv: usize,
    value: usize,
    next: usize,
}

const CORE: usize = 4;

const LEAST_WEIGHT: usize = 42;
const WEIGHT_STEP: usize = 12;
const CONFLICT: usize = 10;
const STAGE: usize = 1200;
const MARGIN: usize = 9;

const BUCKETS: usize = 1 << 8;
const BUCKET: usize = 128;

const SEEN: usize = 1 << 13;

const END: usize = usize::MAX;

fn solve(side: usize, tiles: &[usize], nodes: usize) -> (Vec<Move>, usize) {
    let mut beam = Beam {
        side,
        greedy: Greedy::new(side),
        ones: ((1 << (6 * side)) - 1) / 63,
        stages: [0; CELLS + 1],
        costs: [[0; CELLS]; 256],
        conflicts: [0; CELLS],
        last: 1 + 2 * side.saturating_sub(CORE),
        seen: vec![(0, 0); SEEN],
        log: vec![0],
    };
    for cell in 0..CELLS {
        beam.add(cell);
    }
    let levels = tiles.len() * side * (side + 5) / 6;
    let entry = beam.search(tiles, nodes / levels, levels);
    (beam.moves(entry), beam.log.len())
}

impl Beam {
    fn add(&mut self, tile: usize) {
        let stage = self.greedy.strip(tile).min(self.last);
        self.stages[tile] = stage;
        let weight = self.weight(stage);
        self.conflicts[tile] = CONFLICT * weight;
        let ([row, column], gap) = (line(tile), |a: usize, b: usize| a.max(b) - a.min(b));
        for (cell, cost) in self.costs[tile].iter_mut().enumerate() {
            let distance = gap(row, cell / ROW) + gap(column, cell % ROW);
            *cost = (weight * distance * (distance + 1)) as u16;
        }
    }

    fn weight(&self, stage: usize) -> usize {
        LEAST_WEIGHT + WEIGHT_STEP * (self.last - stage)
    }

    fn search(&mut self, tiles: &[usize], width: usize, levels: usize) -> usize {
        let mut beam = vec![self.start(tiles)];
        let (mut children, mut best) = (vec![], vec![]);
        let (mut stage, mut level, mut end) = (0, 0, 0);
        loop {
            if let Some(node) = beam.iter().find(|node| node.left == 0) {
                return node.entry;
            }
            if stage < beam[0].stage {
                stage = beam[0].stage;
                // Of the levels left, the stage gets four parts and each later one a part.
                end = level + 4 * (levels - level) / (self.last - stage + 4);
            }
            best.clear();
            if level < end {
                level += 1;
                self.select(&beam, &mut children, width, &mut best);
            }
            if best.is_empty() {
                end = level;
                beam.truncate(1);
                // By a step of the greedy algorithm. Neither value nor hash is updated: both only tell the boards after this one
                // apart.
                for mv in self.greedy.step(&beam[0].cells, beam[0].blank) {
                    self.play(&mut beam[0], mv);
                }
            } else {
                swap(&mut beam, &mut best);
            }
        }
    }

    fn start(&mut self, tiles: &[usize]) -> BeamNode {
        let mut node = BeamNode {
            cells: [BLANK as u8; CELLS],
            homes: [0; 2 * ROW],
            blank: 0,
            undo: BLANK,
            stage: 0,
            left: 0,
            value: 1 << 30,
            hash: 0,
            entry: 0,
        };
        for (i, &tile) in tiles.iter().enumerate() {
            let cell = |i: usize| i / self.side * ROW + i % self.side;
            if tile == 0 {
                node.blank = cell(i);
            } else {
                node.cells[cell(i)] = cell(tile - 1) as u8;
                node.toggle(cell(tile - 1), cell(i));
            }
        }
        self.enter(&mut node);
        node
    }

    fn enter(&mut self, node: &mut BeamNode) {
        while node.left == 0 && node.stage < self.last {
            node.stage += 1;
            node.value -= STAGE;
            node.hash = mix(BLANK).wrapping_mul(node.blank as u64);
            for cell in 0..CELLS {
                let tile = node.cells[cell] as usize;
                if node.stage == self.stages[tile] {
                    node.left += (tile != cell) as usize;
                    node.hash = node.hash.wrapping_add(mix(tile).wrapping_mul(cell as u64));
                }
            }
        }
    }

    fn select(&mut self, beam: &[BeamNode], children: &mut Vec<Child>, width: usize, best: &mut Vec<BeamNode>) {
        let mut buckets = [END; BUCKETS];
        let least = self.expand(beam, children);
        sort(children, least, &mut buckets);
        for &(mut i) in &buckets {
            while i != END {
                if best.len() == width {
                    return;
                }
                let child = &children[i];
                i = child.next;
                self.keep(&beam[child.parent], child, best);
            }
        }
    }

    fn keep(&mut self, parent: &BeamNode, child: &Child, best: &mut Vec<BeamNode>) {
        let hash = self.hash(parent, child.mv);
        let margin = MARGIN * self.weight(parent.stage);
        let seen = &mut self.seen[(hash >> 44) as usize % SEEN];
        if seen.0 != hash || child.value + margin < seen.1 {
            *seen = (hash, child.value);
            best.push(*parent);
            let node = best.last_mut().unwrap();
            node.value = child.value;
            node.hash = hash;
            self.play(node, child.mv);
        }
    }

    fn expand(&self, beam: &[BeamNode], children: &mut Vec<Child>) -> usize {
        let mut least = END;
        children.clear();
        for (parent, node) in beam.iter().enumerate() {
            for mv in 0..4 {
                let from = self.greedy.neighbours[4 * node.blank + mv];
                if node.stage <= self.stages[from] && from != node.undo {
                    let value = self.value(node, from);
                    least = least.min(value);
                    children.push(Child { parent, mv, value, next: END });
                }
            }
        }
        least
    }

    fn value(&self, node: &BeamNode, from: usize) -> usize {
        let tile = node.cells[from] as usize;
        let costs = &self.costs[tile];
        let value = node.value + costs[node.blank] as usize - costs[from] as usize;
        let (home, to, from) = (line(tile), line(node.blank), line(from));
        // The tile leaves one row and enters another, or one column if it stays in its row.
        let axis = (from[0] == to[0]) as usize;
        let enters = to[axis] == home[axis];
        if !enters && from[axis] != home[axis] {
            return value;
        }
        let cost = self.conflicts[tile]
            * conflicts(self.ones, node.homes[axis * ROW + home[axis]], home[1 - axis], to[1 - axis]);
        if enters {
            value + cost
        } else {
            value - cost
        }
    }

    fn hash(&self, node: &BeamNode, mv: usize) -> u64 {
        let from = self.greedy.neighbours[4 * node.blank + mv];
        let tile = node.cells[from] as usize;
        let factor = if node.stage == self.stages[tile] { mix(tile) } else { 0 }.wrapping_sub(mix(BLANK));
        node.hash.wrapping_add(factor.wrapping_mul((node.blank as u64).wrapping_sub(from as u64)))
    }

    fn play(&mut self, node: &mut BeamNode, mv: usize) {
        let (from, to) = (self.greedy.neighbours[4 * node.blank + mv], node.blank);
        let tile = node.cells[from] as usize;
        node.cells.swap(from, to);
        node.toggle(tile, from);
        node.toggle(tile, to);
        node.undo = to;
        node.blank = from;
        self.log.push(4 * node.entry + mv);
        node.entry = self.log.len() - 1;
        if node.stage == self.stages[tile] {
            node.left = node.left + (from == tile) as usize - (to == tile) as usize;
            self.enter(node);
        }
    }

    fn moves(&self, mut entry: usize) -> Vec<Move> {
        let mut moves = vec![];
        while entry > 0 {
            moves.push(Move::ALL[self.log[entry] % 4]);
            entry = self.log[entry] / 4;
        }
        moves.reverse();
        moves
    }
}

fn sort(children: &mut [Child], least: usize, buckets: &mut [usize; BUCKETS]) {
    for (i, child) in children.iter_mut().enumerate() {
        let bucket = &mut buckets[((child.value - least) / BUCKET).min(BUCKETS - 1)];
        child.next = *bucket;
        *bucket = i;
    }
}

fn conflicts(ones: u64, homes: u64, home: usize, at: usize) -> usize {
    let at_least = |least: usize| ((homes | ones << 5) - least as u64 * ones) >> 5 & ones;
    let before = (1 << (6 * at)) - 1;
    // The digits of a number in base 64 have its sum modulo 63.
    ((at_least(home + 2) & before | at_least(1) & !at_least(home + 1) & !before) % 63) as usize
}

fn mix(i: usize) -> u64 {
    let mixed = (i as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^ mixed >> 29
}

// idastar

const JUMP: u32 = 6;

#[derive(Clone, Debug)]
struct IdaStar<const R: usize, const C: usize> {
    heuristic: Heuristic<R, C>,
    pruning: Pruning,
    expanded: u64,
    stop: u64,
    slack: [u32; 256],
    moves: [Move; 256],
}

#[derive(Clone, Copy)]
struct Node<const R: usize, const C: usize> {
    board: Board<R, C>,
    blank: usize,
    estimate: Estimate,
    g: u8,
    path: PathState,
}

impl<const R: usize, const C: usize> IdaStar<R, C> {
    fn new(heuristic: Heuristic<R, C>) -> Self {
        let pruning = Pruning::short();
        IdaStar { heuristic, pruning, expanded: 0, stop: 0, slack: [0; 256], moves: [Move::Down; 256] }
    }

    fn solve(&mut self, board: Board<R, C>, settings: &Settings, budget: u64) -> Option<Answer> {
        self.stop = self.expanded.saturating_add(budget);
        let start = Node { board, blank: board.cell(0), estimate: self.heuristic.of(board), g: 0, path: START };
        let h = start.estimate.moves();
        let last = settings.priority(0, settings.limit.into());
        let mut threshold = settings.priority(0, h);
        loop {
            self.set_slack(settings, threshold);
            if h < self.slack[0] {
                if let Break(solved) = self.visit(&start) {
                    return solved.map(|g| Answer::Moves(self.moves[..g.into()].to_vec()));
                }
            }
            if threshold + settings.priority(0, 1) >= last {
                return Some(Answer::TooLong);
            }
            threshold += settings.priority(0, 2);
            if settings.priority(0, 1) > settings.priority(1, 0) && threshold + settings.priority(0, JUMP) > last {
                threshold = last;
            }
        }
    }

    fn set_slack(&mut self, settings: &Settings, threshold: u32) {
        for (g, slack) in (0..).zip(&mut self.slack) {
            *slack = 0;
            while g + *slack <= settings.limit.into() && settings.priority(g, *slack) <= threshold {
                *slack += 1;
            }
        }
    }

    fn visit(&mut self, node: &Node<R, C>) -> ControlFlow<Option<u8>> {
        if node.estimate.is_goal() {
            return Break(Some(node.g));
        }
        if self.expanded >= self.stop {
            return Break(None);
        }
        self.expanded += 1;
        // Written out, so that each step is compiled for its own move.
        self.step(node, Move::Down)?;
        self.step(node, Move::Left)?;
        self.step(node, Move::Right)?;
        self.step(node, Move::Up)
    }

    #[inline(always)]
    fn step(&mut self, node: &Node<R, C>, mv: Move) -> ControlFlow<Option<u8>> {
        let path = self.pruning.after(node.path, mv);
        if Board::<R, C>::MOVES[node.blank & 15] >> mv as u8 & 1 == 0 || path == PRUNED {
            return Continue(());
        }
        let (blank, g) = (node.blank.wrapping_add(mv.offset(C)), node.g + 1);
        let (tile, slack) = (node.board.tile(blank), self.slack[usize::from(g)]);
        let estimate = match self.heuristic.after(node.estimate, tile, mv, slack) {
            Some(estimate) => estimate,
            None => return Continue(()),
        };
        self.moves[usize::from(node.g)] = mv;
        let board = node.board.slide(tile, blank, node.blank);
        self.visit(&Node { board, blank, estimate, g, path })
    }
}

// table

#[derive(Clone, Debug)]
struct Table<const R: usize, const C: usize> {
    steps: Vec<u32>,
}

const AT_GOAL: u32 = u32::MAX;
const NO_ANSWER: u32 = u32::MAX - 1;

impl<const R: usize, const C: usize> Table<R, C> {
    const BOARDS: usize = {
        require(R * C <= 9);
        factorial(R * C)
    };

    fn new(goal: Board<R, C>) -> Self {
        let mut steps = vec![NO_ANSWER; Self::BOARDS];
        steps[rank(goal)] = AT_GOAL;
        let mut level = vec![(goal, rank(goal))];
        while !level.is_empty() {
            let mut further = vec![];
            // Move by move, so that each board gets the lexicographically first of the moves that bring it nearer.
            for mv in Move::ALL {
                for &(next, rank_of_next) in &level {
                    if let Some(board) = next.after(mv.opposite()) {
                        let rank = rank(board);
                        if steps[rank] == NO_ANSWER {
                            steps[rank] = 4 * rank_of_next as u32 + mv as u32;
                            further.push((board, rank));
                        }
                    }
                }
            }
            level = further;
        }
        Table { steps }
    }

    fn answer(&self, board: Board<R, C>) -> Option<Vec<Move>> {
        let mut moves = Vec::with_capacity(32);
        let mut step = self.steps[rank(board)];
        while step < NO_ANSWER {
            moves.push(Move::ALL[step as usize % 4]);
            step = self.steps[step as usize / 4];
        }
        Some(moves).filter(|_| step == AT_GOAL)
    }
}

const fn factorial(n: usize) -> usize {
    match n {
        0 => 1,
        _ => n * factorial(n - 1),
    }
}

fn rank<const R: usize, const C: usize>(board: Board<R, C>) -> usize {
    rank_of(R * C, |cell| board.tile(cell))
}

fn rank_of(cells: usize, tile: impl Fn(usize) -> usize) -> usize {
    // For each tile, four bits: how many lesser tiles are still to come.
    let mut lesser = 0xFEDC_BA98_7654_3210_u64;
    (0..cells).fold(0, |rank, cell| {
        let tile = tile(cell);
        let digit = (lesser >> (4 * tile)) as usize & 15;
        // Each greater tile has one lesser tile less to come.
        lesser = lesser.wrapping_sub(0x1111_1111_1111_1110 << (4 * tile));
        rank * (cells - cell) + digit
    })
}

// solver

const FEWEST_SMALL: Settings = Settings { weight: Weight::ONE, limit: 36, memory: 1 << 10 };

#[derive(Clone, Debug)]
struct Searches<const R: usize, const C: usize> {
    goal: Board<R, C>,
    settings: Settings,
    astar: AStar<R, C>,
    idastar: IdaStar<R, C>,
}

const UNLIMITED: &str = "a search without a budget does not give up";

const TABLE_COST: u64 = 1;

const ASTAR_NODE: u64 = 6;

impl<const R: usize, const C: usize> Searches<R, C> {
    fn new(goal: Board<R, C>, settings: Settings) -> Self {
        let astar = AStar::new(goal, settings);
        let idastar = IdaStar::new(Heuristic::manhattan(&astar.manhattan));
        Searches { goal, settings, astar, idastar }
    }

    fn solve(&mut self, board: Board<R, C>, budget: u64) -> Option<Answer> {
        if solvable(board, self.goal) {
            self.search(board, budget)
        } else {
            Some(Answer::Unsolvable)
        }
    }

    fn search(&mut self, board: Board<R, C>, budget: u64) -> Option<Answer> {
        if SHORT {
            return self.idastar.solve(board, &self.settings, budget);
        }
        let end = self.spent().saturating_add(budget);
        let answer = self.astar.solve(board);
        answer.or_else(|| self.idastar.solve(board, &self.settings, end.saturating_sub(self.spent())))
    }

    fn spent(&self) -> u64 {
        ASTAR_NODE * self.astar.expanded + self.idastar.expanded
    }
}

#[derive(Clone, Debug)]
struct Small<const R: usize, const C: usize> {
    searches: Searches<R, C>,
    table: Option<Table<R, C>>,
}

type Eight = Small<3, 3>;

impl<const R: usize, const C: usize> Small<R, C> {
    fn new(goal: Board<R, C>, settings: Settings) -> Self {
        Small { searches: Searches::new(goal, settings), table: None }
    }

    fn solve(&mut self, board: Board<R, C>) -> Answer {
        if SHORT {
            return self.searches.solve(board, u64::MAX).expect(UNLIMITED);
        }
        let budget = (TABLE_COST * Table::<R, C>::BOARDS as u64).saturating_sub(self.searches.spent());
        if budget > 0 {
            if let Some(answer) = self.searches.solve(board, budget) {
                return answer;
            }
        }
        let Searches { goal, settings, .. } = self.searches;
        match self.table.get_or_insert_with(|| Table::new(goal)).answer(board) {
            Some(moves) if moves.len() <= settings.limit.into() => Answer::Moves(moves),
            Some(_) => Answer::TooLong,
            None => Answer::Unsolvable,
        }
    }
}

// squares

struct Squares {
    eight: Eight,
    others: BeamSquares,
}

struct BeamSquares {
    boards: u64,
    nodes: u64,
}

impl Squares {
    fn with_nodes(nodes: u64) -> Self {
        Self::with(BeamSquares::with_nodes(nodes))
    }

    fn with(others: BeamSquares) -> Self {
        Squares { eight: Eight::new(Board::GOAL, FEWEST_SMALL), others }
    }

    fn solve(&mut self, side: usize, tiles: &[usize]) -> Answer {
        if side != 3 {
            return self.others.solve(side, tiles);
        }
        let answer = self.eight.solve(Board::new(tiles));
        if answer != Answer::Unsolvable {
            self.others.share();
        }
        answer
    }
}

impl BeamSquares {
    fn with_nodes(nodes: u64) -> Self {
        BeamSquares { boards: 1, nodes }
    }

    fn solve(&mut self, side: usize, tiles: &[usize]) -> Answer {
        assert!(side <= 10 && tiles.len() == side * side, "not a square of side 1 to 10");
        if parity_class(side, tiles.to_vec()) != class_of_goal(side, tiles.len()) {
            return Answer::Unsolvable;
        }
        let (moves, kept) = solve(side, tiles, self.share());
        self.nodes = self.nodes.saturating_sub(kept as u64);
        Answer::Moves(moves)
    }

    fn share(&mut self) -> usize {
        let share = self.nodes / self.boards.max(1);
        self.boards = self.boards.saturating_sub(1);
        (share * 3 / 2).min(self.nodes) as usize
    }
}
