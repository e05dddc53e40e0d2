//! What all tools have in common: `--help`, `--version`, and how they refuse what they do not understand.

use crate::tool::{command, printed, refused};
use std::process::Stdio;

/// Each tool, and some option of it that has a value.
const TOOLS: [(&str, &str); 5] = [
    ("bundle", "--limit"),
    ("judge", "--input"),
    ("scramble", "--count"),
    ("compare", "--random"),
    ("replay", "--moves"),
];

#[test]
fn help_fits_the_width_and_says_every_option() {
    for (tool, option) in TOOLS {
        let help = printed(command(tool).arg("--help"));
        assert_eq!(printed(command(tool).args(["x", "-h", option, "x"])), help);
        for part in [format!("\nUsage:\n    {tool} "), format!("\n    {option} ")] {
            assert!(help.contains(&part), "{tool}: {part}");
        }
        assert!(help.lines().all(|line| line.len() <= 120 && line == line.trim_end()), "{help}");
        assert_eq!(printed(command(tool).arg("--version")), format!("{tool} {}\n", env!("CARGO_PKG_VERSION")));
    }
}

#[test]
fn what_is_no_option_is_told_with_the_nearest_that_is() {
    for (tool, option) in TOOLS {
        assert_eq!(refused(command(tool).arg("--quite-another"), 2), "no option --quite-another, see --help");
        let nearly = option.replacen('m', "n", 1) + "s";
        let clause = format!("no option {nearly}, the nearest is {option}");
        assert_eq!(refused(command(tool).args(["x", &nearly]), 2), clause);
        assert_eq!(refused(command(tool).args(["x", option]), 2), format!("{option} needs a value"));
    }
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    for (tool, option) in TOOLS {
        let bad = OsStr::from_bytes(b"x\xFF");
        assert_eq!(refused(command(tool).args([OsStr::new(option), bad]), 2), "argument 2: \"x\\xFF\" is not UTF-8");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_fault() {
    for (tool, arguments) in [("scramble", "uva652 --count 20000"), ("compare", "--help"), ("bundle", "--help")] {
        let piped = command(tool).args(arguments.split(' ')).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let mut child = piped.unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{tool}: {output:?}");
    }
}
