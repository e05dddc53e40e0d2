//! The nodes that each search expands, compared with `expected/bench.out`; and the bench's command line.

use crate::tool::scratch;
use scripts::tools::bench::constant::{parsed, set};
use scripts::tools::bench::loads::{differing, signature};
use scripts::tools::bench::rows::{cells, goes_on, line, mean, turn};
use std::fs;
use std::time::Duration;

const KEPT: &str = include_str!("../../expected/bench.out");

#[test]
fn every_search_expands_what_it_did() {
    let signature = signature();
    let kept = KEPT.replace('\r', "");
    let (new, old) = signature.lines().zip(kept.lines()).find(|(new, old)| new != old).unwrap_or_default();
    assert!(
        signature == kept,
        "a search no longer does what it did; if that is meant, renew the counts by \
         `cargo bench -- --signature > expected/bench.out`\n was {old}\n  is {new}"
    );
}

#[test]
fn a_row_is_told_if_a_value_changes_its_count() {
    let signature = |counts: [u32; 4]| {
        let [a, b, c, d] = counts;
        format!("counts\n\npart 1\n  a {a}\n  b {b}\n\npart {a}\n  c {c}\n  d {d}\n")
    };
    let columns = [[1, 2, 3, 4], [1, 5, 3, 6], [1, 2, 7, 8]].map(signature);
    let rows = "  b 2           5           2\n  c 3           3           7\n  d 4           6           8\n";
    assert_eq!(differing(&columns), rows);
    assert_eq!(differing(&columns[..1]), "");
}

/// Ten boards take 2.5 ms, in which the plain search would expand a million nodes and a half.
#[test]
fn a_row_of_the_bench_has_its_figures_in_their_units() {
    assert_eq!(cells(10, 20_000, 0.0025, 1.5e6), ["10", "20000", "125", "2.50", "1.50"]);
    assert_eq!(cells(0, 0, 1.25, 2e8), ["", "", "", "1250", "200"]);
    let row = line("name", ["boards", "expanded", "ns each", "ms", "M plain"].map(str::to_string));
    let name = format!("| name{}", " ".repeat(57));
    assert_eq!(row, name + "| boards |  expanded | ns each |      ms | M plain |\n");
    assert_eq!(turn(0.002, 0.5), "the kit       2.00 ms, other     500.00 ms, ratio 250.00\n");
    assert_eq!([250, 0].map(|ms| mean(Duration::from_millis(ms), 5)), [Some(0.05), None]);
    for (runs, ms, wanted) in [(0, 900, true), (1, 249, true), (1, 250, false), (299, 1, true), (300, 1, false)] {
        assert_eq!(goes_on(runs, Duration::from_millis(ms)), wanted, "{runs} runs, {ms} ms");
    }
}

#[test]
fn a_constant_is_set_in_the_one_file_that_has_it() {
    let folder = scratch("constants");
    fs::create_dir(folder.join("bin")).unwrap();
    let texts = [
        ("a.rs", "const M: u8 = N;\nconst N: [u8; 2] = [\n", "const M: u8 = N;\nconst N: [u8; 2] = [\n"),
        (
            "b.rs",
            "const NN: u8 = 5;\npub const N: u8 = 1 << 5;\n    n = N;\n",
            "const NN: u8 = 5;\npub const N: u8 = 8;\n    n = N;\n",
        ),
        ("c.rs", "const N: u8 = 6;\n", "const N: u8 = 6;\n"),
    ];
    texts.iter().for_each(|(file, text, _)| fs::write(folder.join(file), text).unwrap());
    set(&folder, "N", "8").unwrap();
    texts.iter().for_each(|(file, _, wanted)| assert_eq!(fs::read_to_string(folder.join(file)).unwrap(), *wanted));
    assert_eq!(set(&folder, "NO", "8").unwrap_err(), "no constant NO stands in a line of src");
    assert_eq!(parsed("N=8=9"), Ok(("N", "8=9")));
    assert_eq!(parsed("N").unwrap_err(), "\"N\" is not NAME=VALUE, such as CONFLICT=8");
}

#[cfg(unix)]
#[test]
fn another_program_gets_the_boards_of_a_range() {
    use crate::tool::executable;
    use scripts::cli::Failure;
    use scripts::problems::list::find;
    use scripts::tools::bench::rival::{boards, check};
    let folder = scratch("rival");
    let problem = find("uva10181").unwrap();
    let input = boards(problem, (30, 30), &folder).unwrap_or_else(|_| panic!("no boards"));
    let text = fs::read(&input).unwrap();
    assert_eq!((input.clone(), problem.cases(&text).unwrap().len()), (folder.join("uva10181.in"), 40));
    let Err(Failure::Usage(clause)) = boards(problem, (56, 60), &folder) else { panic!("there are boards") };
    assert_eq!(clause, "--lengths: the boards need 30 to 55 moves, not 56 to 60");
    let said = |words: &[&str]| {
        let words: Vec<String> = words.iter().map(|word| word.to_string()).collect();
        check(&words, &input, &text, problem)
    };
    let solver = executable("uva10181").display().to_string();
    assert_eq!(said(&[&solver]).unwrap(), "every answer is right");
    assert_eq!(said(&["true"]).unwrap(), "WA, no output");
    assert_eq!(said(&["sh", "-c", &format!("'{solver}'; exit 3")]).unwrap(), "exit status: 3");
    assert!(said(&["./nowhere"]).unwrap_err().starts_with("cannot run ./nowhere: "));
    assert_eq!(said(&[]).unwrap_err(), "no command after --vs");
}
