//! Hands a bundle over: to a file or to standard output, with its size on standard error.

use crate::fault::{Fault, Outcome};
use crate::make::Bundle;
use crate::options::Options;
use scripts::cli::{print, Failure};
use scripts::problems::judges::verdict;
use std::fs;
use std::path::{Path, PathBuf};

/// Delivers a bundle as the options say.
///
/// Errors: it is longer than the user's limit, or cannot be written.
pub fn deliver(bundle: &Bundle, options: &Options) -> Result<(), Failure> {
    let bytes = bundle.text.len();
    eprintln!("{}", verdict(&bundle.program, bytes, options.form()));
    if let Some(limit) = options.limit.filter(|&limit| bytes > limit) {
        return Err(format!("{}: {} bytes are more than {}", bundle.program, bytes, limit).into());
    }
    if let Some(file) = file(bundle, options)? {
        fs::write(&file, &bundle.text).map_err(|error| cannot_write(&file, error))?;
    }
    if options.output.is_none() && !options.check {
        return print(&bundle.text);
    }
    Ok(())
}

/// The file to write, its folder made when there are several.
fn file(bundle: &Bundle, options: &Options) -> Outcome<Option<PathBuf>> {
    match &options.output {
        Some(folder) if options.all => {
            fs::create_dir_all(folder).map_err(|error| cannot_write(folder, error))?;
            let ending = if options.c { "c" } else { "rs" };
            Ok(Some(folder.join(format!("{}.{}", bundle.program, ending))))
        }
        output => Ok(output.clone()),
    }
}

fn cannot_write(path: &Path, error: std::io::Error) -> Fault {
    Fault::plain(format!("cannot write {}: {}", path.display(), error))
}
