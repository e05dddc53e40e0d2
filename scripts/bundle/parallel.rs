//! Does several things at once.

use std::sync::{Arc, Mutex};
use std::thread;

/// How many at once: most of the time is other programs'.
const WORKERS: usize = 3;

/// What `work` makes of each item, in the order of the items.
pub fn each<T, R>(items: Vec<T>, work: impl Fn(T) -> R + Send + Sync + 'static) -> Vec<R>
where
    T: Send + 'static,
    R: Send + 'static,
{
    let left = Arc::new(Mutex::new(items.into_iter().enumerate()));
    let work = Arc::new(work);
    let worker = |_| {
        let (left, work) = (left.clone(), work.clone());
        thread::spawn(move || {
            let next = || left.lock().ok().and_then(|mut left| left.next());
            std::iter::from_fn(next).map(|(at, item)| (at, work(item))).collect::<Vec<_>>()
        })
    };
    let workers: Vec<_> = (0..WORKERS).map(worker).collect();
    let mut made: Vec<(usize, R)> = Vec::new();
    for worker in workers {
        match worker.join() {
            Ok(part) => made.extend(part),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }
    made.sort_by_key(|(at, _)| *at);
    made.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::each;

    #[test]
    fn results_keep_the_order_of_the_items() {
        let items: Vec<u64> = (0..20).collect();
        let slow_first = |item: u64| {
            std::thread::sleep(std::time::Duration::from_millis(20 - item));
            item * item
        };
        assert_eq!(each(items.clone(), slow_first), items.iter().map(|item| item * item).collect::<Vec<_>>());
        assert_eq!(each(Vec::<u8>::new(), |item| item), []);
    }
}
