/// Counts the steps from a number to 1.
#[inline(never)]
pub fn steps(mut n: u64) -> u32 {
    let mut count = 0;
    while n != 1 {
        n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
        count += 1;
    }
    count
}

/// Returns the number below the limit with the most steps.
pub fn longest(limit: u64) -> Option<u64> {
    (1..limit).max_by_key(|n| steps(*n))
}
