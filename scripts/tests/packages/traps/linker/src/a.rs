#[no_mangle]
pub extern "C" fn given_back() -> i32 {
    5
}
pub mod far {
    extern "C" {
        pub fn abs(number: i32) -> i32;
        pub fn given_back() -> i32;
    }
}
