use kit::{f, g, E, S};
fn main() {
    let s = S { x: 1, y: 2 };
    let e = [E::A, E::B];
    println!("{} {} {} {}", s.x + s.y, f(1), g(), matches!(e[0], E::A));
}
