#![allow(non_camel_case_types)]

mod alias {
    type int = i32;
    struct Pair(i64, i64);
    fn small(values: &[int]) -> int {
        let mut total: int = 0;
        for value in values {
            total += *value;
        }
        total
    }
    pub fn main() {
        let mut pair = Pair(1, 1);
        let count = small(&[10, 20, 10]);
        let mut step = 0;
        while step < count {
            pair.0 = pair.0.wrapping_mul(3);
            pair.1 = pair.1.wrapping_add(pair.0);
            step += 1;
        }
        println!("{} {}", pair.0, pair.1);
    }
}

mod imported {
    use std::cmp::*;
    use std::collections::*;
    #[derive(PartialEq, Eq, PartialOrd, Ord)]
    struct Forward<T>(T);
    fn largest() -> i32 {
        let mut heap = BinaryHeap::new();
        for value in [3, 1, 2] {
            heap.push(Forward(value));
        }
        heap.pop().unwrap().0
    }
    fn smallest() -> i32 {
        let mut heap = BinaryHeap::new();
        for value in [3, 1, 2] {
            heap.push(Reverse(value));
        }
        match heap.pop() {
            Some(Reverse(value)) => value,
            None => 0,
        }
    }
    pub fn main() {
        println!("{} {}", largest(), smallest());
    }
}

mod pattern {
    use Way::*;
    #[derive(Clone, Copy)]
    enum Way {
        north,
        south,
        east,
    }
    impl Way {
        fn make(number: i32) -> Way {
            match number {
                0 => south,
                1 => east,
                _ => north,
            }
        }
    }
    fn kind(way: Way, number: i32) -> i32 {
        match (way, number) {
            (south, _) => 1,
            (other, 0) => turned(other),
            _ => 3,
        }
    }
    fn turned(from: Way) -> i32 {
        match from {
            north => 10,
            south => 20,
            east => 30,
        }
    }
    pub fn main() {
        for number in 0..3 {
            print!("{} {} ", kind(Way::make(number), 0), kind(Way::make(number), 1));
        }
        println!();
    }
}

fn main() {
    alias::main();
    imported::main();
    pattern::main();
}
