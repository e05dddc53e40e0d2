pub fn f() -> String {
    format!("{:?}", vec![1])
}
pub mod a {
    pub fn f() -> u8 {
        1
    }
}
