use kit::{constant, counted, counts, pattern, sorted, sorts};
fn main() {
    let mut v = vec![2, 1];
    sorts::f(&mut v);
    print!("{:?}", v);
    sorted::g(&mut v);
    println!("{:?} {:?} {}{}", v, counted::g(&mut counts::S(1)), constant::zero, pattern::g(5));
}
