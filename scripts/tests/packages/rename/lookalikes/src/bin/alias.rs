type int = i32;
struct Pair(i64, i64);
fn small(values: &[int]) -> int {
    let mut total: int = 0;
    for value in values {
        total += *value;
    }
    total
}
fn main() {
    let mut pair = Pair(1, 1);
    let count = small(&[10, 20, 10]);
    let mut step = 0;
    while step < count {
        pair.0 = pair.0.wrapping_mul(3);
        pair.1 = pair.1.wrapping_add(pair.0);
        step += 1;
    }
    println!("{} {}", pair.0, pair.1);
}
