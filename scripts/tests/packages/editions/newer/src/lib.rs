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

pub mod drops {
    use std::cell::RefCell;

    /// In edition 2021 the borrow of the `if let` lives on in its `else`.
    pub fn first() -> u8 {
        let cell = RefCell::new(vec![]);
        let first = if let Some(first) = cell.borrow().first() {
            *first
        } else {
            cell.borrow_mut().push(2);
            cell.take()[0]
        };
        first
    }
}
