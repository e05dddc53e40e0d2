//! Arrangements by number: the factorial number system (Laisant, 1888).

/// The number of an arrangement of some of the things `0..all`. O(things^2).
pub fn rank(things: &[usize], all: usize) -> usize {
    (0..things.len()).fold(0, |number, i| {
        let smaller_before = things[..i].iter().filter(|&&before| before < things[i]).count();
        number * (all - i) + things[i] - smaller_before
    })
}

/// The arrangement of `count` of the things `0..all` with this number: the inverse of `rank`.
pub fn unrank(mut number: usize, count: usize, all: usize) -> Vec<usize> {
    let mut digits = Vec::new();
    for i in (0..count).rev() {
        digits.push(number % (all - i));
        number /= all - i;
    }
    let mut left: Vec<usize> = (0..all).collect();
    digits.iter().rev().map(|&digit| left.remove(digit)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrangements_are_numbered_from_0_without_a_gap() {
        for (count, all) in [(1, 1), (3, 3), (2, 5), (4, 4), (3, 8), (8, 8)] {
            let numbers: usize = (all - count + 1..=all).product();
            let things = (0..numbers).map(|number| unrank(number, count, all));
            let ranks: Vec<usize> = things.map(|things| rank(&things, all)).collect();
            assert!(ranks.into_iter().eq(0..numbers), "{} of {}", count, all);
        }
    }
}
