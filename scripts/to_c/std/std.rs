//! A stand-in for the standard library: what a judge's program asks of it, over a few functions of C.
//!
//! A program is compiled against this crate under the name `std`, so it needs no change. Everything that does not touch
//! the system is core's and alloc's own; what is missing here does not compile. This file and `entry.rs` hold the only
//! unsafe code of the package, and neither is part of it: the bundler gives them to rustc when it makes C.

#![no_std]

extern crate alloc as heap;

pub use core::*;
pub use heap::{alloc, borrow, boxed, fmt, format, rc, slice, str, string, vec};

pub use absent::{env, ffi, fs, path, time};
use core::alloc::{GlobalAlloc, Layout};
use core::ptr::NonNull;

/// The functions of C.
mod c {
    extern "C" {
        pub fn calloc(count: usize, size: usize) -> *mut u8;
        pub fn free(memory: *mut u8);
        pub fn realloc(memory: *mut u8, size: usize) -> *mut u8;
        /// Ends the program as a panic does: what was written arrives, and the status is 1.
        pub fn abort() -> !;
        pub fn exit(status: i32) -> !;
        /// Reads at most `size` bytes of standard input and returns the number read; 0 at its end.
        pub fn bare_read(buffer: *mut u8, size: usize) -> usize;
        /// Writes to standard output, or to standard error, and returns the number of bytes written.
        pub fn bare_write(buffer: *const u8, size: usize) -> usize;
        pub fn bare_complain(buffer: *const u8, size: usize) -> usize;
        /// Flushes standard output.
        pub fn bare_flush();
        /// Returns whether a read from standard input has failed.
        pub fn bare_is_unread() -> i32;
        /// Flushes standard output, and returns whether a write to it has failed.
        pub fn bare_is_unwritten() -> i32;
        /// Writes the reason of the last failure to standard error, and ends the program with status 1.
        pub fn bare_fail() -> !;
        /// Stand for what C does not have: a program that still calls them is refused.
        pub fn bare_files() -> !;
        pub fn bare_time() -> !;
    }
}

struct Malloc;

#[global_allocator]
static MALLOC: Malloc = Malloc;

// Callers need not check for a null pointer, which keeps the file short.
unsafe impl GlobalAlloc for Malloc {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        self.alloc_zeroed(layout)
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        check(layout.align() <= 16);
        allocate(layout.size()).as_ptr()
    }

    #[inline]
    unsafe fn dealloc(&self, memory: *mut u8, _: Layout) {
        c::free(memory)
    }

    #[inline]
    unsafe fn realloc(&self, memory: *mut u8, _: Layout, size: usize) -> *mut u8 {
        reallocate(memory, size).as_ptr()
    }
}

/// Zeroed memory, aligned for everything that the C file loads or stores, 8 bytes at a time. Its size fits into 31 bits,
/// so that it is the same where C's `size_t` has 32.
#[inline(never)]
fn allocate(size: usize) -> NonNull<u8> {
    check(size >> 31 == 0);
    unsafe { present(c::calloc(size, 1)) }
}

#[inline(never)]
fn reallocate(memory: *mut u8, size: usize) -> NonNull<u8> {
    check(size >> 31 == 0);
    unsafe { present(c::realloc(memory, size)) }
}

#[inline]
fn present(memory: *mut u8) -> NonNull<u8> {
    check(!memory.is_null());
    unsafe { NonNull::new_unchecked(memory) }
}

#[inline]
fn check(is_right: bool) {
    if !is_right {
        unsafe { c::abort() }
    }
}

#[panic_handler]
fn panic(_: &panic::PanicInfo) -> ! {
    unsafe { c::abort() }
}

pub mod collections {
    pub use crate::hash_map::HashMap;
    pub use crate::hash_set::HashSet;
    pub use crate::{hash_map, hash_set};
    pub use heap::collections::*;
}

pub mod arch {
    pub use crate::is_x86_feature_detected;
    pub use core::arch::*;
}

pub mod os {
    pub use core::ffi as raw;
}

pub mod prelude {
    pub mod v1 {
        pub use crate::float::Float as _;
        pub use crate::{dbg, eprint, eprintln, format, is_x86_feature_detected, print, println, thread_local, vec};
        pub use core::prelude::v1::*;
        pub use heap::borrow::ToOwned;
        pub use heap::boxed::Box;
        pub use heap::string::{String, ToString};
        pub use heap::vec::Vec;
    }

    pub use v1 as rust_2015;
    pub use v1 as rust_2018;

    pub mod rust_2021 {
        pub use super::v1::*;
        pub use core::prelude::rust_2021::*;
    }

    pub mod rust_2024 {
        pub use super::rust_2021::*;
        pub use core::future::{Future, IntoFuture};
    }
}

#[macro_export]
macro_rules! print {
    ($($argument:tt)*) => {
        $crate::io::print(format_args!($($argument)*))
    };
}

#[macro_export]
macro_rules! println {
    () => {
        $crate::print!("\n")
    };
    ($($argument:tt)*) => {
        $crate::io::print(format_args!("{}\n", format_args!($($argument)*)))
    };
}

#[macro_export]
macro_rules! eprint {
    ($($argument:tt)*) => {
        $crate::io::complain(format_args!($($argument)*))
    };
}

#[macro_export]
macro_rules! eprintln {
    () => {
        $crate::eprint!("\n")
    };
    ($($argument:tt)*) => {
        $crate::io::complain(format_args!("{}\n", format_args!($($argument)*)))
    };
}

#[macro_export]
macro_rules! dbg {
    () => {
        $crate::eprintln!("[{}:{}:{}]", file!(), line!(), column!())
    };
    ($value:expr $(,)?) => {
        match $value {
            value => {
                let text = stringify!($value);
                $crate::eprintln!("[{}:{}:{}] {} = {:#?}", file!(), line!(), column!(), text, &value);
                value
            }
        }
    };
    ($($value:expr),+ $(,)?) => {
        ($($crate::dbg!($value)),+,)
    };
}

/// C has no vector instructions.
#[macro_export]
macro_rules! is_x86_feature_detected {
    ($feature:tt $(,)?) => {
        false
    };
}

pub mod process {
    use crate::fmt::Debug;
    use crate::local::drop_values;

    #[inline(always)]
    pub fn exit(status: i32) -> ! {
        drop_values();
        unsafe { crate::c::exit(status) }
    }

    pub struct ExitCode(u8);

    impl ExitCode {
        pub const SUCCESS: ExitCode = ExitCode(0);
        pub const FAILURE: ExitCode = ExitCode(1);
    }

    impl From<u8> for ExitCode {
        fn from(status: u8) -> ExitCode {
            ExitCode(status)
        }
    }

    /// The types that `main` may return.
    pub trait Termination {
        fn report(self) -> ExitCode;
    }

    impl Termination for () {
        fn report(self) -> ExitCode {
            ExitCode::SUCCESS
        }
    }

    impl Termination for ExitCode {
        fn report(self) -> ExitCode {
            self
        }
    }

    impl<T: Termination, E: Debug> Termination for Result<T, E> {
        fn report(self) -> ExitCode {
            match self {
                Ok(value) => value.report(),
                Err(error) => {
                    crate::eprintln!("Error: {:?}", error);
                    ExitCode::FAILURE
                }
            }
        }
    }

    /// The status of a program whose `main` returned this.
    pub fn bare_status(of: impl Termination) -> i32 {
        let status = of.report().0;
        drop_values();
        i32::from(status)
    }
}

pub mod thread {
    //! A spawned closure runs at once and to its end, on the only stack.

    use crate::any::Any;
    use crate::boxed::Box;
    use crate::io;
    use crate::local::in_thread;
    use crate::num::NonZeroUsize;
    use crate::string::String;

    pub use crate::local::LocalKey;

    pub type Result<T> = core::result::Result<T, Box<dyn Any + Send>>;

    pub struct JoinHandle<T>(T);

    impl<T> JoinHandle<T> {
        pub fn join(self) -> Result<T> {
            Ok(self.0)
        }
    }

    pub fn spawn<T, F: FnOnce() -> T>(run: F) -> JoinHandle<T> {
        JoinHandle(in_thread(run))
    }

    pub fn available_parallelism() -> io::Result<NonZeroUsize> {
        Ok(NonZeroUsize::MIN)
    }

    pub struct Builder;

    impl Builder {
        #[allow(clippy::new_without_default)]
        pub fn new() -> Builder {
            Builder
        }

        pub fn name(self, _: String) -> Builder {
            self
        }

        pub fn stack_size(self, _: usize) -> Builder {
            self
        }

        pub fn spawn<T, F: FnOnce() -> T>(self, run: F) -> io::Result<JoinHandle<T>> {
            Ok(spawn(run))
        }
    }
}

mod absent;
mod float;
pub mod hash;
mod hash_entry;
pub mod hash_map;
pub mod hash_set;
mod hash_table;
mod hash_traits;
pub mod io;
mod local;
pub mod sync;
