use kit::a::{go, way, Node, Step, Walk};
use kit::c::{First, Numbered, Second};
use kit::numbers::first::parse;
const MOST_STEPS: u8 = 6;
fn numbered<T: Numbered>(one: T) -> u8 {
    one.n()
}
fn main() {
    println!("spoken {}{}{MOST_STEPS}{}", Node::new().walk(), go(way()), Node::new().step(6));
    println!("{}{} {}", numbered(First), Second::new().n().max(1), parse("41"));
}
