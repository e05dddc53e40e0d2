#[allow(unreachable_patterns)]
pub fn g(x: u8) -> u8 {
    match x {
        zero => zero + 1,
        _ => 2,
    }
}
