pub mod a {
    pub fn f() -> u8 {
        if let Some(x) = [2].first() {
            *x
        } else {
            3
        }
    }
}

pub mod b {
    /// The `if let` holds nothing any more where its lifetime ends, but rustc asks flags for that.
    pub fn sum<T: Into<u32>, I: Clone + Iterator<Item = T>>(all: &I, sum: &mut u32) {
        let mut all = all.clone();
        if let Some(first) = all.next() {
            *sum += first.into();
            for next in all {
                *sum = *sum * 10 + next.into();
            }
        }
    }
}
