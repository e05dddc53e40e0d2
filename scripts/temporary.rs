//! Temporary files and folders, by names that nobody can guess: so nobody can take one of them beforehand.

use std::collections::hash_map::RandomState;
use std::env;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Creates a file or folder in the system's temporary folder, under a new name that begins with the tool's. `create` has to
/// fail if the name is taken.
///
/// # Errors
/// Those of `create`, but another name is tried if one is taken.
pub fn create<T>(tool: &str, create: impl Fn(&Path) -> io::Result<T>) -> io::Result<(T, PathBuf)> {
    loop {
        // Each `RandomState` has random keys.
        let random = RandomState::new().build_hasher().finish();
        let path = env::temp_dir().join(format!("{tool}-{random:016x}"));
        match create(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            created => return Ok((created?, path)),
        }
    }
}
