use ::kit::kit;

mod core {
    pub fn one() -> u8 {
        1
    }
}

fn main() {
    println!("{}{}", kit::f(), core::one());
}
