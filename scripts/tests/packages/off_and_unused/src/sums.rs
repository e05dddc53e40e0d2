#[cfg(feature = "local")]
mod tester;

pub struct Sum(u64);

impl Sum {
    pub fn new() -> Sum {
        Sum(0)
    }

    pub fn add(&mut self, number: u64) {
        #[cfg(feature = "local")]
        use crate::sums::tester::check;
        #[allow(unused_variables)]
        #[cfg(feature = "local")]
        let before = tester::Watch::of(self.0);
        self.0 += number;
        #[cfg(feature = "local")]
        check(before, self.0);
        #[cfg(feature = "local")]
        {
            mod shown;
            eprintln!("{}", self.0);
        }
    }

    pub fn read(file: &str) -> std::io::Result<Sum> {
        Ok(Sum(std::fs::read_to_string(file)?.len() as u64))
    }

    pub fn value(&self) -> u64 {
        self.0
    }
}
