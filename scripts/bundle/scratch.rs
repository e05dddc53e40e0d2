//! Temporary folders for the output of compilers.

use crate::fault::{Fault, Outcome};
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

static COUNT: AtomicUsize = AtomicUsize::new(0);

/// A temporary folder, removed on drop.
pub struct Scratch {
    /// Its path.
    pub folder: PathBuf,
}

impl Scratch {
    /// Creates a folder below the system's temporary folder.
    ///
    /// Errors: it cannot be created.
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
