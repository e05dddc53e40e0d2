//! What its first line says: a dialogue, more output than there may be room for, or what a condition on the machine leaves.

use std::io::{stdin, stdout, BufRead, BufReader, BufWriter, Stdin, Write};
use std::thread::Builder;

mod bits {
    #[cfg(any(unix, windows))]
    pub fn select(word: u64, n: u64) -> u64 {
        word >> n
    }
}

pub struct Bits(u64);

impl Bits {
    pub fn nth(&self, n: u64) -> u64 {
        bits::select(self.0, n)
    }

    pub fn first(&self) -> u64 {
        self.0 & 1
    }
}

/// Asks thrice, and ends by a panic behind bytes that nobody flushed.
fn dialogue(mut next: impl FnMut() -> String) {
    println!("first?");
    let first = next();
    writeln!(stdout(), "{}, second?", first).unwrap();
    let second = next();
    let mut out: Box<dyn Write> = Box::new(BufWriter::new(stdout()));
    writeln!(out, "{}, third?", second).unwrap();
    out.flush().unwrap();
    println!("{} end", next());
    print!("3");
    fail();
}

#[inline(never)]
fn fail() -> ! {
    BufWriter::new(stdout()).write_all(b"4").unwrap();
    panic!()
}

/// What fails is the write before the last flush, which has nothing left to write.
fn fill() {
    let mut output = BufWriter::new(stdout());
    output.write_all(&[b'x'; 1 << 16]).unwrap();
    output.flush().unwrap();
}

fn main() {
    let mut lines = BufReader::<Stdin>::new(stdin()).lines();
    let mut next = || lines.next().unwrap().unwrap();
    match &next()[..] {
        "ask" => dialogue(next),
        "fill" => Builder::new().stack_size(1 << 26).spawn(fill).unwrap().join().unwrap(),
        _ => {
            println!("{}", Bits(3).first());
            dbg!([7]);
        }
    }
}
