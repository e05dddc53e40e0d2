// acm.mipt.ru 091: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- mipt091
#![allow(dead_code)]

use std::io::{self, BufWriter, ErrorKind, Read, Stdin, Stdout, Write};
use std::process;

const SETTINGS: Settings = Settings { weight: (4, 3), limit: 80, memory: 1 << 10 };

fn main() {
    run(|words, output| {
        let board = words.board("0")?;
        let answer = Fifteen::new(SETTINGS).solve(board);
        if let Answer::Moves(_) = answer {
            output.write_all(b"YES\n")?;
        }
        write_moves(output, &answer, b"dlru", "NO")
    });
}

// board

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Board<const R: usize, const C: usize>(u64);

impl<const R: usize, const C: usize> Board<R, C> {
    const CELLS: usize = [R * C][(R < 2 || C < 2 || R * C > 16) as usize];

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
        match self {
            Move::Down => Move::Up,
            Move::Left => Move::Right,
            Move::Right => Move::Left,
            Move::Up => Move::Down,
        }
    }

    const fn mirrored(self) -> Move {
        match self {
            Move::Down => Move::Right,
            Move::Left => Move::Up,
            Move::Right => Move::Down,
            Move::Up => Move::Left,
        }
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

// heap

#[derive(Clone, Debug, Default)]
struct MinHeap<T> {
    items: Vec<T>,
}

impl<T: Ord> MinHeap<T> {
    fn new() -> Self {
        MinHeap { items: Vec::new() }
    }

    fn push(&mut self, item: T) {
        self.items.push(item);
        self.rise(self.items.len() - 1);
    }

    fn pop(&mut self) -> Option<T> {
        if self.items.is_empty() {
            return None;
        }
        let least = self.items.swap_remove(0);
        self.sink(0);
        Some(least)
    }

    fn clear(&mut self) {
        self.items.clear();
    }

    fn rise(&mut self, mut index: usize) {
        while index > 0 {
            let parent = (index - 1) / 2;
            if self.items[parent] <= self.items[index] {
                break;
            }
            self.items.swap(parent, index);
            index = parent;
        }
    }

    fn sink(&mut self, mut index: usize) {
        loop {
            let mut child = 2 * index + 1;
            if child + 1 < self.items.len() && self.items[child + 1] < self.items[child] {
                child += 1;
            }
            if child >= self.items.len() || self.items[index] <= self.items[child] {
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
        let slots = vec![0; (2 * capacity).max(2).next_power_of_two()];
        Index { shift: 64 - slots.len().trailing_zeros(), slots }
    }

    fn find(&self, key: u64, key_of: impl Fn(usize) -> u64) -> Result<usize, usize> {
        let mut slot = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (self.shift & 63)) as usize;
        while self.slots[slot] > 0 {
            let number = self.slots[slot] as usize - 1;
            if key_of(number) == key {
                return Ok(number);
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        Err(slot)
    }

    fn insert(&mut self, slot: usize, number: usize) {
        self.slots[slot] = number as u32 + 1;
    }

    fn clear(&mut self) {
        self.slots.fill(0);
    }
}

// input

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
    board: u64,
    word_number: u64,
    fault: &'static str,
}

const MAX_WORD: usize = 19;

const MAX_WHITESPACE: usize = 1 << 24;

const TOO_MUCH_WHITESPACE: &str = "16 MB of whitespace";

impl<I: Read> Words<I> {
    fn new(input: I) -> Self {
        let buffer = vec![0; 1 << 16];
        Words { input, buffer, start: 0, end: 0, word: [0; MAX_WORD], length: 0, board: 0, word_number: 0, fault: "" }
    }

    fn begin_board(&mut self) {
        self.board += 1;
        self.word_number = 0;
    }

    // Inlined: a function would return either a board or the pointer of an error in one value, and the bundler's C would
    // cut that to a pointer of 32 bits.
    #[inline(always)]
    fn board<const R: usize, const C: usize>(&mut self, blank: &str) -> Result<Board<R, C>, Error> {
        self.begin_board();
        let (cells, mut tiles, mut seen) = (Board::<R, C>::CELLS, 0, 0);
        for cell in 0..cells {
            self.next()?;
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
        match self.number() {
            Some(0) if blank == "0" => Ok(0),
            Some(tile) if 0 < tile && tile < cells as u64 => Ok(tile),
            None if self.word[..self.length] == *blank.as_bytes() => Ok(0),
            _ => Err(self.refused("is not a tile")),
        }
    }

    fn next(&mut self) -> Result<(), Error> {
        self.word_number += 1;
        self.length = 0;
        for _ in 0..MAX_WHITESPACE {
            let byte = match self.peek()? {
                Some(byte) => byte,
                None if self.length > 0 => return Ok(()),
                None => return Err(self.refused("the input ends here")),
            };
            let is_blank = is_whitespace(byte);
            if self.length == MAX_WORD || is_blank && self.length > 0 {
                return Ok(());
            }
            self.word[self.length] = byte;
            self.length += usize::from(!is_blank);
            self.start += 1;
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

    fn number(&self) -> Option<u64> {
        let mut number = 0;
        for byte in &self.word[..self.length] {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 {
                return None;
            }
            number = 10 * number + u64::from(digit);
        }
        Some(number).filter(|_| self.length < MAX_WORD)
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

// placements

const INDICES: usize = 1 << 16;

const OFFSETS: [u8; 4] = [4, 15, 1, 12];

fn fill(home: usize, tiles: usize, distances: &mut [u8]) {
    // For each placement, the cells from which the blank was expanded; for each set of cells, the region that was found last.
    let (mut seen, mut regions) = ([0; INDICES], [0; 1 << 16]);
    // A placement in the lowest 16 bits, then its distance, and from bit 32 the blank's region. There are 58,608 pairs of a
    // placement and a region at most.
    let mut queue = vec![0_u64; INDICES];
    let (mut head, mut tail) = (0, 1);
    seen[home % INDICES] = region(15, cells_of(home, tiles));
    queue[0] = u64::from(seen[home % INDICES]) << 32 | home as u64;
    while head < tail {
        let (placement, distance) = (queue[head] as usize % INDICES, (queue[head] as u32 >> 16) + 1);
        let (sources, cells) = (sources((queue[head] >> 32) as u16), cells_of(placement, tiles));
        head += 1;
        for i in 0..4 * tiles {
            let (shift, mv) = (i & !3, i & 3);
            let from = placement >> shift & 15;
            let to = (from + usize::from(OFFSETS[mv])) & 15;
            let next = (placement ^ (from ^ to) << shift) % INDICES;
            if sources[mv] & !seen[next] & 1 << from != 0 {
                if seen[next] == 0 {
                    distances[next] = distance as u8;
                }
                let cells = cells ^ 1 << from ^ 1 << to;
                let region_of = &mut regions[usize::from(cells)];
                if *region_of >> from & 1 == 0 {
                    *region_of = region(from, cells);
                }
                seen[next] |= *region_of;
                queue[tail] = u64::from(*region_of) << 32 | u64::from(distance) << 16 | next as u64;
                tail += 1;
            }
        }
    }
}

fn cells_of(placement: usize, tiles: usize) -> u16 {
    (0..tiles).fold(0, |cells, i| cells | 1 << (placement >> (4 * i) & 15))
}

const TILES: usize = 5;

type Orders = [u64; 2];

struct Placements {
    blocks: Vec<Block>,
    first: Vec<u16>,
    orders: Vec<[u8; TILES]>,
    translations: [Vec<u8>; 2],
}

struct Block {
    cells: u16,
    region: u16,
    translation: usize,
    steps: [[u16; 4]; TILES],
}

impl Placements {
    fn all() -> Self {
        let (orders, number) = orders();
        let (first, translations) = (vec![0; 1 << 16], Default::default());
        let mut placements = Placements { blocks: vec![], first, orders, translations };
        placements.translate(&number);
        placements.blocks.push(Block { cells: 0, region: 0, translation: 0, steps: [[0; 4]; TILES] });
        for cells in (0..=u16::MAX).filter(|cells| cells.count_ones() as usize == TILES) {
            placements.add_blocks(cells, number[by_columns(cells)].into());
        }
        for block in 1..placements.blocks.len() {
            placements.add_steps(block);
        }
        placements
    }

    fn translate(&mut self, number: &[u8]) {
        let count = self.orders.len();
        self.translations = [vec![0; count * count], vec![0; count * count]];
        for (translation, positions) in self.orders.iter().enumerate() {
            for (order, items) in self.orders.iter().enumerate() {
                let other = number[code(positions.iter().map(|&position| items[usize::from(position)]))];
                self.translations[0][translation * count + order] = other;
                self.translations[1][translation * count + usize::from(other)] = order as u8;
            }
        }
    }

    fn add_blocks(&mut self, cells: u16, translation: usize) {
        self.first[usize::from(cells)] = self.blocks.len() as u16;
        let mut rest = !cells;
        while rest != 0 {
            let region = region(rest.trailing_zeros() as usize, cells);
            rest &= !region;
            self.blocks.push(Block { cells, region, translation, steps: [[0; 4]; TILES] });
        }
    }

    fn add_steps(&mut self, block: usize) {
        let Block { cells, region, .. } = self.blocks[block];
        for (position, from) in (0..16).filter(|cell| cells >> cell & 1 == 1).enumerate() {
            for mv in Move::ALL {
                if let Some(to) = neighbour(4, 4, from, mv).filter(|to| region >> to & 1 == 1) {
                    let after = self.block(cells ^ 1 << from ^ 1 << to, from);
                    self.blocks[block].steps[position][mv as usize] = after as u16;
                }
            }
        }
    }

    fn block(&self, cells: u16, blank: usize) -> usize {
        let mut block = usize::from(self.first[usize::from(cells)]);
        while self.blocks[block].region >> blank & 1 == 0 {
            block += 1;
        }
        block
    }

    fn fill(&self, home: usize, distances: &mut [u8]) {
        let mut seen = vec![[[0; 2]; 2]; self.blocks.len()];
        let mut level = seen.clone();
        // The homes of a group's tiles are in order, so that is order 0.
        level[self.block(cells_of(home, TILES), 15)][0] = [1, 0];
        for distance in 0.. {
            let mut next = vec![[[0; 2]; 2]; self.blocks.len()];
            let mut reached = false;
            for (number, block) in self.blocks.iter().enumerate() {
                let new = self.unseen(&level[number], &seen[number], block.translation);
                if new[0][0] | new[0][1] != 0 {
                    reached = true;
                    join(&mut seen[number][0], &new[0]);
                    join(&mut seen[number][1], &new[1]);
                    self.note(block.cells, new[0], distance, distances);
                    block.expand(&new, &mut next);
                }
            }
            if !reached {
                // The placement of the goal was noted again with its other regions.
                distances[home] = 0;
                return;
            }
            level = next;
        }
    }

    fn unseen(&self, level: &[Orders; 2], seen: &[Orders; 2], translation: usize) -> [Orders; 2] {
        let mut new = [[0; 2]; 2];
        for view in 0..2 {
            for half in 0..2 {
                let mut bits = level[view][half] & !seen[view][half];
                new[view][half] |= bits;
                while bits != 0 {
                    let order = 64 * half + bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    let other = usize::from(self.translations[view][translation * self.orders.len() + order]);
                    new[1 - view][other / 64] |= 1 << (other % 64);
                }
            }
        }
        new
    }

    fn note(&self, cells: u16, orders: Orders, distance: u8, distances: &mut [u8]) {
        let cells = members(cells);
        for (half, &set) in orders.iter().enumerate() {
            let mut bits = set;
            while bits != 0 {
                let order = self.orders[64 * half + bits.trailing_zeros() as usize];
                bits &= bits - 1;
                let index = (0..TILES).fold(0, |index, i| index | usize::from(cells[i]) << (4 * order[i]));
                if distances[index] == 0 {
                    distances[index] = distance;
                }
            }
        }
    }
}

impl Block {
    fn expand(&self, orders: &[Orders; 2], next: &mut [[Orders; 2]]) {
        for steps in &self.steps {
            for mv in Move::ALL {
                let view = (mv == Move::Up || mv == Move::Down) as usize;
                let block = usize::from(steps[mv as usize]);
                if block > 0 {
                    join(&mut next[block][view], &orders[view]);
                }
            }
        }
    }
}

fn join(set: &mut Orders, more: &Orders) {
    set[0] |= more[0];
    set[1] |= more[1];
}

fn orders() -> (Vec<[u8; TILES]>, Vec<u8>) {
    let (mut orders, mut number) = (vec![], vec![0; TILES.pow(TILES as u32)]);
    for (code, number) in number.iter_mut().enumerate() {
        let order = [4, 3, 2, 1, 0].map(|place| (code / TILES.pow(place) % TILES) as u8);
        if order.iter().fold(0, |seen, tile| seen | 1 << tile) == (1 << TILES) - 1 {
            *number = orders.len() as u8;
            orders.push(order);
        }
    }
    (orders, number)
}

fn code(order: impl Iterator<Item = u8>) -> usize {
    order.fold(0, |code, tile| code * TILES + usize::from(tile))
}

fn by_columns(cells: u16) -> usize {
    let columns = (0..16).map(mirror).filter(|cell| cells >> cell & 1 == 1);
    code(columns.map(|cell| (cells & ((1 << cell) - 1)).count_ones() as u8))
}

fn members(mut cells: u16) -> [u8; TILES] {
    let mut members = [0; TILES];
    let mut i = 0;
    while cells != 0 {
        members[i] = cells.trailing_zeros() as u8;
        cells &= cells - 1;
        i += 1;
    }
    members
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

// pruning

type PathState = u8;

const START: PathState = 1;

const PRUNED: PathState = 0;

const UNKNOWN: PathState = 255;

const REDUNDANT: &str = "\
    DU LR RL UD \
    LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL \
    LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU \
    ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD \
    URULDDLU URURDLLD UULDRDRU UURDLDLU ";

const LONGEST: usize = 8;

#[derive(Clone, Debug)]
struct Pruning {
    next: [PathState; 4 * 256],
    moves: [u8; 256],
}

impl Pruning {
    fn redundant() -> Self {
        Self::of(REDUNDANT)
    }

    fn of(sequences: &str) -> Self {
        let mut state_of = vec![UNKNOWN; 2 << (2 * LONGEST)];
        let (mut state, mut code) = (START, 1);
        for letter in sequences.bytes() {
            if letter == b' ' {
                state_of[code] = PRUNED;
                code = 1;
                continue;
            }
            if state_of[code] == UNKNOWN {
                state_of[code] = state;
                state += 1;
            }
            let mv = b"DLRU".iter().position(|&other| other == letter);
            code = code << 2 | mv.expect("a letter of a move");
        }
        let mut pruning = Pruning { next: [PRUNED; 4 * 256], moves: [0; 256] };
        let mut least = 1; // The least code of the sequences that are one move shorter.
        for code in 4..state_of.len() {
            if code == 16 * least {
                least *= 4;
            }
            // A sequence that is no prefix has the state of its longest proper suffix.
            if state_of[code] == UNKNOWN {
                state_of[code] = state_of[code & (least - 1) | least];
            }
            let state = usize::from(state_of[code / 4]);
            pruning.next[4 * state + code % 4] = state_of[code];
            if state_of[code] != PRUNED {
                pruning.moves[state] |= 1 << (code % 4);
            }
        }
        pruning
    }

    #[inline(always)]
    fn moves(&self, state: PathState) -> u8 {
        self.moves[usize::from(state)]
    }

    #[inline(always)]
    fn after(&self, state: PathState, mv: Move) -> PathState {
        self.next[4 * usize::from(state) + mv as usize]
    }
}

// search

#[derive(Clone, Copy, Debug)]
struct Settings {
    weight: (u16, u16),
    limit: u8,
    memory: usize,
}

impl Settings {
    fn priority(&self, g: u32, h: u32) -> u32 {
        u32::from(self.weight.1) * g + u32::from(self.weight.0) * h
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Answer {
    Moves(Vec<Move>),
    TooLong,
    Unsolvable,
}

impl Answer {
    fn of(moves: &[Move]) -> Self {
        Answer::Moves(moves.to_vec())
    }
}

// heuristic

#[derive(Clone, Debug)]
struct Heuristic {
    entries: Vec<u8>,
    mask: usize,
    first: [u32; 32],
    unit: [u32; 32],
    shift: [u32; 32],
}

const FOURS: u64 = 0x765_EDA9_FCB8_4321;
const FIVES: u64 = 0xFCB87_EDA95_64321;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Estimate {
    moves: u32,
    cells: u64,
}

impl Heuristic {
    fn empty(entries: Vec<u8>, mask: usize) -> Self {
        Heuristic { entries, mask, first: [0; 32], unit: [0; 32], shift: [0; 32] }
    }

    fn put(&mut self, slot: usize, first: usize, unit: u32, shift: usize) {
        self.first[slot] = first as u32;
        self.unit[slot] = unit;
        self.shift[slot] = shift as u32;
    }

    fn manhattan<const R: usize, const C: usize>(goal: Board<R, C>) -> Self {
        let mut heuristic = Self::empty(vec![0; 256], 15);
        let gap = |a: usize, b: usize| a.max(b) - a.min(b);
        for tile in 1..R * C {
            let home = goal.cell(tile);
            heuristic.put(tile, 16 * tile, 1, 4 * tile);
            for cell in 0..R * C {
                heuristic.entries[16 * tile + cell] = (gap(home / C, cell / C) + gap(home % C, cell % C)) as u8;
            }
        }
        heuristic
    }

    fn fours() -> Self {
        Self::patterns(4, FOURS, fill)
    }

    fn fives() -> Self {
        let placements = Placements::all();
        Self::patterns(5, FIVES, |home, _, distances| placements.fill(home, distances))
    }

    fn patterns(tiles: usize, order: u64, fill: impl Fn(usize, usize, &mut [u8])) -> Self {
        let stride = 1 << (4 * tiles);
        // Three groups of five tiles, or four groups of which the last has three.
        let mut heuristic = Self::empty(vec![0; 16 / tiles * stride], stride - 1);
        let mut home = 0_u64;
        for i in 0..15 {
            let tile = (order >> (4 * i)) as usize & 15;
            home |= (tile as u64 - 1) << (4 * i);
            for &slot in &[tile, 16 + mirror(tile - 1) + 1] {
                heuristic.put(slot, i / tiles * stride, 1 << (4 * (i % tiles)), i / tiles * tiles * 4);
            }
        }
        for (group, distances) in heuristic.entries.chunks_mut(stride).enumerate() {
            let first = group * tiles;
            fill((home >> (4 * first)) as usize & (stride - 1), tiles.min(15 - first), distances);
        }
        heuristic
    }

    fn of<const R: usize, const C: usize>(&self, image: usize, board: Board<R, C>) -> Estimate {
        // All tiles start in cell 0 and go to their cells one by one. The first entry of a group is the moves of one tile, or
        // 0 for several tiles: they are never in one cell.
        let mut estimate = Estimate { moves: 0, cells: 0 };
        for cell in 0..R * C {
            let (tile, to) = (board.tile(cell), if image == 0 { cell } else { mirror(cell) });
            estimate.moves += u32::from(self.entries[self.first[16 * (image & 1) + tile] as usize]);
            estimate = self.after(image, estimate, tile, to.wrapping_neg());
        }
        estimate
    }

    #[inline(always)]
    fn after(&self, image: usize, estimate: Estimate, tile: usize, cells: usize) -> Estimate {
        let slot = 16 * (image & 1) + (tile & 15);
        let (units, shift) = (cells.wrapping_mul(self.unit[slot] as usize), self.shift[slot] & 63);
        let old = self.first[slot] as usize + ((estimate.cells >> shift) as usize & self.mask);
        let new = u32::from(self.entries[old.wrapping_sub(units)]);
        let moves = (estimate.moves + new).wrapping_sub(u32::from(self.entries[old]));
        Estimate { moves, cells: estimate.cells.wrapping_sub((units as isize as u64) << shift) }
    }

    #[inline(always)]
    fn distance(&self, tile: usize, cell: usize) -> u32 {
        self.entries[16 * tile + cell].into()
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

fn write_moves(output: &mut impl Write, answer: &Answer, letters: &[u8; 4], no_answer: &str) -> Result<(), Error> {
    match answer {
        Answer::Moves(moves) => {
            for &mv in moves {
                output.write_all(&letters[mv as usize..][..1])?;
            }
        }
        Answer::TooLong | Answer::Unsolvable => output.write_all(no_answer.as_bytes())?,
    }
    Ok(output.write_all(b"\n")?)
}

// astar

#[derive(Clone, Debug)]
struct AStar<const R: usize, const C: usize> {
    known: Index,
    nodes: Vec<Node<R, C>>,
    memory: usize,
    open: MinHeap<u64>,
    expanded: u64,
}

#[derive(Clone, Copy, Debug)]
struct Node<const R: usize, const C: usize> {
    board: Board<R, C>,
    parent: u32,
    blank: u8,
    last: Move,
    g: u8,
    h: u8,
}

fn key<const R: usize, const C: usize>(node: Node<R, C>, number: usize, settings: &Settings) -> u64 {
    u64::from(settings.priority(node.g.into(), node.h.into())) << 40 | u64::from(node.h) << 32 | number as u64
}

impl<const R: usize, const C: usize> AStar<R, C> {
    fn new(memory: usize) -> Self {
        AStar { known: Index::new(memory + 1), nodes: Vec::new(), memory, open: MinHeap::new(), expanded: 0 }
    }

    fn solve(&mut self, board: Board<R, C>, heuristic: &Heuristic, settings: &Settings) -> Option<Answer> {
        self.known.clear();
        self.nodes.clear();
        self.open.clear();
        let h = heuristic.of(0, board).moves as u8;
        self.reach(Node { board, parent: 0, blank: board.cell(0) as u8, last: Move::Down, g: 0, h }, settings);
        while let Some(least) = self.open.pop() {
            let number = least as u32 as usize;
            let node = self.nodes[number];
            if node.h == 0 {
                return Some(self.answer(node));
            }
            if self.nodes.len() + 3 > self.memory {
                return None;
            }
            self.expand(number, heuristic, settings);
        }
        Some(Answer::TooLong)
    }

    fn expand(&mut self, number: usize, heuristic: &Heuristic, settings: &Settings) {
        self.expanded += 1;
        let node = self.nodes[number];
        let blank = usize::from(node.blank);
        let moves = Board::<R, C>::MOVES[blank & 15];
        for mv in Move::ALL {
            if moves >> mv as u8 & 1 == 1 && (node.g == 0 || node.last != mv.opposite()) {
                let from = blank.wrapping_add(mv.offset(C));
                let tile = node.board.tile(from);
                let h = u32::from(node.h) + heuristic.distance(tile, blank) - heuristic.distance(tile, from);
                let (board, parent) = (node.board.slide(tile, from, blank), number as u32);
                self.reach(Node { board, parent, blank: from as u8, last: mv, g: node.g + 1, h: h as u8 }, settings);
            }
        }
    }

    fn reach(&mut self, node: Node<R, C>, settings: &Settings) {
        if u32::from(node.g) + u32::from(node.h) > settings.limit.into() {
            return;
        }
        let number = match self.known.find(node.board.0, |number| self.nodes[number].board.0) {
            Ok(number) if node.g >= self.nodes[number].g => return,
            Ok(number) => {
                self.nodes[number] = node;
                number
            }
            Err(slot) => {
                self.known.insert(slot, self.nodes.len());
                self.nodes.push(node);
                self.nodes.len() - 1
            }
        };
        self.open.push(key(node, number, settings));
    }

    fn answer(&self, mut node: Node<R, C>) -> Answer {
        // A board that is reopened leaves the heap before any node beyond it, so g falls by 1 from node to node.
        let (mut moves, length) = ([Move::Down; 256], node.g.into());
        while node.g > 0 {
            moves[usize::from(node.g) - 1] = node.last;
            node = self.nodes[node.parent as usize];
        }
        Answer::of(&moves[..length])
    }
}

// idastar

#[derive(Clone, Debug)]
struct IdaStar<const R: usize, const C: usize> {
    heuristic: Heuristic,
    pruning: Pruning,
    expanded: u64,
    stop: u64,
    slack: [u32; 256],
    moves: [Move; 256],
    length: u8,
}

#[derive(Clone, Copy)]
struct Path {
    g: u8,
    state: PathState,
}

impl<const R: usize, const C: usize> IdaStar<R, C> {
    fn new(heuristic: Heuristic) -> Self {
        let (pruning, moves) = (Pruning::redundant(), [Move::Down; 256]);
        IdaStar { heuristic, pruning, expanded: 0, stop: 0, slack: [0; 256], moves, length: 0 }
    }

    fn solve(&mut self, board: Board<R, C>, settings: &Settings, stop: u64) -> Option<Answer> {
        self.stop = stop;
        let (estimate, image) = (self.heuristic.of(0, board), self.heuristic.of(1, board));
        let h = estimate.moves.max(image.moves);
        let last = settings.priority(0, settings.limit.into());
        let mut threshold = settings.priority(0, h);
        loop {
            self.set_slack(settings, threshold);
            let start = Path { g: 0, state: START };
            if h < self.slack[0] && self.visit(board, board.cell(0), estimate, image, start) {
                // An answer found when the stop is reached is dropped: the next stage finds it again.
                let solved = self.expanded < self.stop;
                return solved.then(|| Answer::of(&self.moves[..self.length.into()]));
            }
            if threshold + settings.priority(0, 1) >= last {
                return Some(Answer::TooLong);
            }
            threshold += settings.priority(0, 2);
            if settings.weight.0 > settings.weight.1 && threshold + settings.priority(0, 5) > last {
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

    fn visit(&mut self, board: Board<R, C>, blank: usize, estimate: Estimate, image: Estimate, path: Path) -> bool {
        if estimate.moves == 0 || self.expanded >= self.stop {
            self.length = path.g;
            return true;
        }
        self.expanded += 1;
        let moves = Board::<R, C>::MOVES[blank & 15] & self.pruning.moves(path.state);
        moves & 1 != 0 && self.step(board, blank, estimate, image, path, Move::Down)
            || moves & 2 != 0 && self.step(board, blank, estimate, image, path, Move::Left)
            || moves & 4 != 0 && self.step(board, blank, estimate, image, path, Move::Right)
            || moves & 8 != 0 && self.step(board, blank, estimate, image, path, Move::Up)
    }

    #[inline(always)]
    fn step(
        &mut self,
        board: Board<R, C>,
        blank: usize,
        estimate: Estimate,
        image: Estimate,
        path: Path,
        mv: Move,
    ) -> bool {
        let from = blank.wrapping_add(mv.offset(C));
        let tile = board.tile(from);
        let slack = self.slack[usize::from(path.g + 1)];
        let estimate = self.heuristic.after(0, estimate, tile, mv.offset(C));
        if estimate.moves >= slack {
            return false;
        }
        let image = self.heuristic.after(1, image, tile, mv.mirrored().offset(4));
        if image.moves >= slack {
            return false;
        }
        self.moves[usize::from(path.g)] = mv;
        let path = Path { g: path.g + 1, state: self.pruning.after(path.state, mv) };
        self.visit(board.slide(tile, from, blank), from, estimate, image, path)
    }
}

// solver

const SHORT: bool = false;

#[derive(Clone, Debug)]
struct Unprepared<const R: usize, const C: usize> {
    goal: Board<R, C>,
    settings: Settings,
    astar: AStar<R, C>,
    idastar: IdaStar<R, C>,
}

const ASTAR_NODE: u64 = 16;

impl<const R: usize, const C: usize> Unprepared<R, C> {
    fn new(goal: Board<R, C>, settings: Settings) -> Self {
        let (numerator, denominator) = settings.weight;
        assert!(
            0 < denominator && denominator <= numerator,
            "the weight {} / {} is less than 1",
            numerator,
            denominator
        );
        let (astar, idastar) = (AStar::new(settings.memory), IdaStar::new(Heuristic::manhattan(goal)));
        Unprepared { goal, settings, astar, idastar }
    }

    fn solve(&mut self, board: Board<R, C>, budget: u64) -> Option<Answer> {
        let answer = self.astar.solve(board, &self.idastar.heuristic, &self.settings);
        let spent = ASTAR_NODE * self.astar.expanded;
        answer.or_else(|| self.idastar.solve(board, &self.settings, budget.saturating_sub(spent)))
    }
}

const FOURS_COST: u64 = 500_000;
const FIVES_COST: u64 = 2_000_000;

#[derive(Clone, Debug)]
struct Fifteen {
    unprepared: Unprepared<4, 4>,
    databases: usize,
}

impl Fifteen {
    fn new(settings: Settings) -> Self {
        Fifteen { unprepared: Unprepared::new(Board::GOAL, settings), databases: 0 }
    }

    fn solve(&mut self, board: Board<4, 4>) -> Answer {
        if !solvable(board, Board::GOAL) {
            return Answer::Unsolvable;
        }
        loop {
            let Unprepared { settings, idastar, .. } = &mut self.unprepared;
            let answer = match self.databases {
                0 => self.unprepared.solve(board, FOURS_COST),
                1 if !SHORT => idastar.solve(board, settings, FOURS_COST + FIVES_COST),
                _ => idastar.solve(board, settings, u64::MAX),
            };
            if let Some(answer) = answer {
                return answer;
            }
            self.databases += 1;
            self.unprepared.idastar.heuristic = match self.databases {
                2 if !SHORT => Heuristic::fives(),
                _ => Heuristic::fours(),
            };
        }
    }
}
