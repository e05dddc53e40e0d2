use only_cargo_has::{factor, random::Die};

fn unused() -> u8 {
    lib_of_a_friend::number()
}

fn main() {
    println!("{}", Die::with(6).sides() * factor());
}
