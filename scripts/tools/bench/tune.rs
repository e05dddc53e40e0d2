//! Shows where a number of the library comes from: the signature with other values of a constant, beside that of now.
//!
//! A copy of the package is built once for each value, in half a minute, in the profile that takes least time to build: the
//! counts are the same.

use scripts::system::programs::{cargo, root, target};
use scripts::system::temporary::Folder;
use scripts::tools::bench::constant::{parsed, set};
use scripts::tools::bench::loads::{differing, signature};
use std::fs;
use std::path::Path;

/// Returns the rows of the signature that differ, with a column for each value. A wish is such as `CONFLICT=8`.
///
/// # Errors
/// If no file of `src` has such a constant, or the library does not compile with the value, or is wrong then.
pub fn tune<'a>(wishes: impl Iterator<Item = &'a str>) -> Result<String, String> {
    let (mut head, mut columns) = ("now".to_string(), vec![signature()]);
    for wish in wishes {
        head += &format!("; {wish}");
        columns.push(signature_with(wish)?);
    }
    Ok(head + "\n" + &differing(&columns))
}

/// The signature of a copy in which a constant has another value.
fn signature_with(wish: &str) -> Result<String, String> {
    let (name, value) = parsed(wish)?;
    let copy = Folder::new(&std::env::temp_dir(), "tune").map_err(|error| format!("no temporary folder: {error}"))?;
    for part in ["Cargo.toml", "Cargo.lock", "src", "scripts", "judge_inputs"] {
        copy_all(&root().join(part), &copy.path.join(part)).map_err(|error| format!("cannot copy {part}: {error}"))?;
    }
    set(&copy.path.join("src"), name, value)?;
    let mut cargo = cargo();
    cargo.args(["bench", "--quiet", "--locked", "--profile", "dev", "--package", "scripts", "--", "--signature"]);
    cargo.current_dir(&copy.path).env("CARGO_TARGET_DIR", target()?.join("tune"));
    let output = cargo.output().map_err(|error| format!("cannot run cargo: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).replace('\r', ""))
    } else {
        Err(format!("with {wish}: {}", String::from_utf8_lossy(&output.stderr).trim_end()))
    }
}

fn copy_all(from: &Path, to: &Path) -> std::io::Result<()> {
    if !from.is_dir() {
        return fs::copy(from, to).map(|_| ());
    }
    fs::create_dir(to)?;
    fs::read_dir(from)?.try_for_each(|entry| {
        let entry = entry?;
        copy_all(&entry.path(), &to.join(entry.file_name()))
    })
}
