//! Reads files, and refuses to write over any of them.

use crate::fault::{Fault, Outcome};
use std::collections::BTreeSet;
use std::fs::{self, Metadata};
use std::io;
use std::path::{Component, Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The real paths of the files that were read.
static READ: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn files_read() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    READ.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Reads a file.
pub fn read(file: &Path) -> io::Result<Vec<u8>> {
    let bytes = fs::read(file)?;
    keep(file);
    Ok(bytes)
}

/// Returns the real path of a file or a folder. On Windows it has no `\\?\` before it, which linkers do not take.
pub fn real(path: &Path) -> io::Result<PathBuf> {
    let path = path.canonicalize()?;
    let plain = path.to_str().and_then(without_prefix);
    Ok(plain.unwrap_or(path))
}

/// Returns what a path of Windows is without its prefix `\\?\`, if it has one.
fn without_prefix(path: &str) -> Option<PathBuf> {
    let rest = path.strip_prefix(r"\\?\")?;
    let server = rest.strip_prefix(r"UNC\");
    Some(server.map_or(rest.into(), |server| format!(r"\\{server}").into()))
}

/// Returns the path of a file relative to a folder, with `/` between names; both are absolute.
pub fn relative(file: &Path, folder: &Path) -> String {
    let shared = file.components().zip(folder.components()).take_while(|(one, other)| one == other).count();
    let up = folder.components().skip(shared).map(|_| "..".to_string());
    let down = file.components().skip(shared).map(|name: Component| name.as_os_str().to_string_lossy().to_string());
    up.chain(down).collect::<Vec<_>>().join("/")
}

/// Records a file as read, if there is one; cargo or rustc may be its reader.
pub fn keep(file: &Path) {
    if let Ok(path) = real(file) {
        files_read().insert(path);
    }
}

/// Refuses a file to write that was read, by whatever path.
pub fn refuse_read(file: &Path) -> Outcome<()> {
    if files_read().iter().any(|read| is_same(read, file)) {
        Err(Fault::plain(format!("cannot write {}: bundle reads this file", file.display())))
    } else {
        Ok(())
    }
}

/// Whether a real path and another path lead to one file; on Unix, hard links do.
fn is_same(path: &Path, other: &Path) -> bool {
    let same_file = || Some(is_same_file(&path.metadata().ok()?, &other.metadata().ok()?));
    real(other).is_ok_and(|other| other == path) || same_file() == Some(true)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_of_windows_has_its_short_form() {
        for (path, short) in [
            (r"\\?\Z:\a b\Cargo.toml", Some(r"Z:\a b\Cargo.toml")),
            (r"\\?\UNC\server\share\a", Some(r"\\server\share\a")),
            (r"Z:\a", None),
            (r"\\server\share\a", None),
            ("/a", None),
        ] {
            assert_eq!(without_prefix(path), short.map(PathBuf::from), "{path}");
        }
    }
}
