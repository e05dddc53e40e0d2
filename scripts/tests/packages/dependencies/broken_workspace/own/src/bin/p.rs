fn main() {
    println!("{} {}", lib::two(), lib::VERSION);
}
