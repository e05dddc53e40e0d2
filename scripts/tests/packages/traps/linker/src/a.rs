#[no_mangle]
pub extern "C" fn given_back() -> i32 {
    5
}
#[no_mangle]
pub extern "C" fn kept_as_it_is() {}
#[export_name = "kept_under_this_name"]
pub extern "C" fn other() {}
#[used]
pub static USED: u8 = 2;
#[global_allocator]
static ALLOCATOR: std::alloc::System = std::alloc::System;
pub mod far {
    extern "C" {
        pub fn abs(number: i32) -> i32;
        pub fn given_back() -> i32;
    }
}
