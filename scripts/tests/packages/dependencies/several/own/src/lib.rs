use graph::walk;
pub mod unneeded {
    use rand::Rng;
}
pub fn f() -> usize {
    walk().len()
}
