fn main() {
    println!("{}", newer::drops::first());
}
