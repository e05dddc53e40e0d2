use only_cargo_has::lines::first::Line;
use only_cargo_has::{factor, random::Die};

fn length(line: Line) -> u32 {
    line.0.sides() + line.1.sides()
}

fn unused() -> u8 {
    lib_of_a_friend::number()
}

fn doubled(die: Die) -> u32 {
    die.sides() * 2
}

fn main() {
    println!("{}", doubled(Die::with(3)) * factor());
}
