//! Temporary files and folders, by names that nobody can guess: so nobody can take one of them beforehand.

use std::collections::hash_map::RandomState;
use std::fs::{self, DirBuilder};
use std::hash::{BuildHasher, Hasher};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Creates a file or folder in a folder, under a new name that begins with the tool's. `create` has to fail if the name is
/// taken.
///
/// # Errors
/// Those of `create`, but another name is tried if one is taken.
pub fn create<T>(parent: &Path, tool: &str, create: impl Fn(&Path) -> io::Result<T>) -> io::Result<(T, PathBuf)> {
    loop {
        // Each `RandomState` has random keys.
        let random = RandomState::new().build_hasher().finish();
        let path = parent.join(format!("{tool}-{random:016x}"));
        match create(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            created => return Ok((created?, path)),
        }
    }
}

/// A folder that no other user can enter, removed on drop with all that is in it.
pub struct Folder {
    /// Its path.
    pub path: PathBuf,
}

impl Folder {
    /// Creates a folder in another one.
    ///
    /// # Errors
    /// It cannot be created.
    pub fn new(parent: &Path, tool: &str) -> io::Result<Folder> {
        let ((), path) = create(parent, tool, |path| own(&mut DirBuilder::new()).create(path))?;
        Ok(Folder { path })
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}

#[cfg(unix)]
fn own(builder: &mut DirBuilder) -> &mut DirBuilder {
    std::os::unix::fs::DirBuilderExt::mode(builder, 0o700)
}

#[cfg(not(unix))]
fn own(builder: &mut DirBuilder) -> &mut DirBuilder {
    builder
}
