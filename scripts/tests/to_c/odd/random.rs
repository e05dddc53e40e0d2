//! Random numbers, and what tells what is computed of them.

pub struct Random(pub u64);

impl Random {
    #[inline(never)]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        self.0 ^ self.0 >> 29
    }
}

#[inline(never)]
pub fn line(name: &str, number: u64) {
    println!("{} {}", name, number);
}
