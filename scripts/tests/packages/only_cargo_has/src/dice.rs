//! A type that has the name of one that is needed.

struct Die(u32);

impl Die {
    fn with(sides: u32) -> Die {
        Die(rand::random::<u32>() % sides)
    }
}

pub fn rolled() -> u32 {
    Die::with(6).0
}
