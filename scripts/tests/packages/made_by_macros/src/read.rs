//! A trait with an `impl` for many types, of which a program needs one, or none at all.

pub trait Readable: Sized {
    fn read(word: &str) -> Self;
}

macro_rules! readable {
    ($($type:ident)*) => {
        $(impl Readable for $type {
            fn read(word: &str) -> $type {
                word.parse().unwrap()
            }
        })*
    };
}

readable!(u8 u16 u32 u64);

pub struct Words(pub Vec<String>);

macro_rules! reader {
    ($type:ty, $one:ident, $all:ident) => {
        pub fn $one(&self) -> $type {
            Readable::read(&self.0[0])
        }

        pub fn $all(&self) -> Vec<$type> {
            self.0.iter().map(|word| Readable::read(word)).collect()
        }
    };
}

impl Words {
    reader!(u32, number, numbers);
    reader!(u64, long, longs);

    pub fn count(&self) -> usize {
        self.0.len()
    }
}
