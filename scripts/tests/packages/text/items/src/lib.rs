#[cfg(test)]
fn returned() -> [u8; { 2 }] { [1; { 2 }] }
#[cfg(test)]
impl<const N: usize> T<{ N }> for A<{ 1 + N }> { fn f() {} }
#[cfg(test)]
struct A<const N: usize = { 1 }>(u8);
pub fn one() -> u8 {
    #[cfg(test)]
    let more = { 1 } + { 2 };
    let mut sum = 1;
    #[cfg(test)]
    fn inner() { none(); }
    sum += 1;
    #[cfg(test)]
    { none(); }
    sum -= 1;
    #[cfg(test)]
    use none::{b, c};
    sum += 2;
    #[cfg(test)]
    none(1, [2; 3]);
    sum -= 2;
    #[cfg(test)]
    #[allow(unused)]
    let both = { 1; 2 };
    let list = [#[cfg(test)] none, sum];
    match list.len() {
        #[cfg(test)]
        7 => none,
        _ => list[0],
    }
}
#[cfg(test)]
struct B<T> where T: C<{ 1 }> { a: T }
#[cfg(test)]
fn bound<F: Fn(u8) -> u8>(f: F) -> B<{ 1 }> { f(1) }
#[cfg(test)]
const C: usize = { 1 } + { 2 };
#[cfg(test)]
static D: [u8; 1] = [{ 1 }];
#[cfg(test)]
type E = B<{ 1 }>;
pub fn two() -> u8 {
    let mut sum = 0;
    #[cfg(test)]
    if true { none(); } else { one(); }
    sum += 1;
    #[cfg(test)]
    for _ in 0..1 { none(); }
    sum += 1;
    #[cfg(test)]
    while false { none(); }
    sum += 1;
    #[cfg(test)]
    loop { break; }
    sum += 1;
    #[cfg(test)]
    match 1 { _ => none() }
    sum += 1;
    #[cfg(test)]
    unsafe { none(); }
    sum - 3
}
#[cfg(test)]
use a::{b, c};
#[cfg(test)]
macro_rules! m { () => { ; } }
#[cfg(test)]
m! { < }
#[cfg(test)]
m!(<);
#[cfg(test)]
extern "C" { fn f(); }
#[cfg(test)]
union F { a: u8 }
#[cfg(test)]
union! { a }
pub fn three() -> u8 { 3 }
