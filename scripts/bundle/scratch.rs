//! A folder for what compilers write, gone when it is no longer needed.

use crate::fault::{Fault, Outcome};
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

static COUNT: AtomicUsize = AtomicUsize::new(0);

/// A folder of this process alone; dropping it removes it.
pub struct Scratch {
    /// Where it is.
    pub folder: PathBuf,
}

impl Scratch {
    /// Makes a new one in the system's folder for such things.
    ///
    /// Errors: it cannot be made.
    pub fn new() -> Outcome<Scratch> {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("bundle-{}-{}", std::process::id(), number));
        fs::create_dir_all(&folder)
            .map_err(|error| Fault::plain(format!("cannot make {}: {}", folder.display(), error)))?;
        Ok(Scratch { folder })
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}
