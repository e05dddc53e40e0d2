//! The entry point: calls the program's `main`.

#![no_std]
#![no_main]

#[no_mangle]
pub extern "C" fn main() -> i32 {
    program::bare_main()
}
