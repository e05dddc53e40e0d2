fn main() {
    println!("{} {}", newer::first(), other::first());
}
