// luogu_p1379, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- luogu_p1379
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::process;

const GOAL: [u8; 9] = [1, 2, 3, 8, 0, 4, 7, 6, 5];

fn main() {
    run(|words, output| {
        let board = words.board_of_characters("0")?;
        let answer = Eight::new(Board::new(&GOAL), EIGHT_PUZZLE).solve(board);
        write_count(output, &answer, "-1")
    });
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
    keys: Vec<u64>,
    slots: Vec<u32>,
}

const FREE: u32 = u32::MAX;

impl Index {
    fn new(capacity: usize) -> Self {
        Index { keys: Vec::new(), slots: vec![FREE; (2 * capacity).max(2).next_power_of_two()] }
    }

    fn key(&self, number: usize) -> u64 {
        self.keys[number]
    }

    fn number(&mut self, key: u64) -> usize {
        let mut slot = self.home(key);
        while self.slots[slot] != FREE && self.keys[self.slots[slot] as usize] != key {
            slot = self.next(slot);
        }
        if self.slots[slot] == FREE {
            self.slots[slot] = self.keys.len() as u32;
            self.keys.push(key);
        }
        self.slots[slot] as usize
    }

    fn clear(&mut self) {
        for i in 0..self.keys.len() {
            let mut slot = self.home(self.keys[i]);
            while self.slots[slot] != FREE {
                self.slots[slot] = FREE;
                slot = self.next(slot);
            }
        }
        self.keys.clear();
    }

    fn home(&self, key: u64) -> usize {
        (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - self.slots.len().trailing_zeros())) as usize
    }

    fn next(&self, slot: usize) -> usize {
        (slot + 1) & (self.slots.len() - 1)
    }
}

// lower_bound

trait LowerBound {
    type State: Copy;

    fn after(&self, state: Self::State, tile: usize, from: usize, to: usize) -> Self::State;

    fn moves(&self, state: Self::State) -> u32;
}

// pruning

type PathState = u8;

const START: PathState = 1;

const PRUNED: PathState = 0;

const REDUNDANT: &str = "\
    LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL \
    LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU \
    ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD \
    URULDDLU URURDLLD UULDRDRU UURDLDLU";

#[derive(Clone, Debug)]
struct Pruning {
    next: [[PathState; 4]; 256],
}

impl Pruning {
    fn build() -> Self {
        let sequences: Vec<usize> = REDUNDANT.split_whitespace().map(encode).collect();
        let mut state_of = vec![None; 1 << 17];
        let mut prefixes = Vec::new();
        // The empty prefix is the first, a sequence of 8 moves without its last 8, and becomes START.
        for prefix in (1..9).rev().flat_map(|cut| sequences.iter().map(move |sequence| sequence >> (2 * cut))) {
            if prefix > 0 && state_of[prefix].is_none() {
                state_of[prefix] = Some(START + prefixes.len() as PathState);
                prefixes.push(prefix);
            }
        }
        for sequence in sequences {
            state_of[sequence] = Some(PRUNED);
        }
        let mut next = [[START; 4]; 256];
        for (next, prefix) in next[usize::from(START)..].iter_mut().zip(prefixes) {
            for (mv, next) in next.iter_mut().enumerate() {
                *next = suffixes(prefix << 2 | mv).find_map(|suffix| state_of[suffix]).unwrap_or(START);
            }
        }
        Pruning { next }
    }

    #[inline(always)]
    fn after(&self, state: PathState, mv: usize) -> PathState {
        self.next[usize::from(state)][mv]
    }
}

fn encode(sequence: &str) -> usize {
    let mv = |letter| "DLRU".find(letter).expect("a letter of a move");
    sequence.chars().fold(1, |number, letter| number << 2 | mv(letter))
}

fn suffixes(sequence: usize) -> impl Iterator<Item = usize> {
    let moves = (usize::BITS - 1 - sequence.leading_zeros()) / 2;
    (0..=moves).rev().map(move |moves| sequence & ((1 << (2 * moves)) - 1) | 1 << (2 * moves))
}

// text

#[derive(Clone, Debug)]
struct Text(Box<Line>);

#[derive(Clone, Debug)]
struct Line {
    bytes: [u8; Text::CAPACITY],
    length: usize,
}

impl Text {
    const CAPACITY: usize = 250;

    fn empty() -> Self {
        Text(Box::new(Line { bytes: [0; Self::CAPACITY], length: 0 }))
    }

    fn bytes(&self) -> &[u8] {
        &self.0.bytes[..self.0.length]
    }

    fn with(mut self, piece: &[u8]) -> Self {
        piece.iter().for_each(|&byte| self.push(byte));
        self
    }

    fn with_number(mut self, number: u64) -> Self {
        if number > 9 {
            self = self.with_number(number / 10);
        }
        self.push(b'0' + (number % 10) as u8);
        self
    }

    fn with_quoted(mut self, piece: &[u8]) -> Self {
        self.push(b'"');
        for &byte in piece {
            if (b' '..=b'~').contains(&byte) && byte != b'"' && byte != b'\\' {
                self.push(byte);
            } else {
                self = self.with(b"\\x");
                self.push(hexadecimal(byte >> 4));
                self.push(hexadecimal(byte & 15));
            }
        }
        self.push(b'"');
        self
    }

    #[inline(never)]
    fn push(&mut self, byte: u8) {
        if let Some(end) = self.0.bytes.get_mut(self.0.length) {
            *end = byte;
            self.0.length += 1;
        }
    }
}

fn hexadecimal(digit: u8) -> u8 {
    b"0123456789abcdef"[usize::from(digit & 15)]
}

// board

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Board<const R: usize, const C: usize>(u64);

impl<const R: usize, const C: usize> Board<R, C> {
    const CELLS: usize = [R * C][(R < 2 || C < 2 || R * C > 16) as usize];

    fn new(tiles: &[u8]) -> Self {
        let seen = tiles.iter().fold(0, |seen, &tile| seen | 1_u64.checked_shl(tile.into()).unwrap_or(0));
        let all = tiles.len() == Self::CELLS && seen == (1 << Self::CELLS) - 1;
        assert!(all, "not the tiles of a {} x {} board: {:?}", R, C, tiles);
        Board(tiles.iter().rev().fold(0, |packed, &tile| packed << 4 | u64::from(tile)))
    }

    #[inline(always)]
    fn tile(self, cell: usize) -> usize {
        (self.0 >> (4 * cell)) as usize & 15
    }

    fn tiles(self) -> impl Iterator<Item = usize> {
        (0..Self::CELLS).map(move |cell| self.tile(cell))
    }

    fn cell(self, tile: usize) -> usize {
        self.tiles().position(|other| other == tile).expect("a board has all its tiles")
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
}

#[inline(always)]
const fn neighbour<const R: usize, const C: usize>(cell: usize, mv: Move) -> Option<usize> {
    match mv {
        Move::Down if cell / C + 1 < R => Some(cell + C),
        Move::Left if cell % C > 0 => Some(cell - 1),
        Move::Right if cell % C + 1 < C => Some(cell + 1),
        Move::Up if cell / C > 0 => Some(cell - C),
        _ => None,
    }
}

// input

#[derive(Debug)]
struct Error(Text);

impl Error {
    fn text(&self) -> &[u8] {
        self.0.bytes()
    }
}

impl From<Text> for Error {
    fn from(text: Text) -> Self {
        Error(text)
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        let text = Text::empty();
        Error::from(if error.kind() == ErrorKind::BrokenPipe { text } else { text.with(error.to_string().as_bytes()) })
    }
}

struct Words<'a> {
    input: &'a mut dyn Read,
    buffer: Vec<u8>,
    start: usize,
    end: usize,
    word: [u8; MAX_WORD],
    length: usize,
    failed: Option<Error>,
    board: u64,
    word_number: u64,
}

const MAX_WORD: usize = 19;

impl<'a> Words<'a> {
    fn new(input: &'a mut dyn Read) -> Self {
        let buffer = vec![0; 1 << 16];
        Words {
            input,
            buffer,
            start: 0,
            end: 0,
            word: [0; MAX_WORD],
            length: 0,
            failed: None,
            board: 0,
            word_number: 0,
        }
    }

    fn more(&mut self) -> Result<bool, Error> {
        self.advance(true)?;
        Ok(self.start < self.end)
    }

    // Inlined for the same reason as `board`.
    #[inline(always)]
    fn board_of_characters<const R: usize, const C: usize>(&mut self, blank: &str) -> Result<Board<R, C>, Error> {
        self.board += 1;
        self.word_number = 0;
        let (mut tiles, mut seen, mut cell) = (0, 0, 0);
        while cell < R * C {
            self.next()?;
            let (word, length) = (self.word, self.length);
            if cell + length > Board::<R, C>::CELLS {
                return Err(Error::from(self.quoted().with(b" has more characters than the board has cells left")));
            }
            for &character in &word[..length] {
                self.word[0] = character;
                self.length = 1;
                tiles |= self.new_tile(blank, R * C, &mut seen)? << (4 * cell);
                cell += 1;
            }
        }
        Ok(Board(tiles))
    }

    fn new_tile(&self, blank: &str, cells: usize, seen: &mut u32) -> Result<u64, Error> {
        let tile = self.tile(blank, cells)?;
        if *seen >> tile & 1 == 1 {
            return Err(self.repeated(tile));
        }
        *seen |= 1 << tile;
        Ok(tile)
    }

    fn tile(&self, blank: &str, cells: usize) -> Result<u64, Error> {
        match self.number() {
            Some(0) if blank == "0" => Ok(0),
            Some(tile) if 0 < tile && tile < cells as u64 => Ok(tile),
            None if self.word[..self.length] == *blank.as_bytes() => Ok(0),
            _ => {
                let what = self.quoted().with(b" is none of 1 to ").with_number(cells as u64 - 1);
                Err(Error::from(what.with(b", nor ").with(blank.as_bytes()).with(b" for the blank")))
            }
        }
    }

    fn next(&mut self) -> Result<(), Error> {
        self.word_number += 1;
        if !self.more()? {
            return Err(Error::from(self.location().with(b"the input ends here")));
        }
        self.advance(false)
    }

    fn advance(&mut self, whitespace: bool) -> Result<(), Error> {
        self.length = 0;
        while let Some(byte) = self.peek().filter(|byte| byte.is_ascii_whitespace() == whitespace) {
            self.start += 1;
            if self.length < MAX_WORD {
                self.word[self.length] = byte;
                self.length += 1;
            }
        }
        match self.failed.take() {
            None => Ok(()),
            Some(error) => Err(error),
        }
    }

    #[inline(always)]
    fn peek(&mut self) -> Option<u8> {
        if self.start == self.end {
            self.fill();
        }
        self.buffer[..self.end].get(self.start).copied()
    }

    fn fill(&mut self) {
        self.start = 0;
        self.end = 0;
        loop {
            match self.input.read(&mut self.buffer) {
                Ok(length) => self.end = length,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => self.failed = Some(Error::from(error)),
            }
            return;
        }
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

    fn repeated(&self, tile: u64) -> Error {
        let tile = match tile {
            0 => self.location().with(b"the blank"),
            tile => self.location().with(b"tile ").with_number(tile),
        };
        Error::from(tile.with(b" appears twice"))
    }

    fn quoted(&self) -> Text {
        let dots: &[u8] = if self.length == MAX_WORD { b"..." } else { b"" };
        self.location().with_quoted(&self.word[..self.length]).with(dots)
    }

    fn location(&self) -> Text {
        let text = Text::empty();
        let text = if self.board == 0 { text } else { text.with(b"board ").with_number(self.board).with(b", ") };
        text.with(b"word ").with_number(self.word_number).with(b": ")
    }
}

// manhattan

#[derive(Clone, Debug)]
struct Manhattan {
    far: [[u8; 16]; 16],
}

impl Manhattan {
    fn new<const R: usize, const C: usize>(goal: Board<R, C>) -> Self {
        let mut far = [[0; 16]; 16];
        let gap = |a: usize, b: usize| a.max(b) - a.min(b);
        for (home, tile) in goal.tiles().enumerate().filter(|&(_, tile)| tile > 0) {
            for (cell, far) in far.iter_mut().enumerate() {
                far[tile] = (gap(home / C, cell / C) + gap(home % C, cell % C)) as u8;
            }
        }
        Manhattan { far }
    }

    fn of<const R: usize, const C: usize>(&self, board: Board<R, C>) -> u32 {
        board.tiles().zip(&self.far).map(|(tile, far)| u32::from(far[tile])).sum()
    }
}

impl LowerBound for Manhattan {
    type State = u32;

    #[inline(always)]
    fn after(&self, state: u32, tile: usize, from: usize, to: usize) -> u32 {
        state + u32::from(self.far[to][tile]) - u32::from(self.far[from][tile])
    }

    #[inline(always)]
    fn moves(&self, state: u32) -> u32 {
        state
    }
}

// parity

fn solvable<const R: usize, const C: usize>(board: Board<R, C>, goal: Board<R, C>) -> bool {
    odd(board) == odd(goal)
}

fn odd<const R: usize, const C: usize>(board: Board<R, C>) -> bool {
    let (mut seen, mut inversions) = (0_u16, 0);
    for tile in board.tiles() {
        inversions += (seen >> tile).count_ones() as usize;
        seen |= 1 << tile;
    }
    let blank = board.cell(0);
    (inversions + blank / C + blank % C) % 2 == 1
}

// search

#[derive(Clone, Copy, Debug)]
struct Settings {
    weight: (u16, u16),
    limit: u8,
    memory: usize,
}

impl Settings {
    fn priority(&self, moves: u32, to_come: u32) -> u32 {
        u32::from(self.weight.1) * moves + u32::from(self.weight.0) * to_come
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Outcome {
    Found(Vec<Move>),
    None,
    GaveUp,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Work {
    expanded: u64,
    generated: u64,
}

// astar

#[derive(Clone, Debug)]
struct AStar<const R: usize, const C: usize> {
    known: Index,
    nodes: Vec<Node>,
    memory: usize,
    open: MinHeap<(u32, u32, usize)>,
    work: Work,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    parent: u32,
    blank: u8,
    last: Option<Move>,
    moves: u8,
    to_come: u8,
}

impl<const R: usize, const C: usize> AStar<R, C> {
    fn new(memory: usize) -> Self {
        let (known, open) = (Index::new(memory + 1), MinHeap::new());
        AStar { known, nodes: Vec::new(), memory, open, work: Work::default() }
    }

    fn solve(&mut self, board: Board<R, C>, bound: &Manhattan, settings: &Settings) -> Outcome {
        self.known.clear();
        self.nodes.clear();
        self.open.clear();
        let (blank, to_come) = (board.cell(0) as u8, bound.of(board) as u8);
        self.reach(board, Node { parent: 0, blank, last: None, moves: 0, to_come }, settings);
        while let Some((priority, to_come, number)) = self.open.pop() {
            let node = self.nodes[number];
            if to_come == 0 {
                return Outcome::Found(self.path(node));
            }
            if priority > settings.priority(node.moves.into(), to_come) {
                continue; // reached again by fewer moves since, and opened then
            }
            if self.nodes.len() + 3 > settings.memory.min(self.memory) {
                return Outcome::GaveUp;
            }
            self.expand(number, bound, settings);
        }
        Outcome::None
    }

    fn expand(&mut self, number: usize, bound: &Manhattan, settings: &Settings) {
        self.work.expanded += 1;
        let node = self.nodes[number];
        let (board, blank) = (Board::<R, C>(self.known.key(number)), node.blank.into());
        for mv in Move::ALL {
            let from = neighbour::<R, C>(blank, mv);
            if let (Some(from), true) = (from, node.last != Some(mv.opposite())) {
                self.work.generated += 1;
                let tile = board.tile(from);
                let to_come = bound.after(node.to_come.into(), tile, from, blank) as u8;
                let (parent, moves) = (number as u32, node.moves + 1);
                let after = Node { parent, blank: from as u8, last: Some(mv), moves, to_come };
                self.reach(board.slide(tile, from, blank), after, settings);
            }
        }
    }

    fn reach(&mut self, board: Board<R, C>, node: Node, settings: &Settings) {
        let (moves, to_come) = (u32::from(node.moves), u32::from(node.to_come));
        if moves + to_come > settings.limit.into() {
            return;
        }
        let number = self.known.number(board.0);
        if number == self.nodes.len() {
            self.nodes.push(node);
        } else if node.moves < self.nodes[number].moves {
            self.nodes[number] = node;
        } else {
            return;
        }
        self.open.push((settings.priority(moves, to_come), to_come, number));
    }

    fn path(&self, mut node: Node) -> Vec<Move> {
        let mut moves = Vec::new();
        while let Some(mv) = node.last {
            moves.push(mv);
            node = self.nodes[node.parent as usize];
        }
        moves.reverse();
        moves
    }
}

// idastar

#[derive(Clone, Debug)]
struct IdaStar<B, const R: usize, const C: usize> {
    bound: B,
    pruning: Pruning,
    room: [u32; 256],
    moves: Vec<Move>,
    work: Work,
    stop: u64,
}

const DOWN: usize = Move::Down as usize;
const LEFT: usize = Move::Left as usize;
const RIGHT: usize = Move::Right as usize;
const UP: usize = Move::Up as usize;
const NONE: usize = 4;

#[derive(Clone, Copy)]
struct Path {
    made: u8,
    place: PathState,
}

impl<B: LowerBound, const R: usize, const C: usize> IdaStar<B, R, C> {
    fn new(bound: B) -> Self {
        IdaStar { bound, pruning: Pruning::build(), room: [0; 256], moves: Vec::new(), work: Work::default(), stop: 0 }
    }

    fn solve(&mut self, board: Board<R, C>, state: B::State, settings: &Settings, budget: u64) -> Outcome {
        self.moves.clear();
        self.stop = self.work.generated.saturating_add(budget);
        let mut ceiling = settings.priority(0, self.bound.moves(state));
        let step = settings.priority(0, if settings.weight.0 == settings.weight.1 { 2 } else { 3 });
        loop {
            self.make_room(settings, ceiling);
            let start = Path { made: 0, place: START };
            if self.bound.moves(state) < self.room[0] && self.enter::<NONE>(board.cell(0), board, state, start) {
                return Outcome::Found(self.moves.iter().rev().copied().collect());
            }
            if self.work.generated >= self.stop {
                return Outcome::GaveUp;
            }
            if ceiling >= settings.priority(0, settings.limit.into()) {
                return Outcome::None;
            }
            ceiling += step;
        }
    }

    fn make_room(&mut self, settings: &Settings, ceiling: u32) {
        for (made, room) in (0..).zip(&mut self.room) {
            let within = |&to_come: &u32| settings.priority(made, to_come) <= ceiling;
            *room = (0..(u32::from(settings.limit) + 1).saturating_sub(made)).take_while(within).count() as u32;
        }
    }

    #[inline(always)]
    fn expand(&mut self, blank: usize, last: usize, board: Board<R, C>, state: B::State, path: Path) -> bool {
        if self.bound.moves(state) == 0 {
            return true;
        }
        if self.work.generated >= self.stop {
            self.room = [0; 256];
            return false;
        }
        let open = |mv: Move| last + mv as usize != 3 && neighbour::<R, C>(blank, mv).is_some();
        self.work.expanded += 1;
        self.work.generated += Move::ALL.iter().filter(|&&mv| open(mv)).count() as u64;
        open(Move::Down) && self.step::<DOWN>(blank, board, state, path)
            || open(Move::Left) && self.step::<LEFT>(blank, board, state, path)
            || open(Move::Right) && self.step::<RIGHT>(blank, board, state, path)
            || open(Move::Up) && self.step::<UP>(blank, board, state, path)
    }

    #[inline(always)]
    fn step<const MOVE: usize>(&mut self, blank: usize, board: Board<R, C>, state: B::State, path: Path) -> bool {
        let from = neighbour::<R, C>(blank, Move::ALL[MOVE]).unwrap_or(blank);
        let tile = board.tile(from);
        let state = self.bound.after(state, tile, from, blank);
        let made = path.made + 1;
        if self.bound.moves(state) >= self.room[usize::from(made)] {
            return false;
        }
        let place = self.pruning.after(path.place, MOVE);
        if place == PRUNED {
            return false;
        }
        let found = self.enter::<MOVE>(from, board.slide(tile, from, blank), state, Path { made, place });
        if found {
            self.moves.push(Move::ALL[MOVE]);
        }
        found
    }

    #[inline(always)]
    fn enter<const LAST: usize>(&mut self, blank: usize, board: Board<R, C>, state: B::State, path: Path) -> bool {
        macro_rules! visit {
            ($($cell:literal)*) => {
                match blank {
                    $($cell => self.visit::<$cell, LAST>(board, state, path),)*
                    _ => unreachable!("a board has at most 16 cells"),
                }
            };
        }
        visit!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
    }

    fn visit<const BLANK: usize, const LAST: usize>(
        &mut self,
        board: Board<R, C>,
        state: B::State,
        path: Path,
    ) -> bool {
        self.expand(BLANK, LAST, board, state, path)
    }
}

// stage

trait Stage<const R: usize, const C: usize>: Sized {
    const PRICE: u64;

    fn new(goal: Board<R, C>, settings: &Settings) -> Option<Self>;

    fn solve(&mut self, board: Board<R, C>, settings: &Settings, allowance: u64) -> Outcome;

    fn spent(&self) -> u64;
}

#[derive(Clone, Debug)]
struct Then<A, B, const R: usize, const C: usize> {
    goal: Board<R, C>,
    first: A,
    second: Option<B>,
}

impl<A: Stage<R, C>, B: Stage<R, C>, const R: usize, const C: usize> Stage<R, C> for Then<A, B, R, C> {
    const PRICE: u64 = A::PRICE;

    fn new(goal: Board<R, C>, settings: &Settings) -> Option<Self> {
        Some(Then { goal, first: A::new(goal, settings)?, second: None })
    }

    fn solve(&mut self, board: Board<R, C>, settings: &Settings, allowance: u64) -> Outcome {
        if self.second.is_none() {
            let left = B::PRICE.saturating_sub(self.first.spent());
            if left > 0 {
                let outcome = self.first.solve(board, settings, left);
                if outcome != Outcome::GaveUp {
                    return outcome;
                }
            }
            self.second = B::new(self.goal, settings);
        }
        match &mut self.second {
            Some(second) => second.solve(board, settings, allowance),
            None => self.first.solve(board, settings, allowance),
        }
    }

    fn spent(&self) -> u64 {
        self.first.spent() + self.second.as_ref().map_or(0, |second| second.spent())
    }
}

// plain

#[derive(Clone, Debug)]
struct Plain<const R: usize, const C: usize> {
    astar: AStar<R, C>,
    idastar: IdaStar<Manhattan, R, C>,
}

const ASTAR_BOARD: u64 = 80;
const IDASTAR_BOARD: u64 = 5;

impl<const R: usize, const C: usize> Stage<R, C> for Plain<R, C> {
    const PRICE: u64 = 0;

    fn new(goal: Board<R, C>, settings: &Settings) -> Option<Self> {
        let idastar = IdaStar::new(Manhattan::new(goal));
        Some(Plain { astar: AStar::new(settings.memory), idastar })
    }

    fn solve(&mut self, board: Board<R, C>, settings: &Settings, allowance: u64) -> Outcome {
        let before = self.spent();
        let memory = (settings.memory as u64).min(allowance / ASTAR_BOARD) as usize;
        match self.astar.solve(board, &self.idastar.bound, &Settings { memory, ..*settings }) {
            Outcome::GaveUp => {
                let (state, spent) = (self.idastar.bound.of(board), self.spent() - before);
                self.idastar.solve(board, state, settings, allowance.saturating_sub(spent) / IDASTAR_BOARD)
            }
            outcome => outcome,
        }
    }

    fn spent(&self) -> u64 {
        ASTAR_BOARD * self.astar.work.generated + IDASTAR_BOARD * self.idastar.work.generated
    }
}

// table

#[derive(Clone, Debug)]
struct Table<const R: usize, const C: usize> {
    steps: Vec<u32>,
    work: Work,
}

const AT_GOAL: u32 = u32::MAX;
const NO_ANSWER: u32 = u32::MAX - 1;

impl<const R: usize, const C: usize> Stage<R, C> for Table<R, C> {
    const PRICE: u64 = 7 * factorial(R * C);

    fn new(goal: Board<R, C>, _: &Settings) -> Option<Self> {
        Table::new(goal)
    }

    fn solve(&mut self, board: Board<R, C>, settings: &Settings, _: u64) -> Outcome {
        match self.answer(board) {
            Some(moves) if moves.len() <= settings.limit.into() => Outcome::Found(moves),
            _ => Outcome::None,
        }
    }

    fn spent(&self) -> u64 {
        0
    }
}

impl<const R: usize, const C: usize> Table<R, C> {
    const PERMUTATIONS: usize = factorial(R * C - 1) as usize;

    fn new(goal: Board<R, C>) -> Option<Self> {
        if R * C > 9 {
            return None;
        }
        let mut table = Table { steps: vec![NO_ANSWER; R * C * Self::PERMUTATIONS], work: Work::default() };
        table.fill(goal);
        Some(table)
    }

    fn answer(&self, board: Board<R, C>) -> Option<Vec<Move>> {
        let mut moves = Vec::with_capacity(32);
        let mut step = self.steps[board.cell(0) * Self::PERMUTATIONS + rank_of(board)];
        while step < NO_ANSWER {
            moves.push(Move::ALL[step as usize % 4]);
            step = self.steps[step as usize / 4];
        }
        Some(moves).filter(|_| step == AT_GOAL)
    }

    fn fill(&mut self, goal: Board<R, C>) {
        let rotations = Rotations::<C>::new(R * C, Self::PERMUTATIONS);
        self.steps[goal.cell(0) * Self::PERMUTATIONS + rank_of(goal)] = AT_GOAL;
        let mut level = vec![Vec::new(); R * C];
        level[goal.cell(0)].push(rank_of(goal) as u16);
        while level.iter().any(|ranks| !ranks.is_empty()) {
            let mut next = vec![Vec::new(); R * C];
            for mv in Move::ALL {
                for (to, ranks) in level.iter().enumerate() {
                    if let Some(from) = neighbour::<R, C>(to, mv.opposite()) {
                        self.step_back(ranks, mv, (from, to), &rotations, &mut next[from]);
                    }
                }
            }
            self.work.expanded += level.iter().map(|ranks| ranks.len() as u64).sum::<u64>();
            level = next;
        }
    }

    fn step_back(
        &mut self,
        level: &[u16],
        mv: Move,
        (from, to): (usize, usize),
        rotations: &Rotations<C>,
        next: &mut Vec<u16>,
    ) {
        self.work.generated += level.len() as u64;
        for &rank in level {
            let before = rotations.after(rank.into(), to, from);
            let step = &mut self.steps[from * Self::PERMUTATIONS + before];
            if *step == NO_ANSWER {
                *step = ((to * Self::PERMUTATIONS + usize::from(rank)) * 4) as u32 + mv as u32;
                next.push(before as u16);
            }
        }
    }
}

const fn factorial(n: usize) -> u64 {
    match n {
        0 => 1,
        _ => n as u64 * factorial(n - 1),
    }
}

fn rank_of<const R: usize, const C: usize>(board: Board<R, C>) -> usize {
    let mut permutation = [0; 8];
    permutation.iter_mut().zip(board.tiles().filter(|&tile| tile > 0)).for_each(|(item, tile)| *item = tile - 1);
    rank(&permutation[..R * C - 1], R * C - 1)
}

#[derive(Clone, Debug)]
struct Rotations<const C: usize> {
    down: Vec<Vec<u16>>,
    up: Vec<Vec<u16>>,
}

impl<const C: usize> Rotations<C> {
    fn new(cells: usize, permutations: usize) -> Self {
        let down: Vec<_> = (0..cells - C).map(|blank| Self::down_from(blank, cells, permutations)).collect();
        let up = down.iter().map(|down| inverse(down)).collect();
        Rotations { down, up }
    }

    fn after(&self, rank: usize, from: usize, to: usize) -> usize {
        if to == from + C {
            self.down[from][rank].into()
        } else if from == to + C {
            self.up[to][rank].into()
        } else {
            rank
        }
    }

    fn down_from(blank: usize, cells: usize, permutations: usize) -> Vec<u16> {
        let rest = cells - 1 - blank;
        let middles: usize = (rest - C + 1..=rest).product();
        let afters: usize = (1..=rest - C).product();
        let mut ranks = Vec::with_capacity(permutations);
        let rotated: Vec<usize> = (0..middles).map(|middle| last_to_front(middle, C, rest)).collect();
        for before in 0..permutations / (middles * afters) {
            for middle in &rotated {
                let first = (before * middles + middle) * afters;
                ranks.extend((first..first + afters).map(|rank| rank as u16));
            }
        }
        ranks
    }
}

fn last_to_front(number: usize, count: usize, all: usize) -> usize {
    let mut items = unrank(number, count, all);
    items.rotate_right(1);
    rank(&items, all)
}

fn rank(items: &[usize], all: usize) -> usize {
    (0..items.len()).fold(0, |rank, i| {
        let smaller_before = items[..i].iter().filter(|&&before| before < items[i]).count();
        rank * (all - i) + items[i] - smaller_before
    })
}

fn unrank(mut rank: usize, count: usize, all: usize) -> Vec<usize> {
    let mut left: Vec<usize> = (0..all).collect();
    let mut arrangements: usize = (all - count + 1..=all).product();
    let next = |_| {
        arrangements /= left.len();
        let item = left.remove(rank / arrangements);
        rank %= arrangements;
        item
    };
    (0..count).map(next).collect()
}

fn inverse(list: &[u16]) -> Vec<u16> {
    let mut inverse = vec![0; list.len()];
    for (i, &to) in list.iter().enumerate() {
        inverse[usize::from(to)] = i as u16;
    }
    inverse
}

// solver

#[derive(Clone, Debug, PartialEq, Eq)]
enum Answer {
    Moves(Vec<Move>),
    TooLong,
    Unsolvable,
}

#[derive(Clone, Debug)]
struct Solver<S, const R: usize, const C: usize> {
    goal: Board<R, C>,
    settings: Settings,
    stages: S,
}

impl<S: Stage<R, C>, const R: usize, const C: usize> Solver<S, R, C> {
    fn new(goal: Board<R, C>, settings: Settings) -> Self {
        let (over, under) = settings.weight;
        assert!(over >= under && under > 0, "the weight {} / {} is not at least 1", over, under);
        Solver { goal, settings, stages: S::new(goal, &settings).expect("stages that serve the goal") }
    }

    fn solve(&mut self, board: Board<R, C>) -> Answer {
        if !solvable(board, self.goal) {
            return Answer::Unsolvable;
        }
        match self.stages.solve(board, &self.settings, u64::MAX) {
            Outcome::Found(moves) => Answer::Moves(moves),
            Outcome::None => Answer::TooLong,
            Outcome::GaveUp => unreachable!("no stage gives up while its allowance lasts"),
        }
    }
}

// staged_small

type StagedSmall<const R: usize, const C: usize> = Solver<Then<Plain<R, C>, Table<R, C>, R, C>, R, C>;

// small

type Small<const R: usize, const C: usize> = StagedSmall<R, C>;

struct Eight(Small<3, 3>);

const EIGHT_PUZZLE: Settings = Settings { weight: (1, 1), limit: 31, memory: 1 << 10 };

impl Eight {
    fn new(goal: Board<3, 3>, settings: Settings) -> Self {
        Eight(Small::new(goal, settings))
    }

    fn solve(&mut self, board: Board<3, 3>) -> Answer {
        self.0.solve(board)
    }
}

// output

fn run(answer: fn(&mut Words, &mut dyn Write) -> Result<(), Error>) {
    let (stdin, stdout) = (io::stdin(), io::stdout());
    let mut input = stdin.lock();
    let mut output = BufWriter::with_capacity(1 << 16, stdout.lock());
    let answered = answer(&mut Words::new(&mut input), &mut output);
    let flushed = output.flush().map_err(Error::from);
    if let Err(error) = answered.and(flushed) {
        if !error.text().is_empty() {
            let mut stderr = io::stderr();
            let _ = stderr.write_all(error.text()).and(stderr.write_all(b"\n"));
            process::exit(1);
        }
    }
}

fn write_count(output: &mut dyn Write, answer: &Answer, no_answer: &str) -> Result<(), Error> {
    let text = match answer {
        Answer::Moves(moves) => Text::empty().with_number(moves.len() as u64),
        Answer::TooLong | Answer::Unsolvable => Text::empty().with(no_answer.as_bytes()),
    };
    Ok(output.write_all(text.with(b"\n").bytes())?)
}
