mod own {
    pub fn random() -> u8 {
        4
    }
}

use own::*;
use rand::random;

fn main() {
    let number: u8 = random();
    println!("{number}");
}
