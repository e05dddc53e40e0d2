use members_made_by_macros::first::day::*;

fn main() {
    println!("{}", parse("41"));
}
