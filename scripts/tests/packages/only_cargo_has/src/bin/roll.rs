use only_cargo_has::random::Die;

fn main() {
    println!("{}", Die::with(6).roll());
}
