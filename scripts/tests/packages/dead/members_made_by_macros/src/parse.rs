//! The type of a member that no program needs is in the `impl` that one does.

use crate::numbers::Number;

pub struct Chunk(pub i32);

pub trait ParseOps {
    fn unsigned(&self) -> u32;
    fn signed(&self) -> i32;
    fn chunk(&self) -> Chunk;
}

impl<S: AsRef<str>> ParseOps for S {
    fn unsigned(&self) -> u32 {
        read::<u32>(self.as_ref()).next()
    }

    fn signed(&self) -> i32 {
        read::<i32>(self.as_ref()).next()
    }

    fn chunk(&self) -> Chunk {
        Chunk(self.signed())
    }
}

fn read<N: Number + std::str::FromStr>(text: &str) -> N {
    text.parse().ok().unwrap()
}
