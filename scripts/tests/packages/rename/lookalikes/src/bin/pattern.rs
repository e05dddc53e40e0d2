#![allow(non_camel_case_types)]
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
fn main() {
    for number in 0..3 {
        print!("{} {} ", kind(Way::make(number), 0), kind(Way::make(number), 1));
    }
    println!();
}
