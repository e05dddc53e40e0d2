// mipt091, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- mipt091
use std::convert::TryFrom;
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::process;

const SETTINGS: Settings = Settings { weight: (4, 3), limit: 80, memory: 1 << 10 };

fn main() {
    run(|words, output| {
        let board = words.board("0")?;
        let answer = Fifteen::new(Board::GOAL, SETTINGS).solve(board);
        if let Answer::Moves(_) = answer {
            output.write_all(b"YES\n")?;
        }
        write_moves(output, &answer, b"dlru", "NO")
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

    const GOAL: Self = Board(0x0FED_CBA9_8765_4321 & ((1 << (4 * (Self::CELLS - 1))) - 1));

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

    // Inlined: a function would return either a board or the pointer of an error in one value, and the bundler's C would
    // cut that to a pointer of 32 bits.
    #[inline(always)]
    fn board<const R: usize, const C: usize>(&mut self, blank: &str) -> Result<Board<R, C>, Error> {
        self.board += 1;
        self.word_number = 0;
        let (mut tiles, mut seen) = (0, 0);
        for cell in 0..Board::<R, C>::CELLS {
            self.next()?;
            tiles |= self.new_tile(blank, R * C, &mut seen)? << (4 * cell);
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

// patterns

#[derive(Clone, Debug)]
struct Patterns<const K: usize> {
    entries: Box<[u8; 4 * GROUP]>,
    slot: [[(u8, u8); 16]; 2],
}

const GROUP: usize = 1 << 20;
const FOURS: [&[usize]; 4] = [&[1, 2, 3, 4], &[5, 6, 7], &[8, 11, 12, 15], &[9, 10, 13, 14]];
const FIVES: [&[usize]; 3] = [&[1, 2, 3, 4, 6], &[5, 9, 10, 13, 14], &[7, 8, 11, 12, 15]];

#[derive(Clone, Copy, Debug)]
struct Places([u64; 2], [u32; 2]);

impl<const K: usize> Patterns<K> {
    const TILES: usize = [K][(K != 4 && K != 5) as usize];

    fn build() -> Self {
        let mut entries = vec![0; 4 * GROUP];
        let mut slot = [[(0, 0); 16]; 2];
        let groups: &[&[usize]] = if K == 4 { &FOURS } else { &FIVES };
        let ways = [Ways::new(Self::TILES), Ways::new(3)];
        for (number, group) in groups.iter().enumerate() {
            for (i, &tile) in group.iter().enumerate() {
                slot[0][tile] = (number as u8, 4 * (number * K + i) as u8);
                slot[1][mirror(tile - 1) + 1] = slot[0][tile];
            }
            ways[(group.len() < K) as usize].fill(group, &mut entries[number * GROUP..]);
        }
        let entries = TryFrom::try_from(entries.into_boxed_slice()).expect("the length is right");
        Patterns { entries, slot }
    }

    fn of(&self, board: Board<4, 4>) -> Places {
        let places = |image: usize| {
            let cell = |tile| if image == 0 { board.cell(tile) } else { mirror(board.cell(tile)) };
            (1..16).fold(0, |places, tile| places | (cell(tile) as u64) << self.slot[image][tile].1)
        };
        let far = |places| (0..16 / K).map(|group| self.entry(places, group as u8) - 1).sum();
        let places = [places(0), places(1)];
        Places(places, [far(places[0]), far(places[1])])
    }

    #[inline(always)]
    fn entry(&self, places: u64, group: u8) -> u32 {
        let group = usize::from(group) % 4;
        let place = places >> (4 * K * group) & ((1 << (4 * K)) - 1);
        self.entries[group * GROUP + place as usize].into()
    }
}

impl<const K: usize> LowerBound for Patterns<K> {
    type State = Places;

    #[inline(always)]
    fn after(&self, Places(old, far): Places, tile: usize, from: usize, to: usize) -> Places {
        let changes = [from ^ to, mirror(from) ^ mirror(to)];
        let slots = [self.slot[0][tile], self.slot[1][tile]];
        let new = [0, 1].map(|image| old[image] ^ (changes[image] as u64) << slots[image].1);
        let far = [0, 1].map(|i| far[i] + self.entry(new[i], slots[i].0) - self.entry(old[i], slots[i].0));
        Places(new, far)
    }

    #[inline(always)]
    fn moves(&self, state: Places) -> u32 {
        state.1[0].max(state.1[1])
    }
}

const BOARD: u64 = 12;

impl<const K: usize> Stage<4, 4> for IdaStar<Patterns<K>, 4, 4> {
    const PRICE: u64 = if K == 4 { 8_000_000 } else { 55_000_000 };

    fn new(goal: Board<4, 4>, _: &Settings) -> Option<Self> {
        if goal == Board::GOAL {
            Some(IdaStar::new(Patterns::build()))
        } else {
            None
        }
    }

    fn solve(&mut self, board: Board<4, 4>, settings: &Settings, allowance: u64) -> Outcome {
        let state = self.bound.of(board);
        IdaStar::solve(self, board, state, settings, allowance / BOARD)
    }

    fn spent(&self) -> u64 {
        BOARD * self.work.generated
    }
}

const fn mirror(cell: usize) -> usize {
    cell % 4 * 4 + cell / 4
}

type Orders = [u64; 2];

struct Ways {
    rows: Vec<(u16, u16)>,
    cells: Vec<Vec<usize>>,
    steps: Vec<Vec<(usize, usize)>>,
    orders: Vec<Vec<usize>>,
    turns: Vec<Vec<usize>>,
}

impl Ways {
    fn new(tiles: usize) -> Self {
        let insert = |order: &Vec<usize>, place, tile| [&order[..place], &[tile], &order[place..]].concat();
        let orders = (0..tiles).fold(vec![Vec::new()], |orders, tile| {
            orders.iter().flat_map(|order| (0..=tile).map(move |place| insert(order, place, tile))).collect()
        });
        let turn = |order: &Vec<usize>, from: usize, to| {
            let rest = [&order[..from], &order[from + 1..]].concat();
            let turned = insert(&rest, to, order[from]);
            orders.iter().position(|order| *order == turned).expect("all orders are there")
        };
        let turns = (0..tiles * tiles).map(|i| orders.iter().map(|order| turn(order, i / tiles, i % tiles)).collect());
        let turns = turns.collect();
        let rows: Vec<_> =
            (0..=u16::MAX).filter(|cells| cells.count_ones() as usize == tiles).flat_map(regions).collect();
        let steps = rows.iter().map(|&row| steps(row, &rows, tiles)).collect();
        let cells = rows.iter().map(|&(cells, _)| members(cells).collect()).collect();
        Ways { rows, cells, steps, orders, turns }
    }

    fn fill(&self, group: &[usize], far: &mut [u8]) {
        let cells = group.iter().fold(0, |cells, tile| cells | 1 << (tile - 1));
        let in_order = |order: &Vec<usize>| order.iter().copied().eq(0..group.len());
        let mut seen = vec![[0; 2]; self.rows.len()];
        let mut level = seen.clone();
        let order = self.orders.iter().position(in_order).expect("in order");
        level[row_of(&self.rows, cells, 15)][order / 64] = 1 << (order % 64);
        let mut all = [0; 2];
        (0..self.orders.len()).for_each(|order| all[order / 64] |= 1 << (order % 64));
        for moves in 1.. {
            let mut next = vec![[0; 2]; self.rows.len()];
            for row in 0..self.rows.len() {
                let new = [level[row][0] & !seen[row][0], level[row][1] & !seen[row][1]];
                if new[0] | new[1] != 0 {
                    join(&mut seen[row], new);
                    self.note(&self.cells[row], new, moves, far);
                    for &(after, turn) in &self.steps[row] {
                        if seen[after][0] != all[0] || seen[after][1] != all[1] {
                            join(&mut next[after], self.turned(new, turn));
                        }
                    }
                }
            }
            if next.iter().all(|orders| orders[0] | orders[1] == 0) {
                return;
            }
            level = next;
        }
    }

    fn note(&self, cells: &[usize], new: Orders, moves: u8, far: &mut [u8]) {
        each_bit(new, |order| {
            let placed = cells.iter().zip(&self.orders[order]);
            let far = &mut far[placed.fold(0, |places, (cell, tile)| places | cell << (4 * tile))];
            if *far == 0 {
                *far = moves;
            }
        });
    }

    fn turned(&self, orders: Orders, turn: usize) -> Orders {
        let turn = &self.turns[turn];
        if turn[0] == 0 {
            return orders;
        }
        let mut turned = [0; 2];
        each_bit(orders, |order| turned[turn[order] / 64] |= 1 << (turn[order] % 64));
        turned
    }
}

fn steps((cells, region_of_blank): (u16, u16), rows: &[(u16, u16)], tiles: usize) -> Vec<(usize, usize)> {
    let mut steps = Vec::new();
    for from in members(cells) {
        for to in Move::ALL.iter().filter_map(|&mv| neighbour::<4, 4>(from, mv)) {
            if region_of_blank >> to & 1 == 1 {
                let after = cells ^ 1 << from ^ 1 << to;
                let row = row_of(rows, after, from);
                let place = |cells: u16, cell: usize| (cells & !(u16::MAX << cell)).count_ones() as usize;
                steps.push((row, place(cells, from) * tiles + place(after, to)));
            }
        }
    }
    steps
}

fn row_of(rows: &[(u16, u16)], cells: u16, blank: usize) -> usize {
    let key = (cells, region(blank, cells).trailing_zeros());
    rows.binary_search_by_key(&key, |&(cells, region)| (cells, region.trailing_zeros())).expect("every way has a row")
}

fn join(orders: &mut Orders, more: Orders) {
    orders[0] |= more[0];
    orders[1] |= more[1];
}

fn members(cells: u16) -> impl Iterator<Item = usize> {
    (0..16).filter(move |cell| cells >> cell & 1 == 1)
}

fn each_bit(set: Orders, mut act: impl FnMut(usize)) {
    for half in [0, 1] {
        let mut bits = set[half];
        while bits != 0 {
            act(64 * half + bits.trailing_zeros() as usize);
            bits &= bits - 1;
        }
    }
}

fn regions(tiles: u16) -> impl Iterator<Item = (u16, u16)> {
    let first =
        move |&blank: &usize| tiles >> blank & 1 == 0 && region(blank, tiles).trailing_zeros() as usize == blank;
    (0..16).filter(first).map(move |blank| (tiles, region(blank, tiles)))
}

fn region(blank: usize, tiles: u16) -> u16 {
    let (mut region, mut grown) = (0, 1 << blank);
    while grown != region {
        region = grown;
        grown |= (region << 4 | region >> 4 | (region & 0x7777) << 1 | (region & 0xEEEE) >> 1) & !tiles;
    }
    region
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

// staged_fifteen

type StagedFifteen = Solver<Then<Plain<4, 4>, Tables, 4, 4>, 4, 4>;

type Tables = Then<IdaStar<Patterns<4>, 4, 4>, IdaStar<Patterns<5>, 4, 4>, 4, 4>;

// fifteen

type Chosen = StagedFifteen;

struct Fifteen(Chosen);

impl Fifteen {
    fn new(goal: Board<4, 4>, settings: Settings) -> Self {
        Fifteen(Chosen::new(goal, settings))
    }

    fn solve(&mut self, board: Board<4, 4>) -> Answer {
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

fn write_moves(output: &mut dyn Write, answer: &Answer, letters: &[u8; 4], no_answer: &str) -> Result<(), Error> {
    match answer {
        Answer::Moves(moves) => output.write_all(&spell(moves, letters))?,
        Answer::TooLong | Answer::Unsolvable => output.write_all(no_answer.as_bytes())?,
    }
    Ok(output.write_all(b"\n")?)
}

fn spell(moves: &[Move], letters: &[u8; 4]) -> Vec<u8> {
    let mut spelled = vec![0; moves.len()];
    for (letter, &mv) in spelled.iter_mut().zip(moves) {
        *letter = letters[mv as usize];
    }
    spelled
}
