//! Writes files, and makes temporary folders for the output of compilers.

use crate::fault::{Fault, Outcome};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Writes a file.
pub fn write(file: &Path, text: impl AsRef<[u8]>) -> Outcome<()> {
    fs::write(file, text).map_err(|error| Fault::plain(format!("cannot write {}: {error}", file.display())))
}

/// Creates a folder and those around it.
pub fn create(folder: &Path) -> Outcome<()> {
    fs::create_dir_all(folder).map_err(|error| Fault::plain(format!("cannot make {}: {error}", folder.display())))
}

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
        create(&folder)?;
        Ok(Scratch { folder })
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}
