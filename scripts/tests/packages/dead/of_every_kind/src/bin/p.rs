use kit::a::{go, way, Node, Walk};
fn main() {
    println!("spoken {}{}", Node::new().walk(), go(way()));
}
