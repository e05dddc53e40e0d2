//! Checks that a bundle compiles and answers as cargo's build does.

mod c;
pub mod cases;
mod rust;
mod verdict;

use crate::check::cases::Cases;
use crate::check::verdict::Verdict;
use crate::deliver::Bundle;
use crate::fault::{Fault, Outcome};
use crate::options::Options;
use crate::package::Package;
use crate::scratch::scratch;

/// Checks a bundle and prints a line for each edition or compiler: `ok`, `NO`, or `--` if it is not checked.
///
/// Errors: a line says `NO`, or nothing can be checked.
pub fn check(package: &Package, bundle: &Bundle, options: &Options) -> Outcome<()> {
    let scratch = scratch()?;
    let cases = Cases::new(package, bundle, options, &scratch.path)?;
    let findings = if options.c {
        c::findings(bundle, &cases, &scratch.path)?
    } else {
        rust::findings(package, bundle, options, &cases, &scratch.path)?
    };
    report(&bundle.program, &findings)
}

/// Prints the findings about a program, each with the name of its edition or compiler.
fn report(program: &str, findings: &[(String, Verdict)]) -> Outcome<()> {
    let (mut checked, mut failed) = (0, 0);
    for (name, finding) in findings {
        checked += usize::from(finding.is_ok());
        match finding {
            Ok(None) => println!("ok  {program} {name}"),
            Ok(Some(problem)) => {
                failed += 1;
                println!("NO  {program} {name}: {problem}");
            }
            Err(reason) => println!("--  {program} {name}: {reason}"),
        }
    }
    match (checked, failed) {
        (0, _) => Err(Fault::plain(format!("nothing of {program} was checked: no compiler is here"))),
        (_, 0) => Ok(()),
        _ => Err(Fault::plain(format!("{failed} of {checked} checks of {program} failed"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_check_that_looks_at_nothing_fails() {
        let told = |findings: Vec<Verdict>| {
            let named: Vec<(String, Verdict)> = findings.into_iter().map(|one| ("x".to_string(), one)).collect();
            report("p", &named).map_err(|fault| fault.to_string())
        };
        let (absent, bad) = (|| Err("not found here"), Ok(Some("a warning".to_string())));
        assert_eq!(told(vec![absent()]), Err("nothing of p was checked: no compiler is here".to_string()));
        assert_eq!(told(vec![absent(), Ok(None)]), Ok(()));
        assert_eq!(told(vec![absent(), Ok(None), bad]), Err("1 of 2 checks of p failed".to_string()));
    }
}
