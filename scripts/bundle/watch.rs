//! Does a thing again whenever a source changes.

use crate::package::Package;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, SystemTime};

const PAUSE: Duration = Duration::from_millis(200);

/// Calls `again` now and after every change to a source of the package, for ever.
pub fn watch(manifest: &Path, package: &Package, again: impl Fn()) {
    let folders = source_folders(package);
    loop {
        let before = stamps(manifest, &folders);
        again();
        while stamps(manifest, &folders) == before {
            sleep(PAUSE);
        }
    }
}

/// The folders of the library and of the programs.
fn source_folders(package: &Package) -> Vec<PathBuf> {
    let library = package.library.iter().map(|(_, file)| file);
    let files = library.chain(package.programs.values());
    let mut folders: Vec<PathBuf> =
        files.filter_map(|file| package.root.join(file).parent().map(Path::to_path_buf)).collect();
    folders.sort();
    folders.dedup();
    folders
}

/// Every source's path, time of change and length.
fn stamps(manifest: &Path, folders: &[PathBuf]) -> Vec<(PathBuf, Option<SystemTime>, u64)> {
    let mut found = vec![stamp(manifest)];
    for folder in folders {
        gather(folder, &mut found);
    }
    found.sort();
    found
}

fn gather(folder: &Path, found: &mut Vec<(PathBuf, Option<SystemTime>, u64)>) {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(_) => return,
    };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            gather(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(stamp(&path));
        }
    }
}

fn stamp(path: &Path) -> (PathBuf, Option<SystemTime>, u64) {
    let data = fs::metadata(path).ok();
    let time = data.as_ref().and_then(|data| data.modified().ok());
    (path.to_path_buf(), time, data.map_or(0, |data| data.len()))
}
