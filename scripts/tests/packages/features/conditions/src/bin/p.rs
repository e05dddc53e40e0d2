fn main() { println!("{} {} {}", kit::f0(), kit::f6(), kit::f25()); }
