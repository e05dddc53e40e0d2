use kit::a::{go, way, Node, Step, Walk};
const MOST_STEPS: u8 = 6;
fn main() {
    println!("spoken {}{}{MOST_STEPS}{}", Node::new().walk(), go(way()), Node::new().step(6));
}
