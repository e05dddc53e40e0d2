pub struct Counter(u8);

impl Counter {
    pub const fn new() -> Counter {
        Counter(0)
    }

    pub fn count(&mut self) -> u8 {
        self.0 += 1;
        self.0
    }
}

pub fn first() -> u8 {
    Counter::new().count()
}
