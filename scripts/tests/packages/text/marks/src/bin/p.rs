fn main() { println!("{} {} {}", kit::f(&[5, 7]), kit::G::<2>.two::<3>().len(), kit::after!(# "a")); }
