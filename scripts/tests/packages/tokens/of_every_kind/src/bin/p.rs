fn main() {
    println!("{} {} {} {}", kit::literals(), kit::words(), kit::numbers(), kit::marks());
    println!("{} {}", kit::comments(), kit::texts());
}
