fn main() {
    println!("{}", only_cargo_has::made::ten());
}
