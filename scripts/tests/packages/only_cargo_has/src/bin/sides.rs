use only_cargo_has::lines::first::Line;
use only_cargo_has::{factor, random::Die};

fn length(line: Line) -> u32 {
    line.0.sides() + line.1.sides()
}

fn unused() -> u8 {
    lib_of_a_friend::number()
}

fn doubled(die: Die) -> u32 {
    die.sides() * 2
}

/// No build script decides these.
const NEVER: bool = cfg!(all(
    any(test, doc, doctest, debug_assertions, panic = "abort", miri, proc_macro, unix, windows, target_arch = "none"),
    any(target_endian = "big", target_env = "none", target_family = "none", target_feature = "none"),
    any(target_has_atomic = "8", target_os = "none", target_pointer_width = "8", target_vendor = "none")
));

fn main() {
    println!("{}", doubled(Die::with(3)) * factor() + NEVER as u32);
}
