#[cfg(debug_assertions)]
use crate::c::Gone2;
// rustc never says that an item under a condition is unused, and the import of such a type is used in the other one.
#[cfg(debug_assertions)]
pub struct Gone3(pub Option<Box<Gone2>>);
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
pub(in crate::b) fn never_in_b() {}
impl<F: for<'a> Fn(&'a u8) -> u8> Held<F> {
    pub fn held(&self) -> u8 {
        (self.0)(&1)
    }
    pub fn gone(&self) {}
}
impl<F: for<'a> Fn(&'a u8) -> u8> Held<F> {
    pub fn gone_alone(&self) {}
}
pub struct Held<F>(pub F);
struct Gone1 {
    _number: u8,
}
static UNUSED_ONE: Gone1 = Gone1 { _number: 1 };
const UNUSED_TOO: Gone1 = Gone1 { _number: 2 };
pub const UNUSED: [Gone; 0] = [];
pub static mut STATE: u8 = 0;
pub async unsafe fn gone_async() {}
pub(crate) const unsafe extern "C" fn gone_const() {}
#[allow(missing_abi)]
pub extern fn gone_extern() {}
unsafe extern "C" {
    safe fn gone_safe(one: u8) -> u8;
}
pub unsafe trait GoneTrait {}
pub type GoneAlias = u8;
pub union GoneUnion {
    pub one: u8,
}
