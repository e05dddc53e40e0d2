//! Loops and jumps alone, for the short form.

#[path = "../flow.rs"]
mod flow;
#[path = "../random.rs"]
mod random;

fn main() {
    flow::main();
}
