// uva652, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- uva652
use crate::slidekit::board::Board;
use crate::slidekit::input::Words;
use crate::slidekit::program;
use crate::slidekit::search::Settings;
use crate::slidekit::solver::Solver;
use std::io::{self, BufRead, Write};

const SETTINGS: Settings = Settings { weight: (1, 1), limit: 31, memory: 1 << 10 };

fn main() {
    program::run(answer);
}

fn answer(input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<()> {
    let mut words = Words::new(input);
    let mut solver = Solver::new(Board::<3, 3>::GOAL, SETTINGS);
    for number in 0..words.count()? {
        let board = words.board("x")?;
        if number > 0 {
            output.write_all(b"\n")?;
        }
        program::write_moves(output, &solver.solve(board), b"dlru", "unsolvable")?;
    }
    Ok(())
}

mod slidekit {
    pub mod heap {
        #[derive(Clone, Debug)]
        pub struct MinHeap<T> {
            items: Vec<T>,
        }

        impl<T: Ord> Default for MinHeap<T> {
            fn default() -> Self {
                MinHeap::new()
            }
        }

        impl<T: Ord> MinHeap<T> {
            pub fn new() -> Self {
                MinHeap { items: Vec::new() }
            }

            pub fn push(&mut self, item: T) {
                self.items.push(item);
                self.rise(self.items.len() - 1);
            }

            pub fn pop(&mut self) -> Option<T> {
                if self.items.is_empty() {
                    return None;
                }
                let least = self.items.swap_remove(0);
                self.sink(0);
                Some(least)
            }

            pub fn clear(&mut self) {
                self.items.clear();
            }

            fn rise(&mut self, mut place: usize) {
                while place > 0 {
                    let parent = (place - 1) / 2;
                    if self.items[parent] <= self.items[place] {
                        break;
                    }
                    self.items.swap(parent, place);
                    place = parent;
                }
            }

            fn sink(&mut self, mut place: usize) {
                loop {
                    let mut child = 2 * place + 1;
                    if child + 1 < self.items.len() && self.items[child + 1] < self.items[child] {
                        child += 1;
                    }
                    if child >= self.items.len() || self.items[place] <= self.items[child] {
                        break;
                    }
                    self.items.swap(place, child);
                    place = child;
                }
            }
        }
    }

    pub mod index {
        #[derive(Clone, Debug, Default)]
        pub struct Index {
            words: Vec<u64>,
            slots: Vec<u32>,
        }

        const FREE: u32 = u32::MAX;

        impl Index {
            pub fn word(&self, number: u32) -> u64 {
                self.words[number as usize]
            }

            pub fn number(&mut self, word: u64) -> u32 {
                if 2 * self.words.len() >= self.slots.len() {
                    self.grow();
                }
                let slot = self.slot(word);
                if self.slots[slot] == FREE {
                    self.slots[slot] = self.words.len() as u32;
                    self.words.push(word);
                }
                self.slots[slot]
            }

            pub fn clear(&mut self) {
                self.words.clear();
                self.slots.fill(FREE);
            }

            fn slot(&self, word: u64) -> usize {
                let mask = self.slots.len() - 1;
                let mut slot = (word.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - self.slots.len().trailing_zeros())) as usize;
                while self.slots[slot] != FREE && self.words[self.slots[slot] as usize] != word {
                    slot = (slot + 1) & mask;
                }
                slot
            }

            fn grow(&mut self) {
                self.slots = vec![FREE; (2 * self.slots.len()).max(256)];
                for number in 0..self.words.len() {
                    let slot = self.slot(self.words[number]);
                    self.slots[slot] = number as u32;
                }
            }
        }
    }

    pub mod moves {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Move {
            Down,
            Left,
            Right,
            Up,
        }

        impl Move {
            pub const ALL: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];

            pub const fn opposite(self) -> Move {
                Move::ALL[3 - self as usize]
            }
        }

        pub fn spell(moves: &[Move], letters: &[u8; 4]) -> Vec<u8> {
            moves.iter().map(|&mv| letters[mv as usize]).collect()
        }
    }

    pub mod board {
        use crate::slidekit::moves::Move;

        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct Board<const R: usize, const C: usize>(u64);

        impl<const R: usize, const C: usize> Board<R, C> {
            pub const CELLS: usize = [R * C][(R < 2 || C < 2 || R * C > 16) as usize];

            pub const GOAL: Self = {
                let (mut packed, mut cell) = (0, 0);
                while cell + 1 < Self::CELLS {
                    packed |= (cell as u64 + 1) << (4 * cell);
                    cell += 1;
                }
                Board(packed)
            };

            pub fn new(tiles: &[u8]) -> Self {
                let mut sorted = tiles.to_vec();
                sorted.sort_unstable();
                let all = 0..Self::CELLS as u8;
                assert!(sorted.into_iter().eq(all), "not the tiles of a {} x {} board: {:?}", R, C, tiles);
                Board(tiles.iter().rev().fold(0, |packed, &tile| packed << 4 | u64::from(tile)))
            }

            pub fn tile(self, cell: usize) -> usize {
                (self.0 >> (4 * cell)) as usize & 15
            }

            pub fn tiles(self) -> impl Iterator<Item = usize> {
                (0..Self::CELLS).map(move |cell| self.tile(cell))
            }

            pub fn blank(self) -> usize {
                (0..Self::CELLS).find(|&cell| self.tile(cell) == 0).expect("a board has a blank")
            }
        }

        pub const fn neighbour<const R: usize, const C: usize>(cell: usize, mv: Move) -> Option<usize> {
            match mv {
                Move::Down if cell / C + 1 < R => Some(cell + C),
                Move::Left if cell % C > 0 => Some(cell - 1),
                Move::Right if cell % C + 1 < C => Some(cell + 1),
                Move::Up if cell / C > 0 => Some(cell - C),
                _ => None,
            }
        }

        impl<const R: usize, const C: usize> std::fmt::Debug for Board<R, C> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                for (cell, tile) in self.tiles().enumerate() {
                    let gap = ["", " ", " / "][(cell > 0) as usize + (cell > 0 && cell % C == 0) as usize];
                    write!(f, "{}{}", gap, tile)?;
                }
                Ok(())
            }
        }
    }

    pub mod permutation {
        use crate::slidekit::board::{neighbour, Board};
        use crate::slidekit::moves::Move;

        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Permutation<const R: usize, const C: usize> {
            pub homes: u64,
            pub blank: usize,
        }

        impl<const R: usize, const C: usize> Permutation<R, C> {
            pub fn new(board: Board<R, C>, goal: Board<R, C>) -> Self {
                let mut home = [0; 16];
                for (cell, tile) in goal.tiles().enumerate() {
                    home[tile] = cell as u64;
                }
                let homes = board.tiles().enumerate().fold(0, |homes, (cell, tile)| homes | home[tile] << (4 * cell));
                Permutation { homes, blank: board.blank() }
            }

            pub fn home(self, cell: usize) -> usize {
                (self.homes >> (4 * cell)) as usize & 15
            }

            pub fn after(self, mv: Move) -> Option<Self> {
                let to = neighbour::<R, C>(self.blank, mv)?;
                Some(Permutation { homes: exchange(self.homes, self.blank, to), blank: to })
            }
        }

        #[inline(always)]
        pub const fn exchange(homes: u64, a: usize, b: usize) -> u64 {
            let change = (homes >> (4 * a) ^ homes >> (4 * b)) & 15;
            homes ^ change << (4 * a) ^ change << (4 * b)
        }
    }

    pub mod input {
        use crate::slidekit::board::Board;
        use std::io::{self, BufRead, Error, ErrorKind};

        pub struct Words<'a> {
            input: &'a mut dyn BufRead,
            word: Vec<u8>,
            board: u64,
            place: u64,
        }

        const LONGEST: usize = 20;

        impl<'a> Words<'a> {
            pub fn new(input: &'a mut dyn BufRead) -> Self {
                Words { input, word: Vec::new(), board: 0, place: 0 }
            }

            pub fn more(&mut self) -> io::Result<bool> {
                loop {
                    let bytes = self.input.fill_buf()?;
                    let blanks = bytes.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
                    let (end, found) = (bytes.is_empty(), blanks < bytes.len());
                    self.input.consume(blanks);
                    if end || found {
                        return Ok(found);
                    }
                }
            }

            pub fn count(&mut self) -> io::Result<u64> {
                self.next()?;
                self.number().ok_or_else(|| self.fault(format!("{} is not a number of boards", self.quoted())))
            }

            pub fn board<const R: usize, const C: usize>(&mut self, blank: &str) -> io::Result<Board<R, C>> {
                self.board += 1;
                self.place = 0;
                let mut tiles = [0; 16];
                for i in 0..R * C {
                    self.next()?;
                    tiles[i] = self.tile(blank, R * C)?;
                    if tiles[..i].contains(&tiles[i]) {
                        return Err(self.fault(match tiles[i] {
                            0 => "the blank appears twice".to_string(),
                            tile => format!("tile {} appears twice", tile),
                        }));
                    }
                }
                Ok(Board::new(&tiles[..R * C]))
            }

            fn tile(&self, blank: &str, cells: usize) -> io::Result<u8> {
                if self.word == blank.as_bytes() {
                    return Ok(0);
                }
                match self.number() {
                    Some(0) if blank == "0" => Ok(0),
                    Some(tile) if 0 < tile && tile < cells as u64 => Ok(tile as u8),
                    Some(tile) => Err(self.fault(format!("tile {} is not one of 1 to {}", tile, cells - 1))),
                    None => Err(self.fault(format!("{} is not a tile", self.quoted()))),
                }
            }

            fn next(&mut self) -> io::Result<()> {
                self.place += 1;
                self.word.clear();
                if !self.more()? {
                    return Err(self.fault("the input ends here".to_string()));
                }
                loop {
                    let bytes = self.input.fill_buf()?;
                    let length = bytes.iter().take_while(|byte| !byte.is_ascii_whitespace()).count();
                    let kept = length.min(LONGEST + 1 - self.word.len());
                    self.word.extend_from_slice(&bytes[..kept]);
                    let end = length < bytes.len() || bytes.is_empty();
                    self.input.consume(length);
                    if end {
                        return Ok(());
                    }
                }
            }

            fn number(&self) -> Option<u64> {
                let digits = self.word.len() <= LONGEST && self.word.iter().all(u8::is_ascii_digit);
                let text = std::str::from_utf8(&self.word).ok().filter(|_| digits)?;
                text.parse().ok()
            }

            fn quoted(&self) -> String {
                format!("{:?}", String::from_utf8_lossy(&self.word))
            }

            fn fault(&self, what: String) -> Error {
                let board = if self.board == 0 { String::new() } else { format!("board {}, ", self.board) };
                Error::new(ErrorKind::InvalidData, format!("{}word {}: {}", board, self.place, what))
            }
        }
    }

    pub mod lower_bound {
        use crate::slidekit::permutation::Permutation;

        pub trait LowerBound<const R: usize, const C: usize> {
            type State: Copy;

            fn start(&self, board: Permutation<R, C>) -> Self::State;

            fn after(&self, state: Self::State, home: usize, from: usize, to: usize) -> Self::State;

            fn moves(&self, state: Self::State) -> u32;
        }
    }

    pub mod manhattan {
        use crate::slidekit::board::Board;
        use crate::slidekit::lower_bound::LowerBound;
        use crate::slidekit::permutation::Permutation;

        #[derive(Clone, Copy, Debug)]
        pub struct Manhattan;

        impl Manhattan {
            pub const fn distance<const C: usize>(a: usize, b: usize) -> usize {
                gap(a / C, b / C) + gap(a % C, b % C)
            }
        }

        impl<const R: usize, const C: usize> LowerBound<R, C> for Manhattan {
            type State = u32;

            fn start(&self, board: Permutation<R, C>) -> u32 {
                let tiles = (0..Board::<R, C>::CELLS).filter(|&cell| cell != board.blank);
                tiles.map(|cell| Manhattan::distance::<C>(cell, board.home(cell)) as u32).sum()
            }

            #[inline(always)]
            fn after(&self, state: u32, home: usize, from: usize, to: usize) -> u32 {
                let nearer = u32::from(Nearer::<C>::TABLE[from][to] >> home) & 1;
                state + 1 - 2 * nearer
            }

            #[inline(always)]
            fn moves(&self, state: u32) -> u32 {
                state
            }
        }

        struct Nearer<const C: usize>;

        impl<const C: usize> Nearer<C> {
            const TABLE: [[u16; 16]; 16] = {
                let mut table = [[0; 16]; 16];
                let mut i = 0;
                while i < 16 * 16 * 16 {
                    let (from, to, home) = (i / 256, i / 16 % 16, i % 16);
                    if Manhattan::distance::<C>(to, home) < Manhattan::distance::<C>(from, home) {
                        table[from][to] |= 1 << home;
                    }
                    i += 1;
                }
                table
            };
        }

        const fn gap(a: usize, b: usize) -> usize {
            if a < b {
                b - a
            } else {
                a - b
            }
        }
    }

    pub mod parity {
        use crate::slidekit::board::Board;
        use crate::slidekit::permutation::Permutation;

        pub fn solvable<const R: usize, const C: usize>(board: Board<R, C>, goal: Board<R, C>) -> bool {
            let here = Permutation::new(board, goal);
            let homes: Vec<usize> = (0..Board::<R, C>::CELLS).map(|cell| here.home(cell)).collect();
            let inversions: usize =
                (0..homes.len()).map(|i| homes[i..].iter().filter(|&&later| later < homes[i]).count()).sum();
            let colour = |cell| cell / C + cell % C;
            (inversions + colour(here.blank) + colour(goal.blank())) % 2 == 0
        }
    }

    pub mod search {
        use crate::slidekit::moves::Move;

        #[derive(Clone, Copy, Debug)]
        pub struct Settings {
            pub weight: (u16, u16),
            pub limit: u8,
            pub memory: usize,
        }

        impl Settings {
            #[inline]
            pub fn priority(&self, moves: u32, to_come: u32) -> u32 {
                u32::from(self.weight.1) * moves + u32::from(self.weight.0) * to_come
            }
        }

        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Outcome {
            Found(Vec<Move>),
            None,
            GaveUp,
        }

        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Work {
            pub expanded: u64,
            pub generated: u64,
        }
    }

    pub mod words {
        pub type Place = u8;

        pub const START: Place = 1;

        pub const FORBIDDEN: Place = 0;

        const WORDS: &str = "\
    LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL \
    LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU \
    ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD \
    URULDDLU URURDLLD UULDRDRU UURDLDLU";

        #[derive(Clone, Debug)]
        pub struct Automaton {
            next: [[Place; 4]; 256],
        }

        impl Automaton {
            pub fn new() -> Self {
                let words: Vec<usize> = WORDS.split_whitespace().map(number).collect();
                let mut beginnings = vec![1];
                for word in &words {
                    beginnings.extend((0..8).map(|cut| word >> (2 * cut)).filter(|&start| start > 1 && start != *word));
                }
                beginnings.sort_unstable();
                beginnings.dedup();
                let mut place_of = vec![None; 1 << 17];
                for (place, &beginning) in (START..).zip(&beginnings) {
                    place_of[beginning] = Some(place);
                }
                for word in words {
                    place_of[word] = Some(FORBIDDEN);
                }
                let mut next = [[START; 4]; 256];
                for (place, beginning) in (1..).zip(beginnings) {
                    for mv in 0..4 {
                        next[place][mv] = endings(beginning << 2 | mv).find_map(|ending| place_of[ending]).unwrap_or(START);
                    }
                }
                Automaton { next }
            }

            #[inline(always)]
            pub fn after(&self, place: Place, mv: usize) -> Place {
                self.next[usize::from(place)][mv]
            }
        }

        fn number(word: &str) -> usize {
            let mv = |letter| "DLRU".find(letter).expect("a letter of a move");
            word.chars().fold(1, |number, letter| number << 2 | mv(letter))
        }

        fn endings(word: usize) -> impl Iterator<Item = usize> {
            let moves = (usize::BITS - 1 - word.leading_zeros()) / 2;
            (0..=moves).rev().map(move |moves| word & ((1 << (2 * moves)) - 1) | 1 << (2 * moves))
        }
    }

    pub mod astar {
        use crate::slidekit::heap::MinHeap;
        use crate::slidekit::index::Index;
        use crate::slidekit::lower_bound::LowerBound;
        use crate::slidekit::manhattan::Manhattan;
        use crate::slidekit::moves::Move;
        use crate::slidekit::permutation::Permutation;
        use crate::slidekit::search::{Outcome, Settings, Work};

        #[derive(Clone, Debug, Default)]
        pub struct AStar<const R: usize, const C: usize> {
            known: Index,
            nodes: Vec<Node>,
            open: MinHeap<Entry>,
            pub work: Work,
        }

        #[derive(Clone, Copy, Debug)]
        struct Node {
            parent: u32,
            blank: u8,
            last: Option<Move>,
            moves: u8,
            to_come: u8,
        }

        type Entry = (u32, u8, u32);

        impl<const R: usize, const C: usize> AStar<R, C> {
            pub fn solve(&mut self, start: Permutation<R, C>, settings: &Settings) -> Outcome {
                self.known.clear();
                self.nodes.clear();
                self.open.clear();
                let to_come = LowerBound::<R, C>::start(&Manhattan, start) as u8;
                self.reach(start, Node { parent: 0, blank: start.blank as u8, last: None, moves: 0, to_come }, settings);
                while let Some((priority, to_come, number)) = self.open.pop() {
                    let node = self.nodes[number as usize];
                    if to_come == 0 {
                        return Outcome::Found(self.path(node));
                    }
                    if priority != settings.priority(node.moves.into(), to_come.into()) {
                        continue; // reached again by fewer moves since, and opened then
                    }
                    if self.nodes.len() + 3 > settings.memory {
                        return Outcome::GaveUp;
                    }
                    self.expand(number, settings);
                }
                Outcome::None
            }

            fn expand(&mut self, number: u32, settings: &Settings) {
                self.work.expanded += 1;
                let node = self.nodes[number as usize];
                let here = Permutation::<R, C> { homes: self.known.word(number), blank: node.blank.into() };
                for mv in Move::ALL {
                    if node.last == Some(mv.opposite()) {
                        continue;
                    }
                    if let Some(after) = here.after(mv) {
                        self.work.generated += 1;
                        let state = node.to_come.into();
                        let state =
                            LowerBound::<R, C>::after(&Manhattan, state, here.home(after.blank), after.blank, here.blank);
                        let (moves, to_come) = (node.moves + 1, state as u8);
                        self.reach(
                            after,
                            Node { parent: number, blank: after.blank as u8, last: Some(mv), moves, to_come },
                            settings,
                        );
                    }
                }
            }

            fn reach(&mut self, board: Permutation<R, C>, node: Node, settings: &Settings) {
                if u32::from(node.moves) + u32::from(node.to_come) > settings.limit.into() {
                    return;
                }
                let number = self.known.number(board.homes);
                match self.nodes.get_mut(number as usize) {
                    None => self.nodes.push(node),
                    Some(known) if node.moves < known.moves => *known = node,
                    Some(_) => return,
                }
                let priority = settings.priority(node.moves.into(), node.to_come.into());
                self.open.push((priority, node.to_come, number));
            }

            fn path(&self, end: Node) -> Vec<Move> {
                let mut moves = Vec::with_capacity(end.moves.into());
                let mut node = end;
                while let Some(mv) = node.last {
                    moves.push(mv);
                    node = self.nodes[node.parent as usize];
                }
                moves.reverse();
                moves
            }
        }
    }

    pub mod idastar {
        use crate::slidekit::lower_bound::LowerBound;
        use crate::slidekit::moves::Move;
        use crate::slidekit::permutation::{exchange, Permutation};
        use crate::slidekit::search::{Outcome, Settings, Work};
        use crate::slidekit::words::{Automaton, Place, FORBIDDEN, START};

        pub fn idastar<B: LowerBound<R, C>, const R: usize, const C: usize>(
            bound: &B,
            automaton: &Automaton,
            start: Permutation<R, C>,
            settings: &Settings,
            budget: u64,
            work: &mut Work,
        ) -> Outcome {
            let state = bound.start(start);
            let mut ceiling = settings.priority(0, bound.moves(state));
            let last = settings.priority(0, settings.limit.into());
            let mut round =
                Round { bound, automaton: automaton.clone(), room: [0; 256], left: budget, generated: 0, moves: Vec::new() };
            let outcome = loop {
                round.make_room(settings, ceiling);
                let path = Path { made: 0, place: START };
                if bound.moves(state) < round.room[0] && round.enter::<NONE>(start.blank, start.homes, state, path) {
                    break Outcome::Found(round.moves.iter().rev().copied().collect());
                }
                if round.left == 0 {
                    break Outcome::GaveUp;
                }
                if ceiling >= last {
                    break Outcome::None;
                }
                ceiling += 2 * u32::from(settings.weight.0);
            };
            work.expanded += budget - round.left;
            work.generated += round.generated;
            outcome
        }

        const DOWN: usize = Move::Down as usize;
        const LEFT: usize = Move::Left as usize;
        const RIGHT: usize = Move::Right as usize;
        const UP: usize = Move::Up as usize;
        const NONE: usize = 4;

        struct Round<'a, B, const R: usize, const C: usize> {
            bound: &'a B,
            automaton: Automaton,
            room: [u32; 256],
            left: u64,
            generated: u64,
            moves: Vec<Move>,
        }

        #[derive(Clone, Copy)]
        struct Path {
            made: u8,
            place: Place,
        }

        impl<'a, B: LowerBound<R, C>, const R: usize, const C: usize> Round<'a, B, R, C> {
            fn make_room(&mut self, settings: &Settings, ceiling: u32) {
                let limit = u32::from(settings.limit);
                for (made, room) in (0..).zip(&mut self.room) {
                    let to_come = |&to_come: &u32| settings.priority(made, to_come) <= ceiling;
                    *room = (0..(limit + 1).saturating_sub(made)).take_while(to_come).count() as u32;
                }
            }

            fn visit<const BLANK: usize, const LAST: usize>(&mut self, homes: u64, state: B::State, path: Path) -> bool {
                if self.bound.moves(state) == 0 {
                    return true;
                }
                if self.left == 0 {
                    self.room = [0; 256];
                    return false;
                }
                let down = LAST != UP && BLANK / C + 1 < R;
                let left = LAST != RIGHT && BLANK % C > 0;
                let right = LAST != LEFT && BLANK % C + 1 < C;
                let up = LAST != DOWN && BLANK / C > 0;
                self.left -= 1;
                self.generated += down as u64 + left as u64 + right as u64 + up as u64;
                down && self.step::<BLANK, DOWN>(BLANK + C, homes, state, path)
                    || left && self.step::<BLANK, LEFT>(BLANK.wrapping_sub(1), homes, state, path)
                    || right && self.step::<BLANK, RIGHT>(BLANK + 1, homes, state, path)
                    || up && self.step::<BLANK, UP>(BLANK.wrapping_sub(C), homes, state, path)
            }

            #[inline(always)]
            fn step<const BLANK: usize, const MOVE: usize>(
                &mut self,
                to: usize,
                homes: u64,
                state: B::State,
                path: Path,
            ) -> bool {
                let home = (homes >> (4 * to)) as usize & 15;
                let state = self.bound.after(state, home, to, BLANK);
                let made = path.made + 1;
                if self.bound.moves(state) >= self.room[usize::from(made)] {
                    return false;
                }
                let place = self.automaton.after(path.place, MOVE);
                if place == FORBIDDEN {
                    return false;
                }
                let found = self.enter::<MOVE>(to, exchange(homes, BLANK, to), state, Path { made, place });
                if found {
                    self.moves.push(Move::ALL[MOVE]);
                }
                found
            }

            #[inline(always)]
            fn enter<const LAST: usize>(&mut self, blank: usize, homes: u64, state: B::State, path: Path) -> bool {
                match blank {
                    0 => self.visit::<0, LAST>(homes, state, path),
                    1 => self.visit::<1, LAST>(homes, state, path),
                    2 => self.visit::<2, LAST>(homes, state, path),
                    3 => self.visit::<3, LAST>(homes, state, path),
                    4 => self.visit::<4, LAST>(homes, state, path),
                    5 => self.visit::<5, LAST>(homes, state, path),
                    6 => self.visit::<6, LAST>(homes, state, path),
                    7 => self.visit::<7, LAST>(homes, state, path),
                    8 => self.visit::<8, LAST>(homes, state, path),
                    9 => self.visit::<9, LAST>(homes, state, path),
                    10 => self.visit::<10, LAST>(homes, state, path),
                    11 => self.visit::<11, LAST>(homes, state, path),
                    12 => self.visit::<12, LAST>(homes, state, path),
                    13 => self.visit::<13, LAST>(homes, state, path),
                    14 => self.visit::<14, LAST>(homes, state, path),
                    _ => self.visit::<15, LAST>(homes, state, path),
                }
            }
        }
    }

    pub mod table {
        use crate::slidekit::board::{neighbour, Board};
        use crate::slidekit::moves::Move;
        use crate::slidekit::permutation::Permutation;
        use crate::slidekit::search::Work;

        #[derive(Clone, Debug)]
        pub struct Table<const R: usize, const C: usize> {
            home: usize,
            toward: Vec<Vec<u8>>,
            turns: Turns<R, C>,
            pub work: Work,
        }

        const HOME: u8 = 4;
        const UNSEEN: u8 = 5;

        impl<const R: usize, const C: usize> Table<R, C> {
            pub const FITS: bool = Board::<R, C>::CELLS <= 9;

            pub const BOARDS: u64 = factorial(Board::<R, C>::CELLS) / 2;

            pub fn new(home: usize) -> Self {
                assert!(Self::FITS, "a table of all {} x {} boards is too large", R, C);
                let orders = factorial(Board::<R, C>::CELLS - 1) as usize;
                let toward = vec![vec![UNSEEN; orders]; Board::<R, C>::CELLS];
                let mut table = Table { home, toward, turns: Turns::new(orders), work: Work::default() };
                table.fill();
                table
            }

            pub fn answer(&self, start: Permutation<R, C>) -> Option<Vec<Move>> {
                let mut moves = Vec::with_capacity(32);
                let (mut blank, mut order) = (start.blank, self.order(start));
                loop {
                    match self.toward[blank][order] {
                        HOME => return Some(moves),
                        UNSEEN => return None,
                        first => {
                            let mv = Move::ALL[usize::from(first)];
                            moves.push(mv);
                            let to = neighbour::<R, C>(blank, mv)?;
                            order = self.turns.after(order, blank, to);
                            blank = to;
                        }
                    }
                }
            }

            fn order(&self, board: Permutation<R, C>) -> usize {
                let mut tiles = [0; 8];
                let cells = (0..Board::<R, C>::CELLS).filter(|&cell| cell != board.blank);
                for (tile, cell) in tiles.iter_mut().zip(cells) {
                    let home = board.home(cell);
                    *tile = home - (home > self.home) as usize;
                }
                let count = Board::<R, C>::CELLS - 1;
                rank(&tiles[..count], count)
            }

            fn fill(&mut self) {
                self.toward[self.home][0] = HOME;
                let mut level = vec![Vec::new(); Board::<R, C>::CELLS];
                level[self.home].push(0);
                while level.iter().any(|orders| !orders.is_empty()) {
                    let mut next = vec![Vec::new(); Board::<R, C>::CELLS];
                    for mv in Move::ALL {
                        for (blank, orders) in level.iter().enumerate() {
                            if let Some(farther) = neighbour::<R, C>(blank, mv.opposite()) {
                                self.step_back(orders, blank, farther, mv, &mut next[farther]);
                            }
                        }
                    }
                    self.work.expanded += level.iter().map(|orders| orders.len() as u64).sum::<u64>();
                    level = next;
                }
            }

            fn step_back(&mut self, orders: &[u16], blank: usize, farther: usize, mv: Move, next: &mut Vec<u16>) {
                self.work.generated += orders.len() as u64;
                for &order in orders {
                    let order = self.turns.after(order.into(), blank, farther);
                    let toward = &mut self.toward[farther][order];
                    if *toward == UNSEEN {
                        *toward = mv as u8;
                        next.push(order as u16);
                    }
                }
            }
        }

        #[derive(Clone, Debug)]
        struct Turns<const R: usize, const C: usize> {
            down: Vec<Vec<u16>>,
            up: Vec<Vec<u16>>,
        }

        impl<const R: usize, const C: usize> Turns<R, C> {
            fn new(orders: usize) -> Self {
                let down: Vec<_> = (0..(R - 1) * C).map(|upper| Self::down_from(upper, orders)).collect();
                let up = down.iter().map(|down| inverse(down)).collect();
                Turns { down, up }
            }

            fn after(&self, order: usize, from: usize, to: usize) -> usize {
                if to == from + C {
                    self.down[from][order].into()
                } else if from == to + C {
                    self.up[to][order].into()
                } else {
                    order
                }
            }

            fn down_from(upper: usize, orders: usize) -> Vec<u16> {
                let rest = R * C - 1 - upper;
                let middles: usize = (rest - C + 1..=rest).product();
                let afters: usize = (1..=rest - C).product();
                let mut turned = Vec::with_capacity(orders);
                let turns: Vec<usize> = (0..middles).map(|middle| last_to_front(middle, C, rest)).collect();
                for before in 0..orders / (middles * afters) {
                    for turn in &turns {
                        let first = (before * middles + turn) * afters;
                        turned.extend((first..first + afters).map(|order| order as u16));
                    }
                }
                turned
            }
        }

        const fn factorial(n: usize) -> u64 {
            match n {
                0 => 1,
                _ => n as u64 * factorial(n - 1),
            }
        }

        fn last_to_front(number: usize, count: usize, all: usize) -> usize {
            let mut things = unrank(number, count, all);
            things.rotate_right(1);
            rank(&things, all)
        }

        fn rank(things: &[usize], all: usize) -> usize {
            (0..things.len()).fold(0, |number, i| {
                let smaller_before = things[..i].iter().filter(|&&before| before < things[i]).count();
                number * (all - i) + things[i] - smaller_before
            })
        }

        fn unrank(mut number: usize, count: usize, all: usize) -> Vec<usize> {
            let mut digits = Vec::new();
            for i in (0..count).rev() {
                digits.push(number % (all - i));
                number /= all - i;
            }
            let mut left: Vec<usize> = (0..all).collect();
            digits.iter().rev().map(|&digit| left.remove(digit)).collect()
        }

        fn inverse(list: &[u16]) -> Vec<u16> {
            let mut inverse = vec![0; list.len()];
            for (i, &to) in list.iter().enumerate() {
                inverse[usize::from(to)] = i as u16;
            }
            inverse
        }
    }

    pub mod solver {
        use crate::slidekit::astar::AStar;
        use crate::slidekit::board::Board;
        use crate::slidekit::idastar::idastar;
        use crate::slidekit::manhattan::Manhattan;
        use crate::slidekit::moves::Move;
        use crate::slidekit::parity::solvable;
        use crate::slidekit::permutation::Permutation;
        use crate::slidekit::search::{Outcome, Settings, Work};
        use crate::slidekit::table::Table;
        use crate::slidekit::words::Automaton;

        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Answer {
            Moves(Vec<Move>),
            TooLong,
            Unsolvable,
        }

        const ASTAR_BOARD: u64 = 60;
        const IDASTAR_BOARD: u64 = 4;
        const TABLE_BOARD: u64 = 10;

        #[derive(Clone, Debug)]
        pub struct Solver<const R: usize, const C: usize> {
            goal: Board<R, C>,
            settings: Settings,
            astar: AStar<R, C>,
            idastar: Work,
            table: Option<Table<R, C>>,
        }

        impl<const R: usize, const C: usize> Solver<R, C> {
            pub fn new(goal: Board<R, C>, settings: Settings) -> Self {
                let (over, under) = settings.weight;
                assert!(over >= under && under > 0, "the weight {} / {} is not at least 1", over, under);
                Solver { goal, settings, astar: AStar::default(), idastar: Work::default(), table: None }
            }

            pub fn solve(&mut self, board: Board<R, C>) -> Answer {
                if !solvable(board, self.goal) {
                    return Answer::Unsolvable;
                }
                let start = Permutation::new(board, self.goal);
                if self.table.is_none() && self.table_pays() {
                    self.table = Some(Table::new(self.goal.blank()));
                }
                let moves = match &self.table {
                    Some(table) => table.answer(start),
                    None => self.search(start),
                };
                match moves {
                    Some(moves) if moves.len() <= self.settings.limit.into() => Answer::Moves(moves),
                    _ => Answer::TooLong,
                }
            }

            fn search(&mut self, start: Permutation<R, C>) -> Option<Vec<Move>> {
                let outcome = match self.astar.solve(start, &self.settings) {
                    Outcome::GaveUp => {
                        idastar(&Manhattan, &Automaton::new(), start, &self.settings, u64::MAX, &mut self.idastar)
                    }
                    outcome => outcome,
                };
                match outcome {
                    Outcome::Found(moves) => Some(moves),
                    Outcome::None | Outcome::GaveUp => None,
                }
            }

            fn table_pays(&self) -> bool {
                let paid = ASTAR_BOARD * self.astar.work.generated + IDASTAR_BOARD * self.idastar.generated;
                Table::<R, C>::FITS && paid >= TABLE_BOARD * Table::<R, C>::BOARDS
            }
        }
    }

    pub mod program {
        use crate::slidekit::moves::spell;
        use crate::slidekit::solver::Answer;
        use std::io::{self, BufRead, BufWriter, ErrorKind, Write};
        use std::process;

        pub fn run(answer: fn(&mut dyn BufRead, &mut dyn Write) -> io::Result<()>) {
            let (stdin, stdout) = (io::stdin(), io::stdout());
            let mut output = BufWriter::with_capacity(1 << 16, stdout.lock());
            let answered = answer(&mut stdin.lock(), &mut output);
            match answered.and(output.flush()) {
                Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                    let _ = writeln!(io::stderr(), "{}", error);
                    process::exit(1);
                }
                _ => {}
            }
        }

        pub fn write_moves(output: &mut dyn Write, answer: &Answer, letters: &[u8; 4], no_answer: &str) -> io::Result<()> {
            match answer {
                Answer::Moves(moves) => output.write_all(&spell(moves, letters))?,
                Answer::TooLong | Answer::Unsolvable => output.write_all(no_answer.as_bytes())?,
            }
            output.write_all(b"\n")
        }
    }
}
