pub struct S {
    #[cfg(feature = "on")]
    pub x: u32,
    #[cfg(feature = "off")]
    pub x: u64,
    pub y: u32,
}
pub enum E {
    A,
    B,
}
pub fn f(#[cfg(feature = "on")] a: u32, #[cfg(feature = "off")] a: u64) -> u32 {
    match a as u32 {
        #[cfg(feature = "on")]
        1 => 10,
        #[cfg(feature = "off")]
        1 => 20,
        _ => 30,
    }
}
pub fn g() -> u32 {
    let v = [
        #[cfg(feature = "on")]
        1,
        #[cfg(feature = "off")]
        2,
    ];
    #[cfg(feature = "off")]
    return 7;
    #[cfg(feature = "on")]
    let w = v[0];
    w + v.len() as u32
}
