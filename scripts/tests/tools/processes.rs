//! What `judge` knows of the processes of a run, and which of them it ends.

use super::judge::judge;
use crate::tool::scratch;
use scripts::system::programs::root;
use scripts::tools::judge::usage::Usage;
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Duration;

/// The children have ended when the program is looked at: what they took is known from their parent alone.
#[test]
fn the_user_and_the_system_time_of_children_that_have_ended_count() {
    let script = "dd if=/dev/zero of=/dev/null bs=1 count=200000 2>/dev/null; echo; read -r end";
    let mut program = Command::new("sh");
    let mut program = program.args(["-c", script]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    BufReader::new(program.stdout.take().unwrap()).read_line(&mut String::new()).unwrap();
    let mut usage = Usage::default();
    usage.look(program.id());
    let statistics = fs::read_to_string(format!("/proc/{}/stat", program.id())).unwrap();
    drop(program.stdin.take());
    program.wait().unwrap();
    // Of the fields after the name, the third to the last of its times.
    let fields: Vec<&str> = statistics.rsplit(')').next().unwrap().split_whitespace().collect();
    let [user, system] = [fields[13], fields[14]].map(|ticks| Duration::from_millis(10) * ticks.parse().unwrap());
    assert!(!user.is_zero() && !system.is_zero(), "{statistics}");
    assert!(usage.processor.unwrap() >= user + system, "{usage:?}: {statistics}");
}

/// Twelve runs begin together. Those with a number of one digit end first, while the number of another may begin with it.
#[test]
fn a_run_that_ends_does_not_end_another() {
    let folder = scratch("beside");
    for number in 10..22 {
        fs::copy(root().join("judge_inputs/uva10181/sample.in"), folder.join(format!("{number}.in"))).unwrap();
    }
    let pause = "case $SLIDEKIT_JUDGE_RUN in *-?|*-?-) sleep 0.2;; *) sleep 0.8;; esac";
    let program = format!("{pause}; echo LLLDRDRDR; echo This puzzle is not solvable.");
    let options = ["uva10181", "--jobs", "12", "--input", folder.to_str().unwrap(), "--", "sh", "-c", &program];
    let (text, status) = judge(&options);
    assert!(text.ends_with("\naccepted: 12 AC\n") && status == Some(0), "{text}");
}

/// The program stops the judge, and goes on with it when it would have slept for too long otherwise.
#[test]
fn the_time_for_which_the_judge_was_stopped_does_not_count() {
    let program = "kill -STOP $PPID; echo LLLDRDRDR; echo This puzzle is not solvable.; sleep 2.4; kill -CONT $PPID";
    let sample = root().join("judge_inputs/uva10181/sample.in").display().to_string();
    let (text, status) = judge(&["uva10181", "--input", &sample, "--time", "0.2", "--", "sh", "-c", program]);
    assert!(text.ends_with("\naccepted: 1 AC\n") && status == Some(0), "{text}");
}
