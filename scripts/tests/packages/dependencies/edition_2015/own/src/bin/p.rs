fn main() {
    println!("{}", u16::try_from([lib::a::f()].into_iter().sum::<u8>()).unwrap());
}
