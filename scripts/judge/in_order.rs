//! Work on several threads, its results in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread::scope;

/// Does so many pieces of work on so many threads, and takes each result as soon as those before it are taken.
///
/// # Errors
/// The first of `take`; no more work is begun then.
pub fn in_order<T: Send, E>(
    threads: usize,
    pieces: usize,
    work: impl Fn(usize) -> T + Sync,
    mut take: impl FnMut(usize, T) -> Result<(), E>,
) -> Result<(), E> {
    let begun = AtomicUsize::new(0);
    scope(|scope| {
        let (sender, results) = channel();
        for _ in 0..threads {
            let (sender, begun, work) = (sender.clone(), &begun, &work);
            scope.spawn(move || loop {
                let piece = begun.fetch_add(1, Ordering::Relaxed);
                if piece >= pieces || sender.send((piece, work(piece))).is_err() {
                    return;
                }
            });
        }
        drop(sender);
        let (mut early, mut next) = (BTreeMap::new(), 0);
        for (piece, result) in results {
            early.insert(piece, result);
            while let Some(result) = early.remove(&next) {
                take(next, result)?;
                next += 1;
            }
        }
        Ok(())
    })
}
