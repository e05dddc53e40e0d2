//! Runs work on several threads.

use std::sync::Mutex;
use std::thread;

/// The maximum number of threads; most of the time they wait for other programs.
const WORKERS: usize = 3;

/// The stack size of each in bytes: recursion is as deep as the nesting of the program's text.
const STACK: usize = 256 << 20;

/// Maps the items with `work` in parallel; the results keep the order of the items.
pub fn each<T: Send, R: Send>(items: Vec<T>, work: impl Fn(T) -> R + Sync) -> Vec<R> {
    let workers = WORKERS.min(items.len());
    let left = Mutex::new(items.into_iter().enumerate());
    let next = || left.lock().expect("no worker panics with the lock").next();
    let worker = || std::iter::from_fn(next).map(|(at, item)| (at, work(item))).collect::<Vec<_>>();
    let mut results = thread::scope(|scope| {
        let start = |_| thread::Builder::new().stack_size(STACK).spawn_scoped(scope, worker);
        let started: Vec<_> = (0..workers).map(|at| start(at).expect("a thread can be started")).collect();
        started.into_iter().flat_map(|worker| worker.join().expect("a worker ends")).collect::<Vec<_>>()
    });
    results.sort_by_key(|(at, _)| *at);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nested blocks take the translator to C some kilobytes of stack each.
    #[test]
    fn deep_recursion_has_the_stack_that_it_takes() {
        fn deep(levels: usize) -> usize {
            let on_stack = std::hint::black_box([levels; 1024]);
            levels.checked_sub(1).map_or(0, |left| deep(left) + on_stack[0] / levels)
        }
        assert_eq!(each(vec![4000, 2], deep), [4000, 2]);
    }
}
