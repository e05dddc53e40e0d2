//! Each call makes a type of its own, and holds others.

use std::cell::Cell;
use std::collections::HashMap;

thread_local! {
    static CALLS: Cell<u64> = Cell::new(0);
    pub static LIMIT: Cell<u64> = Cell::new(1);
}

thread_local!(pub static SEED: Cell<u128> = const { Cell::new(1) });

macro_rules! memory {
    ($name:ident, $call:ident, ($($argument:ident: $type:ident),*)) => {
        pub trait $call<$($type),*> {
            fn call(&mut self, $($argument: $type),*) -> u64;
        }

        pub struct $name<F, $($type),*> {
            function: F,
            known: HashMap<($($type,)*), u64>,
        }

        impl<F: Fn($($type),*) -> u64, $($type: std::hash::Hash + Eq + Copy),*> $name<F, $($type),*> {
            pub fn new(function: F) -> Self {
                Self { function, known: HashMap::new() }
            }
        }

        impl<F: Fn($($type),*) -> u64, $($type: std::hash::Hash + Eq + Copy),*> $call<$($type),*> for $name<F, $($type),*> {
            fn call(&mut self, $($argument: $type),*) -> u64 {
                let function = &self.function;
                CALLS.with(|calls| calls.set(calls.get() + 1));
                *self.known.entry(($($argument,)*)).or_insert_with(|| function($($argument),*))
            }
        }
    };
}

memory!(Memory1, Call1, (a: A));
memory!(Memory2, Call2, (a: A, b: B));
memory!(Memory3, Call3, (a: A, b: B, c: C));
