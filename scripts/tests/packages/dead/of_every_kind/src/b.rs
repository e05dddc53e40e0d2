pub struct Node;
impl Node {
    pub fn new() -> Node {
        Node
    }
}
pub struct Gone;
pub fn live() -> u8 {
    fn inner() -> u8 {
        4
    }
    fn never() {}
    inner()
}
#[cfg(not(windows))]
pub fn spoken() -> u8 {
    5
}
pub const UNUSED: [Gone; 0] = [];
pub static mut STATE: u8 = 0;
