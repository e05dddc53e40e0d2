//! What `judge` knows of the processes of a run, and which of them it ends.

use super::judge::{judge, samples};
use super::verdicts::{line, sample, RIGHT};
use crate::tool::{command, scratch};
use scripts::problems::list::find;
use scripts::tools::judge::measured::Limits;
use scripts::tools::judge::run::run;
use scripts::tools::judge::usage::Usage;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{self, Command, Stdio};
use std::time::{Duration, Instant};

/// The children have ended when the program is looked at: what they took is known from their parent alone. The system tells
/// the two kinds of time by samples, so there are as many children as give one of each.
#[test]
fn the_user_and_the_system_time_of_children_that_have_ended_count() {
    let script = "while dd if=/dev/zero of=/dev/null bs=1 count=200000 2>/dev/null; read -r line < /proc/$$/stat; \
                  set -- $line; [ ${16:-0} = 0 ] || [ ${17:-0} = 0 ]; do :; done; echo; read -r end";
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

/// The peak of a process in bytes, as the system says it.
fn peak(process: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
    1024 * line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap()
}

#[test]
fn the_memory_of_all_processes_counts_also_when_one_has_ended() {
    let script = "sleep 100 & echo $!; read -r end; kill $!; wait $!; echo; read -r end";
    let mut program = Command::new("sh");
    // The shell says there that its child was ended.
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut program = program.args(["-c", script]).spawn().unwrap();
    let (mut stdin, mut lines) =
        (program.stdin.take().unwrap(), BufReader::new(program.stdout.take().unwrap()).lines());
    let child = lines.next().unwrap().unwrap();
    // It has its memory when it is no copy of the shell any more, and sleeps.
    while !fs::read_to_string(format!("/proc/{child}/stat")).unwrap().contains("(sleep) S") {}
    let mut usage = Usage::default();
    usage.look(program.id());
    let both = peak(&program.id().to_string()) + peak(&child);
    writeln!(stdin).unwrap();
    lines.next().unwrap().unwrap();
    let before = usage.memory;
    usage.look(program.id());
    drop(stdin);
    program.wait().unwrap();
    assert!(before.is_some_and(|bytes| bytes <= both && 10 * bytes > 9 * both), "{before:?} of {both}");
    assert_eq!(usage.memory, before);
}

/// A test runs beside the main thread of its process.
#[test]
fn each_thread_of_a_program_counts_with_what_it_has_started() {
    // User, system, and the same of children that have ended, in milliseconds.
    let used = || -> u64 {
        let statistics = fs::read_to_string("/proc/self/stat").unwrap();
        let ticks = statistics.rsplit(')').next().unwrap().split_whitespace().skip(11).take(4);
        ticks.map(|ticks| 10 * ticks.parse::<u64>().unwrap()).sum()
    };
    let (mut usage, before) = (Usage::default(), used());
    let mut child = Command::new("sleep").arg("100").spawn().unwrap();
    while !fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap().contains("(sleep) S")
        || used() < before + 50
    {}
    let (memory, time) = (peak("self") + peak(&child.id().to_string()), Duration::from_millis(used()));
    usage.look(process::id());
    child.kill().and_then(|()| child.wait()).unwrap();
    assert!(usage.memory >= Some(memory) && usage.processor >= Some(time), "{usage:?}, not {memory} and {time:?}");
    assert!(usage.waited().is_some(), "{usage:?}");
}

/// Without an end, the limit would stop it.
#[test]
fn a_run_is_cut_off_when_its_time_is_over() {
    let (limits, sleeps) =
        (Limits { time: Duration::from_secs(1), memory: 1 << 30 }, ["sleep", "100"].map(String::from));
    assert!(run(find("uva652").unwrap(), &sleeps, b"", &limits, Some(Instant::now())).unwrap().is_none());
}

/// Twelve runs begin together. Those with a number of one digit end first, while the number of another may begin with it.
#[test]
fn a_run_that_ends_does_not_end_another() {
    let folder = samples("beside", &["10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21"]);
    let pause = "case $SLIDEKIT_JUDGE_RUN in *-?|*-?-) sleep 0.1;; *) sleep 0.4;; esac";
    let program = format!("{pause}; {RIGHT}");
    let options = ["uva10181", "--jobs", "12", "--input", &folder, "--", "sh", "-c", &program];
    let (text, status) = judge(&options);
    assert!(text.ends_with("\naccepted: 12 AC\n") && status == Some(0), "{text}");
}

/// The program looks for children of the judge that have ended and were not waited for.
#[test]
fn a_run_leaves_no_process_behind() {
    let folder = samples("behind", &["1", "2"]);
    // The first is stopped.
    let program = "case $SLIDEKIT_JUDGE_RUN in *-0-) while :; do :; done;; esac; \
                   grep -l ') Z' $(sed 's/[0-9][0-9]*/\\/proc\\/&\\/stat/g' /proc/$PPID/task/*/children) && exit 7; \
                   echo LLLDRDRDR; echo This puzzle is not solvable.";
    let options = ["uva10181", "--time", "0.2", "--input", &folder, "--", "sh", "-c", program];
    let (text, _) = judge(&options);
    assert!(text.contains("\nTLE  1 ") && text.ends_with("\nnot accepted: 1 TLE, 1 AC\n"), "{text}");
}

/// The program stops the judge, and goes on with it when it would have slept for too long otherwise.
#[test]
fn the_time_for_which_the_judge_was_stopped_does_not_count() {
    let program = "kill -STOP $PPID; echo LLLDRDRDR; echo This puzzle is not solvable.; sleep 2.4; kill -CONT $PPID";
    let (text, status) = judge(&["uva10181", "--input", &sample(), "--time", "0.2", "--", "sh", "-c", program]);
    assert!(text.ends_with("\naccepted: 1 AC\n") && status == Some(0), "{text}");
}

/// Creates a pipe that has a name, and opens it for writing and for reading. Who reads comes to its end when every process
/// that has opened it for writing has ended, be it soon or late.
fn pipe(path: &Path) -> (File, BufReader<File>) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
    // To open it for one of both would wait for the other.
    let writer = File::options().read(true).write(true).open(path).unwrap();
    (writer, BufReader::new(File::open(path).unwrap()))
}

/// Writes a line to a pipe when it begins, and another one half a minute later, unless it is ended.
fn lingers(pipe: &Path) -> String {
    format!("exec 3> '{}'; echo begins >&3; sleep 30; echo goes on >&3", pipe.display())
}

#[test]
fn processes_that_a_program_leaves_behind_are_ended() {
    for start in ["", "setsid "] {
        let folder = scratch("left_behind");
        let (path, script) = (folder.join("pipe"), folder.join("script"));
        let (writer, mut reader) = pipe(&path);
        fs::write(&script, lingers(&path)).unwrap();
        let begins = format!("read -r begins < '{}'", path.display());
        let program = format!("{start}sh '{}' & {begins}; {RIGHT}", script.display());
        let (line, mut rest) = (line(&program, &["--time", "100"]), String::new());
        drop(writer);
        reader.read_to_string(&mut rest).unwrap();
        assert!(line.starts_with("AC ") && rest.is_empty(), "{start}: {line}\n{rest}");
    }
}

/// A terminal sends the signal of Ctrl-C to the processes of its foreground group, of which the program is none. This test
/// sends another one, which a process does not inherit as ignored.
#[test]
fn a_program_ends_with_the_judge_that_runs_it() {
    let path = scratch("interrupted").join("pipe");
    let (writer, reader) = pipe(&path);
    let arguments = ["uva10181", "--input", &sample(), "--time", "100", "--", "sh", "-c", &lingers(&path)];
    // What goes wrong with the judge itself is read, too.
    let judge = command("judge").args(arguments).process_group(0).stdout(Stdio::null()).stderr(writer).spawn();
    let (mut judge, mut lines) = (judge.unwrap(), reader.lines().map(Result::unwrap));
    let first = lines.next();
    let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", judge.id())]).status();
    assert!(!judge.wait().unwrap().success());
    assert_eq!((first.as_deref(), lines.next()), (Some("begins"), None));
}

/// When a process ends whose child goes on, the child belongs to it no more, and its time would be lost.
#[test]
fn the_time_of_a_process_that_has_left_does_not_fall() {
    let script = "sh -c 'while :; do :; done & echo $!; read -r end'; echo; read -r end";
    let mut program = Command::new("sh");
    let mut program = program.args(["-c", script]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(program.stdout.take().unwrap()).lines();
    let (mut stdin, busy) = (program.stdin.take().unwrap(), lines.next().unwrap().unwrap());
    let mut usage = Usage::default();
    while usage.processor < Some(Duration::from_millis(300)) {
        usage.look(program.id());
    }
    let before = usage.processor;
    writeln!(stdin).unwrap();
    lines.next().unwrap().unwrap();
    usage.look(program.id());
    assert!(Command::new("kill").args(["-KILL", &busy]).status().unwrap().success());
    drop(stdin);
    program.wait().unwrap();
    assert!(usage.processor >= before, "{usage:?}, after {before:?}");
}
