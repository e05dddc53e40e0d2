fn main() { println!("{} {} {}", kit::one(), kit::two(), kit::three()); }
