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
fn main() {
    println!("{} {}", largest(), smallest());
}
