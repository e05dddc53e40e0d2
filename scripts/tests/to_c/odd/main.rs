//! Uses every part of the translator to C.

mod arithmetic;
mod flow;
mod memory;
mod order;
mod random;
mod used;

fn main() -> std::process::ExitCode {
    order::main();
    flow::main();
    memory::main();
    arithmetic::main();
    used::main()
}
