// AOJ ALDS1_13_C, 15 Puzzle: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- aoj_alds1_13_c
#![allow(dead_code)]

use std::io::{self, BufWriter, ErrorKind, Read, Stdin, Stdout, Write};
use std::mem::{replace, take};
use std::ops::ControlFlow::{self, Break, Continue};
use std::ops::Range;
use std::{iter, process};

fn main() {
    run(|words, output| {
        let board = words.board("0")?;
        let answer = Fifteen::new(FEWEST).solve(board);
        write_count(output, &answer, "-1")
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

const INDICES: usize = 1 << 16;

const OFFSETS: [u8; 4] = [4, 15, 1, 12];

fn fill(home: usize, tiles: usize, distances: &mut [u8]) {
    // For each placement, the cells of the blank that were reached; for each set of cells, the region that was found last,
    // which the next one with these cells mostly repeats.
    let (mut seen, mut regions) = (vec![0_u16; INDICES], vec![0; 1 << 16]);
    let cells = cells_of(home, tiles);
    seen[home] = region(15, cells);
    // Each placement and region that was reached, with its cells and its distance.
    let mut queue = vec![(home, cells, seen[home], 0)];
    let mut head = 0;
    while head < queue.len() {
        let (placement, cells, blank, distance) = queue[head];
        head += 1;
        let sources = sources(blank);
        for shift in (0..4 * tiles).step_by(4) {
            let from = placement >> shift & 15;
            for (sources, &offset) in sources.iter().zip(&OFFSETS) {
                let to = (from + usize::from(offset)) & 15;
                let next = placement ^ (from ^ to) << shift;
                // The tile moves to a cell that the blank reaches, and the blank is then where the tile was.
                if sources >> from & 1 == 0 || seen[next] >> from & 1 == 1 {
                    continue;
                }
                let cells = cells ^ 1 << from ^ 1 << to;
                let region_of = &mut regions[usize::from(cells)];
                if *region_of >> from & 1 == 0 {
                    *region_of = region(from, cells);
                }
                if seen[next] == 0 {
                    distances[next] = distance + 1;
                }
                seen[next] |= *region_of;
                queue.push((next, cells, *region_of, distance + 1));
            }
        }
    }
}

fn cells_of(placement: usize, tiles: usize) -> u16 {
    (0..tiles).fold(0, |cells, i| cells | 1 << (placement >> (4 * i) & 15))
}

const fn mirror(cell: usize) -> usize {
    cell % 4 * 4 + cell / 4
}

fn region(blank: usize, cells: u16) -> u16 {
    let (mut region, mut grown) = (0, 1 << blank);
    while grown != region {
        region = grown;
        grown = sources(region).iter().fold(region, |grown, source| grown | source & !cells);
    }
    region
}

fn sources(cells: u16) -> [u16; 4] {
    [cells >> 4, (cells & 0x7777) << 1, (cells & 0xEEEE) >> 1, cells << 4]
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

// orders

const ORDERS: usize = 128;

type Orders = [u64; 2];

const ONLY: [Orders; ORDERS] = {
    let (mut only, mut order) = ([[0; 2]; ORDERS], 0);
    while order < ORDERS {
        only[order][order / 64] = 1 << (order % 64);
        order += 1;
    }
    only
};

struct Blocks<const TILES: usize> {
    blocks: Vec<Block>,
    steps: Vec<u16>,
    first: Vec<u16>,
    factors: [[u16; ORDERS]; TILES],
    translations: Vec<[[u8; ORDERS]; 2]>,
}

struct Block {
    cells: u16,
    region: u16,
    translation: usize,
    steps: Range<usize>,
}

#[derive(Clone, Copy, Default)]
struct Reached {
    seen: [Orders; 2],
    next: [Orders; 2],
}

impl<const TILES: usize> Blocks<TILES> {
    fn all() -> Self {
        let orders = orders(TILES);
        let mut number = vec![0; 8_usize.pow(TILES as u32)];
        let mut factors = [[0; ORDERS]; TILES];
        for (i, order) in orders.iter().enumerate() {
            number[code(order.iter().copied())] = i;
            for (factor, tile) in factors.iter_mut().zip(order) {
                factor[i] = (1_u32 << (4 * tile)) as u16;
            }
        }
        let translations = orders.iter().map(|positions| translation(positions, &orders, &number)).collect();
        let mut blocks = Blocks { blocks: vec![], steps: vec![], first: vec![0; 1 << 16], factors, translations };
        for cells in (0..=u16::MAX).filter(|cells| cells.count_ones() as usize == TILES) {
            blocks.add(cells, number[code(by_columns(cells))]);
        }
        for block in 0..blocks.blocks.len() {
            blocks.add_steps(block);
        }
        blocks
    }

    fn add(&mut self, cells: u16, translation: usize) {
        self.first[usize::from(cells)] = self.blocks.len() as u16;
        let mut rest = !cells;
        while rest != 0 {
            let region = region(rest.trailing_zeros() as usize, cells);
            rest &= !region;
            self.blocks.push(Block { cells, region, translation, steps: 0..0 });
        }
    }

    fn add_steps(&mut self, block: usize) {
        let Block { cells, region, .. } = self.blocks[block];
        let start = self.steps.len();
        for (source, &offset) in sources(region).iter().zip(&OFFSETS) {
            let view = (offset % 4 == 0) as usize;
            for from in bits((source & cells).into()) {
                let to = (from + usize::from(offset)) & 15;
                let next = self.block(cells ^ 1 << from ^ 1 << to, from);
                self.steps.push((2 * next + view) as u16);
            }
        }
        self.blocks[block].steps = start..self.steps.len();
    }

    fn block(&self, cells: u16, blank: usize) -> usize {
        let mut block = usize::from(self.first[usize::from(cells)]);
        while self.blocks[block].region >> blank & 1 == 0 {
            block += 1;
        }
        block
    }

    fn fill(&self, home: usize, distances: &mut [u8]) {
        let found = self.search(self.block(cells_of(home, TILES), 15));
        for (i, (block, found)) in self.blocks.iter().zip(&found).enumerate() {
            if i == usize::from(self.first[usize::from(block.cells)]) {
                self.note(block.cells, found, distances);
            }
        }
    }

    fn search(&self, start: usize) -> Vec<[u8; ORDERS]> {
        let mut found: Vec<_> = self.blocks.iter().map(|_| [u8::MAX; ORDERS]).collect();
        let mut reached = vec![Reached::default(); self.blocks.len()];
        // The blocks of the next level, one bit for each.
        let mut next = vec![0_u64; self.blocks.len() / 64 + 1];
        reached[start].next[0] = ONLY[self.translations.len() - 1];
        next[start / 64] = 1 << (start % 64);
        let mut distance = 0;
        while next.iter().any(|&blocks| blocks != 0) {
            let level = replace(&mut next, vec![0; self.blocks.len() / 64 + 1]);
            for block in members(&level) {
                let Block { cells, translation, ref steps, .. } = self.blocks[block];
                let found = &mut found[usize::from(self.first[usize::from(cells)])];
                let new = reached[block].advance(&self.translations[translation], distance, found);
                // Blocks that have nothing new would call each other for ever.
                if new[0] == [0; 2] {
                    continue;
                }
                for step in self.steps[steps.clone()].iter().map(|&step| usize::from(step)) {
                    join(&mut reached[step / 2].next[step % 2], &new[step % 2]);
                    next[step / 128] |= 1 << (step / 2 % 64);
                }
            }
            distance += 1;
        }
        found
    }

    fn note(&self, cells: u16, found: &[u8; ORDERS], distances: &mut [u8]) {
        let mut indices = [0_u16; ORDERS];
        for (cell, factors) in bits(cells.into()).zip(&self.factors) {
            for (index, factor) in indices.iter_mut().zip(factors) {
                *index = index.wrapping_add(factor.wrapping_mul(cell as u16));
            }
        }
        // The orders are sorted by the position of the last tile. Of five tiles, its cell selects the part.
        let (size, orders) = (distances.len(), self.translations.len() / TILES);
        for (cell, first) in bits(cells.into()).zip((0..).step_by(orders)) {
            let part = &mut distances[(cell << 16) % size..][..1 << 16];
            for order in first..first + orders {
                part[usize::from(indices[order])] = found[order];
            }
        }
    }
}

impl Reached {
    #[inline(always)]
    fn advance(&mut self, translation: &[[u8; ORDERS]; 2], distance: u8, found: &mut [u8; ORDERS]) -> [Orders; 2] {
        let (mut new, next) = ([[0; 2]; 2], take(&mut self.next));
        for view in 0..2 {
            let orders = [0, 1].map(|half| next[view][half] & !self.seen[view][half] & !new[view][half]);
            let mut translated = [0; 2];
            for_each(&orders, |order| {
                let other = usize::from(translation[view][order]) % ORDERS;
                join(&mut translated, &ONLY[other]);
                let by_rows = [order, other][view];
                found[by_rows] = distance.min(found[by_rows]);
            });
            join(&mut new[view], &orders);
            join(&mut new[1 - view], &translated);
        }
        join(&mut self.seen[0], &new[0]);
        join(&mut self.seen[1], &new[1]);
        new
    }
}

fn join(set: &mut Orders, more: &Orders) {
    set[0] |= more[0];
    set[1] |= more[1];
}

#[inline(always)]
fn for_each(orders: &Orders, mut visit: impl FnMut(usize)) {
    for (half, &orders) in orders.iter().enumerate() {
        bits(orders).for_each(|order| visit(64 * half + order));
    }
}

#[inline(always)]
fn members(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    (0..).zip(set).flat_map(|(i, &word)| bits(word).map(move |bit| 64 * i + bit))
}

#[inline(always)]
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    iter::from_fn(move || {
        let member = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        Some(member).filter(|&member| member < 64)
    })
}

fn orders(tiles: usize) -> Vec<Vec<usize>> {
    (0..tiles).fold(vec![vec![]], |orders, tile| {
        let insert =
            |position| orders.iter().map(move |order| [&order[..position], &[tile], &order[position..]].concat());
        (0..=tile).flat_map(insert).collect()
    })
}

fn code(order: impl Iterator<Item = usize>) -> usize {
    order.fold(0, |code, tile| 8 * code + tile)
}

fn translation(positions: &[usize], orders: &[Vec<usize>], number: &[usize]) -> [[u8; ORDERS]; 2] {
    let mut translation = [[0; ORDERS]; 2];
    for (by_rows, order) in orders.iter().enumerate() {
        let by_columns = number[code(positions.iter().map(|&position| order[position]))];
        translation[0][by_rows] = by_columns as u8;
        translation[1][by_columns] = by_rows as u8;
    }
    translation
}

fn by_columns(cells: u16) -> impl Iterator<Item = usize> {
    let columns = (0..16).map(mirror).filter(move |cell| cells >> cell & 1 == 1);
    columns.map(move |cell| (cells & ((1 << cell) - 1)).count_ones() as usize)
}

// parity

fn solvable<const R: usize, const C: usize>(board: Board<R, C>, goal: Board<R, C>) -> bool {
    odd(board) == odd(goal)
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

    fn long() -> Self {
        Self::of(LOOPS.split(' '))
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

const FOURS: u64 = 0x765_EDA9_FCB8_4321;
const FIVES: u64 = 0xFCB84_EDA95_76321;

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

impl Heuristic<4, 4> {
    fn fours() -> Self {
        if SHORT {
            return Self::patterns(4, FOURS, fill);
        }
        let blocks = Blocks::<4>::all();
        Self::patterns(4, FOURS, |home, tiles, distances| match tiles {
            4 => blocks.fill(home, distances),
            _ => fill(home, tiles, distances),
        })
    }

    fn fives() -> Self {
        let blocks = Blocks::<5>::all();
        Self::patterns(5, FIVES, |home, _, distances| blocks.fill(home, distances))
    }

    fn patterns(tiles: usize, order: u64, fill: impl Fn(usize, usize, &mut [u8])) -> Self {
        let stride = 1 << (4 * tiles);
        // Three groups of five tiles, or four groups of which the last has three.
        let mut heuristic = Self::empty(vec![0; 16 / tiles * stride], stride - 1);
        let mut home = 0_u64;
        for i in 0..15 {
            let tile = (order >> (4 * i)) as usize & 15;
            home |= (tile as u64 - 1) << (4 * i);
            let (group, unit) = (i / tiles, 1 << (4 * (i % tiles)));
            let slot = Slot { first: (group * stride) as u32, unit, shift: (4 * group * tiles) as u32 };
            heuristic.slots[tile] = slot;
            heuristic.image_slots[mirror(tile - 1) + 1] = slot;
        }
        for (group, distances) in heuristic.entries.chunks_mut(stride).enumerate() {
            let first = group * tiles;
            fill((home >> (4 * first)) as usize & (stride - 1), tiles.min(15 - first), distances);
        }
        heuristic
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

impl<I: Read> Words<I> {
    // Inlined: a function would return either a board or the pointer of an error in one value, and the bundler's C would
    // cut that to a pointer of 32 bits.
    #[inline(always)]
    fn board<const R: usize, const C: usize>(&mut self, blank: &str) -> Result<Board<R, C>, Error> {
        self.begin_board();
        let (cells, mut tiles, mut seen) = (Board::<R, C>::CELLS, 0, 0);
        for cell in 0..cells {
            let tile = self.tile(blank, cells)?;
            tiles |= self.unseen(tile, &mut seen)? << (4 * cell);
        }
        Ok(Board(tiles))
    }

    fn unseen(&mut self, tile: u64, seen: &mut u32) -> Result<u64, Error> {
        if *seen >> tile & 1 == 1 {
            return Err(self.refused("appears twice"));
        }
        *seen |= 1 << tile;
        Ok(tile)
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

fn write_count(output: &mut impl Write, answer: &Answer, no_answer: &str) -> Result<(), Error> {
    match answer {
        Answer::Moves(moves) => write_number(output, moves.len() as u64)?,
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

// solver

const FEWEST: Settings = Settings { weight: Weight::ONE, limit: 80, memory: 0 };

#[derive(Clone, Debug)]
struct Searches<const R: usize, const C: usize> {
    goal: Board<R, C>,
    settings: Settings,
    astar: AStar<R, C>,
    idastar: IdaStar<R, C>,
}

const UNLIMITED: &str = "a search without a budget does not give up";

const ASTAR_NODE: u64 = 6;

impl<const R: usize, const C: usize> Searches<R, C> {
    fn new(goal: Board<R, C>, settings: Settings) -> Self {
        let astar = AStar::new(goal, settings);
        let idastar = IdaStar::new(Heuristic::manhattan(&astar.manhattan));
        Searches { goal, settings, astar, idastar }
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

const FOURS_START: u64 = 100_000;

const FIVES_START: u64 = 400_000;

const DATABASES: usize = if SHORT { 1 } else { 2 };

#[derive(Clone, Debug)]
struct Fifteen {
    searches: Searches<4, 4>,
    databases: usize,
}

impl Fifteen {
    fn new(settings: Settings) -> Self {
        Fifteen { searches: Searches::new(Board::GOAL, settings), databases: 0 }
    }

    fn solve(&mut self, board: Board<4, 4>) -> Answer {
        self.search(board, u64::MAX).expect(UNLIMITED)
    }

    fn search(&mut self, board: Board<4, 4>, budget: u64) -> Option<Answer> {
        if !solvable(board, Board::GOAL) {
            return Some(Answer::Unsolvable);
        }
        loop {
            let Searches { settings, idastar, .. } = &mut self.searches;
            let answer = match self.databases {
                0 => self.searches.search(board, FOURS_START.saturating_sub(self.searches.spent())),
                1 if !SHORT => idastar.solve(board, settings, FIVES_START.saturating_sub(idastar.expanded)),
                _ => idastar.solve(board, settings, budget),
            };
            if answer.is_some() || self.databases == DATABASES {
                return answer;
            }
            self.prepare();
        }
    }

    fn prepare(&mut self) {
        self.databases += 1;
        let idastar = &mut self.searches.idastar;
        if SHORT || self.databases == 1 {
            idastar.heuristic = Heuristic::fours();
        } else {
            idastar.heuristic = Heuristic::fives();
            idastar.pruning = Pruning::long();
        }
    }
}
