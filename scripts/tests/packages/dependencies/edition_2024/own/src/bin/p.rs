fn main() {
    let mut sum = 0;
    lib::b::sum(&[3u8, 4].into_iter(), &mut sum);
    println!("{} {}", u16::try_from([lib::a::f()].into_iter().sum::<u8>()).unwrap(), sum);
}
