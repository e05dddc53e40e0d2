pub const LIMIT: u32 = 7;

pub struct Pair {
    pub left: u32,
    pub right: u32,
}

impl Pair {
    pub fn larger(&self) -> u32 {
        let (left, right) = (self.left, self.right);
        let larger = left.max(right);
        assert!(larger >= self.smaller());
        larger
    }

    fn smaller(&self) -> u32 {
        let smallest = [self.left, self.right];
        smallest.into_iter().min().unwrap()
    }
}

pub fn bounded(number: u32) -> u32 {
    match number {
        LIMIT => doubled(LIMIT),
        other => other.min(LIMIT),
    }
}

fn doubled(factor: u32) -> u32 {
    let twice = factor * 2;
    twice
}
