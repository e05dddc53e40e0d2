// UVa 652, Eight: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- uva652
#![allow(dead_code)]

use std::io::{self, BufWriter, ErrorKind, Read, Stdin, Stdout, Write};
use std::ops::ControlFlow::{self, Break, Continue};
use std::process;

fn main() {
    run(|words, output| {
        let mut solver = Eight::new(Board::GOAL, FEWEST_SMALL);
        for number in 0..words.count()? {
            let board = words.board("x")?;
            if number > 0 {
                output.write_all(b"\n")?;
            }
            write_moves(output, &solver.solve(board), Letters::Lower, "unsolvable")?;
        }
        Ok(())
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

    fn count(&mut self) -> Result<u64, Error> {
        self.next()?;
        self.number.ok_or_else(|| self.refused("is not a number of boards"))
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
