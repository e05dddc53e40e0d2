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
    let mut made = thread::scope(|scope| {
        let start = |_| thread::Builder::new().stack_size(STACK).spawn_scoped(scope, worker);
        let started: Vec<_> = (0..workers).map(|at| start(at).expect("a thread can be started")).collect();
        started.into_iter().flat_map(|worker| worker.join().expect("a worker ends")).collect::<Vec<_>>()
    });
    made.sort_by_key(|(at, _)| *at);
    made.into_iter().map(|(_, result)| result).collect()
}
