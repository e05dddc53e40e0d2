use kit::{bounded, Pair};

fn main() {
    let right = 7;
    let pair = Pair { left: bounded(9), right };
    println!("{} {}", bounded(pair.larger()), bounded(3));
}
