use kit::a::{go, way, Node, Walk};
fn main() {
    println!("{}{}", Node::new().walk(), go(way()));
}
