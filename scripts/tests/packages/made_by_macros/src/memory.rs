//! Each call makes a type of its own, and holds others.

use std::collections::HashMap;

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
                *self.known.entry(($($argument,)*)).or_insert_with(|| function($($argument),*))
            }
        }
    };
}

memory!(Memory1, Call1, (a: A));
memory!(Memory2, Call2, (a: A, b: B));
memory!(Memory3, Call3, (a: A, b: B, c: C));
