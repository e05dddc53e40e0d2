//! Locks of the only thread.

use crate::cell::{LazyCell, OnceCell, RefCell, RefMut};
use crate::fmt::{self, Debug, Formatter};
use crate::ops::{Deref, DerefMut};

pub use core::sync::*;
pub use heap::sync::*;

/// Says that a panic has left a value in between; there is none, for a panic ends the program.
pub struct PoisonError<G>(G);

pub type LockResult<G> = Result<G, PoisonError<G>>;

impl<G> PoisonError<G> {
    pub fn into_inner(self) -> G {
        self.0
    }
}

impl<G> Debug for PoisonError<G> {
    fn fmt(&self, out: &mut Formatter) -> fmt::Result {
        out.write_str("PoisonError { .. }")
    }
}

/// A cell that statics may hold.
#[derive(Default)]
pub struct Shared<C: ?Sized>(C);

unsafe impl<C: ?Sized> Sync for Shared<C> {}

/// A second lock, for which a thread would wait forever, is a panic.
pub type Mutex<T> = Shared<RefCell<T>>;
pub type MutexGuard<'a, T> = RefMut<'a, T>;
pub type OnceLock<T> = Shared<OnceCell<T>>;
pub type Once = OnceLock<()>;
pub type LazyLock<T, F = fn() -> T> = Shared<LazyCell<T, F>>;

impl<T> Mutex<T> {
    pub const fn new(value: T) -> Self {
        Shared(RefCell::new(value))
    }

    pub fn into_inner(self) -> LockResult<T> {
        Ok(self.0.into_inner())
    }
}

impl<T: ?Sized> Shared<RefCell<T>> {
    pub fn lock(&self) -> LockResult<MutexGuard<'_, T>> {
        Ok(self.0.borrow_mut())
    }

    pub fn get_mut(&mut self) -> LockResult<&mut T> {
        Ok(self.0.get_mut())
    }
}

impl<T: Debug + ?Sized> Debug for Shared<RefCell<T>> {
    fn fmt(&self, out: &mut Formatter) -> fmt::Result {
        let mut shown = out.debug_struct("Mutex");
        match self.0.try_borrow() {
            Ok(value) => shown.field("data", &&*value),
            Err(_) => shown.field("data", &"<locked>"),
        };
        shown.field("poisoned", &false).finish_non_exhaustive()
    }
}

impl<T> OnceLock<T> {
    pub const fn new() -> Self {
        Shared(OnceCell::new())
    }

    pub fn into_inner(self) -> Option<T> {
        self.0.into_inner()
    }
}

impl Once {
    pub fn call_once(&self, run: impl FnOnce()) {
        self.0.get_or_init(run);
    }

    pub fn is_completed(&self) -> bool {
        self.0.get().is_some()
    }
}

impl<T: Debug> Debug for OnceLock<T> {
    fn fmt(&self, out: &mut Formatter) -> fmt::Result {
        let mut shown = out.debug_tuple("OnceLock");
        match self.0.get() {
            Some(value) => shown.field(value),
            None => shown.field(&format_args!("<uninit>")),
        };
        shown.finish()
    }
}

impl<T> Deref for OnceLock<T> {
    type Target = OnceCell<T>;

    fn deref(&self) -> &OnceCell<T> {
        &self.0
    }
}

impl<T> DerefMut for OnceLock<T> {
    fn deref_mut(&mut self) -> &mut OnceCell<T> {
        &mut self.0
    }
}

impl<T, F: FnOnce() -> T> LazyLock<T, F> {
    pub const fn new(value: F) -> Self {
        Shared(LazyCell::new(value))
    }

    pub fn force(this: &Self) -> &T {
        &this.0
    }
}

impl<T, F: FnOnce() -> T> Deref for LazyLock<T, F> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}
