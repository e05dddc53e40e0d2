pub fn f<'a>(x: &'a [i32]) -> i32 {
    let c = 'a';
    let r = x[0] - -x[1] + 1.max(2) + (1. as f32).max(2.) as i32;
    let t = (r,);
    let s = & &t.0;
    let d = **s / *s; // a
    let n = (1 .. 3).count() as i32;
    if d < <i32 as From<u8>>::from(9) && c == 'a' || !true { n + d | 0x10 } else { b'\'' as i32 }
}
pub struct G<const N: usize>;
impl G<{ 1 + 1 }> {
    pub fn two<const M: usize>(self) -> [u8; 1 + 1]
    where
        G<{ M }>: Sized,
    {
        [1; 2]
    }
}
#[macro_export]
macro_rules! after {
    (# $text:literal) => {
        $text
    };
}
