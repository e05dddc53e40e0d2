//! Writes files, and makes temporary folders for the output of compilers.

use crate::fault::{Fault, Outcome};
use scripts::temporary;
use std::fs::{self, DirBuilder};
use std::path::{Path, PathBuf};

/// Writes a file, unless it has this text already and so keeps its time of change.
pub fn write(file: &Path, text: impl AsRef<[u8]>) -> Outcome<()> {
    // A pipe or a terminal would be waited for.
    if file.is_file() && fs::read(file).is_ok_and(|kept| kept == text.as_ref()) {
        return Ok(());
    }
    fs::write(file, text).map_err(|error| Fault::plain(format!("cannot write {}: {error}", file.display())))
}

/// Creates a folder and those around it.
pub fn create(folder: &Path) -> Outcome<()> {
    fs::create_dir_all(folder).map_err(|error| Fault::plain(format!("cannot make {}: {error}", folder.display())))
}

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
        match temporary::create("bundle", |path| builder().create(path)) {
            Ok((_, folder)) => Ok(Scratch { folder }),
            Err(error) => Err(Fault::plain(format!("cannot make a temporary folder: {error}"))),
        }
    }
}

/// Makes folders that no other user can enter.
#[cfg(unix)]
fn builder() -> DirBuilder {
    let mut builder = DirBuilder::new();
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

#[cfg(not(unix))]
fn builder() -> DirBuilder {
    DirBuilder::new()
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}
