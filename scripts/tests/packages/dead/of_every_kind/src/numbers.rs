//! A macro makes members that no program needs, in an `impl` that one does; and the type of such a member is in another.

pub trait Number: Sized {
    const ONE: Self;
}
macro_rules! numbers {
    ($($type:ty)*) => {
        $(impl Number for $type {
            const ONE: $type = 1;
        })*
    };
}
numbers!(u32 i32);
pub struct Chunk(pub i32);
pub trait ParseOps {
    fn unsigned(&self) -> u32;
    fn signed(&self) -> i32;
    fn chunk(&self) -> Chunk;
}
impl<S: AsRef<str>> ParseOps for S {
    fn unsigned(&self) -> u32 {
        parsed::<u32>(self.as_ref())
    }
    fn signed(&self) -> i32 {
        parsed::<i32>(self.as_ref())
    }
    fn chunk(&self) -> Chunk {
        Chunk(self.signed())
    }
}
fn parsed<N: Number + std::str::FromStr>(text: &str) -> N {
    text.parse().ok().unwrap()
}
pub mod first {
    pub fn parse(text: &str) -> u32 {
        super::ParseOps::unsigned(&text)
    }
}
pub mod second {
    use super::ParseOps;
    pub fn parse(text: &str) -> i32 {
        text.signed() + text.chunk().0
    }
}
