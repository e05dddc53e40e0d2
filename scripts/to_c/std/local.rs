//! Values of a thread, dropped at its end.

use crate::boxed::Box;
use crate::cell::{Cell, RefCell};
use crate::mem::take;
use crate::vec::Vec;

/// A key; its address tells it from others.
pub struct LocalKey<T: 'static>(fn() -> T);

/// A value that has begun, with the address of its key and the function that drops it.
struct Begun {
    key: usize,
    address: *mut u8,
    drop: unsafe fn(*mut u8),
}

/// The values of the thread that runs.
static mut VALUES: Vec<Begun> = Vec::new();

/// In a program without `thread_local!` this is a constant, and what depends on it is optimised away.
static mut IS_USED: bool = false;

fn values() -> &'static mut Vec<Begun> {
    unsafe { &mut *&raw mut VALUES }
}

/// Runs a thread to its end.
pub(crate) fn in_thread<T>(run: impl FnOnce() -> T) -> T {
    let outer = take(values());
    let result = run();
    drop_values();
    *values() = outer;
    result
}

/// Drops the values of the thread that ends, the last one first.
pub(crate) fn drop_values() {
    while unsafe { IS_USED && !values().is_empty() } {
        if let Some(value) = values().pop() {
            unsafe { (value.drop)(value.address) }
        }
    }
}

unsafe fn drop_boxed<T>(address: *mut u8) {
    drop(Box::from_raw(address as *mut T))
}

impl<T> LocalKey<T> {
    /// For `thread_local!`.
    pub const fn bare_new(initial: fn() -> T) -> Self {
        LocalKey(initial)
    }

    pub fn with<R, F: FnOnce(&T) -> R>(&'static self, run: F) -> R {
        let key = self as *const Self as usize;
        let address = match values().iter().find(|value| value.key == key) {
            Some(value) => value.address,
            None => self.begin(key),
        };
        run(unsafe { &*(address as *const T) })
    }

    fn begin(&self, key: usize) -> *mut u8 {
        let address = Box::into_raw(Box::new((self.0)())) as *mut u8;
        values().push(Begun { key, address, drop: drop_boxed::<T> });
        unsafe { IS_USED = true };
        address
    }
}

impl<T: Copy> LocalKey<Cell<T>> {
    pub fn get(&'static self) -> T {
        self.with(Cell::get)
    }
}

impl<T> LocalKey<RefCell<T>> {
    pub fn with_borrow<R>(&'static self, run: impl FnOnce(&T) -> R) -> R {
        self.with(|cell| run(&cell.borrow()))
    }

    pub fn with_borrow_mut<R>(&'static self, run: impl FnOnce(&mut T) -> R) -> R {
        self.with(|cell| run(&mut cell.borrow_mut()))
    }
}

/// What keys of both kinds of cells have.
macro_rules! of_cell {
    ($cell:ident) => {
        impl<T> LocalKey<$cell<T>> {
            pub fn set(&'static self, value: T) {
                self.replace(value);
            }

            pub fn take(&'static self) -> T
            where
                T: Default,
            {
                self.with($cell::take)
            }

            pub fn replace(&'static self, value: T) -> T {
                self.with(|cell| cell.replace(value))
            }
        }
    };
}

of_cell!(Cell);
of_cell!(RefCell);

#[macro_export]
macro_rules! thread_local {
    () => {};
    ($(#[$attribute:meta])* $visible:vis static $name:ident: $type:ty = const $value:block $(; $($others:tt)*)?) => {
        $crate::thread_local!($(#[$attribute])* $visible static $name: $type = $value $(; $($others)*)?);
    };
    ($(#[$attribute:meta])* $visible:vis static $name:ident: $type:ty = $value:expr $(; $($others:tt)*)?) => {
        $(#[$attribute])*
        $visible static $name: $crate::thread::LocalKey<$type> = $crate::thread::LocalKey::bare_new(|| $value);
        $($crate::thread_local!($($others)*);)?
    };
}
