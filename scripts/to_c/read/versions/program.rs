#![no_std]

extern "C" {
    fn bare_read(to: *mut f64, most: i64) -> i64;
    fn bare_write(from: *const f64, count: i64) -> i64;
}

static KINDS: [f64; 6] = [f64::INFINITY, -f64::INFINITY, f64::NAN, -f64::NAN, 0.1, 1.0 / 3.0];

#[inline(never)]
fn least(some: &[f64; 4], count: u32) -> f64 {
    let kind = match count % 9 {
        0 => f64::from_bits(0x7FF8_0000_0000_0123),
        kind @ 1..=6 => KINDS[kind as usize - 1],
        _ => 1e9 / 7.0,
    };
    some[count as usize % 4].min(f64::from(count) * 1.1 + kind)
}

#[no_mangle]
pub extern "C" fn main() -> i32 {
    let mut some = [0.0; 4];
    let count = unsafe { bare_read(some.as_mut_ptr(), 32) };
    let copy = some;
    some[1] = least(&copy, count as u32);
    unsafe { bare_write(some.as_ptr(), 32) as i32 }
}
