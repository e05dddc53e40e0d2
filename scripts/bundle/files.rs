//! Reads files, and refuses to write over any of them.

use crate::fault::{Fault, Outcome};
use std::collections::BTreeSet;
use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The real paths of the files that were read.
static READ: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn known() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    READ.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Reads a file.
pub fn read(file: &Path) -> io::Result<Vec<u8>> {
    let bytes = fs::read(file)?;
    keep(file);
    Ok(bytes)
}

/// Records a file as read, if there is one; cargo or rustc may be its reader.
pub fn keep(file: &Path) {
    if let Ok(path) = file.canonicalize() {
        known().insert(path);
    }
}

/// Refuses a file to write that was read, by whatever path.
pub fn refuse_read(file: &Path) -> Outcome<()> {
    match known().iter().any(|read| is_same(read, file)) {
        true => Err(Fault::plain(format!("cannot write {}: bundle reads this file", file.display()))),
        false => Ok(()),
    }
}

/// Whether a real path and another path lead to one file; on Unix, hard links do.
fn is_same(path: &Path, other: &Path) -> bool {
    let same_file = || Some(is_same_file(&path.metadata().ok()?, &other.metadata().ok()?));
    other.canonicalize().is_ok_and(|other| other == path) || same_file() == Some(true)
}

#[cfg(unix)]
fn is_same_file(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// The standard library cannot tell.
#[cfg(not(unix))]
fn is_same_file(_: &Metadata, _: &Metadata) -> bool {
    false
}
