//! Writes files, and makes temporary folders for the output of compilers.

use crate::fault::{Fault, Outcome};
use scripts::system::temporary::Folder;
use std::env;
use std::fs;
use std::path::Path;

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

/// Creates a folder below the system's temporary folder.
///
/// Errors: it cannot be created.
pub fn scratch() -> Outcome<Folder> {
    let folder = Folder::new(&env::temp_dir(), "bundle");
    folder.map_err(|error| Fault::plain(format!("cannot make a temporary folder: {error}")))
}
