use off_and_unused::sums::Sum;

fn main() {
    let mut sum = Sum::new();
    (1..=10).for_each(|number| sum.add(number));
    println!("{}", sum.value());
}
