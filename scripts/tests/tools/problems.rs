//! `problems`, on a part of the repository.

use crate::tool::scratch;
use scripts::cli::Failure;
use scripts::kit::oracle::fewest_within;
use scripts::problems::list::find;
use scripts::problems::tables::PAGES;
use scripts::system::programs::root;
use scripts::tools::problems::missing::{options, Missing};
use scripts::tools::problems::start::start;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const CARGO: &str = "Cargo.toml";
const FORMATS: &str = "scripts/tools/judge/README.md";
const LIST: &str = "scripts/problems/list/mod.rs";

/// Copies a file of the repository; the copy may be written to, though the file may not.
fn copy(file: &str, to: &Path) {
    fs::create_dir_all(to.join(file).parent().unwrap()).unwrap();
    fs::write(to.join(file), fs::read(root().join(file)).unwrap()).unwrap();
}

fn read(folder: &Path, file: &str) -> String {
    fs::read_to_string(folder.join(file)).unwrap().replace("\r\n", "\n")
}

/// Returns what is told while files are written, and the clause if that fails.
fn told(write: impl FnOnce(&mut dyn FnMut(&str) -> Result<(), Failure>) -> Result<(), Failure>) -> (String, String) {
    let mut lines = String::new();
    let result = write(&mut |line| {
        lines += line;
        Ok(())
    });
    let clause = match result {
        Ok(()) => String::new(),
        Err(Failure::Usage(clause) | Failure::Clause(clause)) => clause,
        Err(_) => unreachable!("it is told"),
    };
    (lines, clause)
}

#[test]
fn stale_tables_are_renewed_and_no_others() {
    let folder = scratch("tables");
    PAGES.iter().map(|page| page.file).chain([FORMATS, CARGO]).for_each(|file| copy(file, &folder));
    let renew = || told(|tell| Missing { root: &folder, tell, written: 0 }.all(&[]));
    assert_eq!(renew(), Default::default());
    fs::write(folder.join(CARGO), read(&folder, CARGO).replace('\n', "\r\n")).unwrap();
    assert_eq!(renew(), Default::default(), "lines that end with CR LF are the same");
    let stale = [PAGES[1].file, FORMATS, CARGO];
    let gone = [(".rs)", ""), ("| `{start}`", "| `{begin}`"), ("\"poj1077\", bench = false,", "\"poj1077\",")];
    for (file, gone) in stale.iter().zip(gone) {
        let text = read(&folder, file);
        fs::write(folder.join(file), text.replacen(gone.0, gone.1, 1)).unwrap();
        assert_ne!(read(&folder, file), read(root(), file), "{file}");
    }
    assert_eq!(renew().0, stale.map(|file| file.to_string() + "\n").concat());
    stale.iter().for_each(|file| assert_eq!(read(&folder, file), read(root(), file), "{file}"));
}

#[test]
#[cfg_attr(debug_assertions, ignore = "runs the bundler")]
fn missing_cases_outputs_and_files_to_paste_are_made() {
    let (folder, program) = (scratch("files"), "aoj0121");
    let problem = find(program).unwrap();
    let make = || told(|tell| Missing { root: &folder, tell, written: 0 }.files(problem));
    assert_eq!(make().1, format!("judge_inputs/{program}/sample.in is missing: the statement's sample"));
    copy(&format!("judge_inputs/{program}/sample.in"), &folder);
    // An output that is no right answer to its input any more is made anew, a right one is kept.
    let kept = format!("expected/{program}/sample.out");
    fs::create_dir_all(folder.join(&kept).parent().unwrap()).unwrap();
    fs::write(folder.join(&kept), "kept").unwrap();
    let (lines, clause) = make();
    assert_eq!(clause, "");
    let file = |kind: &str, name: &str, ending: &str| format!("{kind}/{program}/{name}.{ending}");
    let names = ["already_solved", "unsolvable", "hardest", "many", "messy"];
    let wanted: BTreeSet<String> = names
        .iter()
        .map(|name| file("judge_inputs", name, "in"))
        .chain(names.iter().map(|name| file("expected", name, "out")))
        .chain([kept.clone(), format!("expected/submissions/{program}.rs")])
        .collect();
    assert_eq!(lines.replace('\\', "/").lines().map(String::from).collect::<BTreeSet<_>>(), wanted);
    assert_eq!(make(), Default::default());
    assert_eq!(read(&folder, &kept), read(root(), &kept));

    let input = |name: &str| fs::read(folder.join(file("judge_inputs", name, "in"))).unwrap();
    let fewest = |name: &str| -> Vec<Option<usize>> {
        let cases = problem.cases(&input(name)).unwrap();
        cases.iter().map(|case| case.solvable().then(|| fewest_within(case, 40).unwrap())).collect()
    };
    let (solved, many) = (Some(0), fewest("many"));
    assert_eq!([fewest("already_solved"), fewest("unsolvable")], [vec![solved], vec![None]]);
    // No board of 2 x 4 needs more than 36 moves.
    assert_eq!([fewest("hardest"), fewest("messy")], [vec![Some(36)], vec![Some(36)]]);
    let [hardest, messy] = ["hardest", "messy"].map(|name| String::from_utf8(input(name)).unwrap());
    assert!(messy.starts_with("\r\n\t") && messy.contains(" \t ") && messy.ends_with("\x0c\r\n \r\n"), "{messy:?}");
    assert!(messy.split_whitespace().eq(hardest.split_whitespace()), "{messy:?}");
    assert!(many.len() == 31 && many[15] == solved && many.iter().filter(|&&moves| moves == solved).count() == 1);

    let sample = folder.join("judge_inputs").join(program).join("sample.in");
    fs::write(&sample, "0 1 2").unwrap();
    fs::remove_file(folder.join(&kept)).unwrap();
    let clause = format!("{}: board 1, word 4: the input ends here", sample.display());
    assert_eq!(make(), (String::new(), clause));
}

#[test]
fn a_file_to_paste_has_the_form_that_its_judge_asks_for() {
    for (program, in_c, wanted) in [
        ("aoj0121", false, ""),
        ("leetcode773", false, "--function"),
        ("acwing845", false, ""),
        ("acwing845", true, "--c"),
        ("poj1077", true, "--c"),
        ("uva652", true, "--c --short"),
        ("spoj_solving", true, "--c --short"),
        ("spoj_solving", false, "--short --minify --rename"),
        ("spoj_al_10_06", false, ""),
        // A name that only begins like that of a judge's program is nobody's.
        ("leetcode773_mine", false, ""),
    ] {
        assert_eq!(options(program, in_c).join(" "), wanted, "{program}");
    }
}

#[test]
fn a_new_program_is_a_copy_with_its_own_name() {
    let folder = scratch("new");
    let originals = ["src/bin/uva652.rs", "scripts/problems/list/uva652.rs"];
    originals.iter().chain([&LIST]).for_each(|file| copy(file, &folder));
    let begin = |program: &str| told(|tell| start(&folder, program, find("uva652").unwrap(), tell));
    assert!(begin("Judge 1").1.starts_with("\"Judge 1\" is not a program's name: "));
    assert_eq!(begin("uva10181").1, "there is a program uva10181");
    let (lines, clause) = begin("zoj_8");
    assert_eq!(clause, "");
    let files = originals.map(|file| file.replace("uva652", "zoj_8"));
    let fields = "title, judge, names, statement, reads, prints, pitfalls, input, output, ..EIGHT_PATH";
    let copied = format!("the fields of uva652 are copied, to be checked one by one: {fields}");
    assert!(lines.starts_with(&format!("{}\n{}\n{LIST}\n{copied}\nnow say ", files[0], files[1])), "{lines}");
    assert!(lines.ends_with("\ncargo run --bin problems -- zoj_8\n"), "{lines}");
    for (file, original) in files.iter().zip(originals) {
        assert_eq!(read(&folder, file), read(root(), original).replace("\"uva652\"", "\"zoj_8\""));
    }
    assert!(read(&folder, LIST).contains("    &zoj_8::PROBLEM,\n"));
    fs::write(folder.join("src/bin/zoj_9.rs"), "mine").unwrap();
    let (lines, _) = begin("zoj_9");
    assert!(lines.starts_with("scripts/problems/list/zoj_9.rs\n"), "{lines}");
    assert_eq!(read(&folder, "src/bin/zoj_9.rs"), "mine");
    fs::write(folder.join("scripts/problems/list/zoj_10.rs"), "mine").unwrap();
    let (lines, _) = begin("zoj_10");
    assert!(lines.starts_with(&format!("src/bin/zoj_10.rs\n{LIST}\nnow say ")), "{lines}");
}
