//! A type that has the name of one that is needed.

pub use rand::rngs::StdRng;

struct Die(u32);

impl Die {
    fn with(sides: u32) -> Die {
        Die(rand::random::<u32>() % sides)
    }
}

pub fn rolled() -> u32 {
    Die::with(6).0
}

pub fn thrown() -> (impl Sized, u32) {
    (rand::thread_rng(), 4)
}
