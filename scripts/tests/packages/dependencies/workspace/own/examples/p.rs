fn main() {
    println!("{}{}", kit::one(), lib::two());
}
