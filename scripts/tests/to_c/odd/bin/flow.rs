//! Loops and jumps alone, for the short form.

#[allow(dead_code)]
#[path = "../flow.rs"]
mod flow;
#[path = "../random.rs"]
mod random;

fn main() {
    flow::numbers(&mut random::Random(7));
}
