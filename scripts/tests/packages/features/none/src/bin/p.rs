fn main() {
    println!("{}{}", kit::D, cfg!(feature = "default"));
}
