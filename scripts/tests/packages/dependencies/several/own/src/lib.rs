extern crate graph;
use graph::walk;
pub mod unneeded {
    use rand::Rng;
}
pub fn f() -> usize {
    walk().len() + self::graph::walk().len() - 2
}
