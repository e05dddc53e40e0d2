//! The verdict of `judge` on the figures of a run.

use super::cli::TOOL;
use scripts::cli::options::Given;
use scripts::problems::languages::Language::{self, *};
use scripts::problems::list::find;
use scripts::tools::judge::bounds::Bounds;
use scripts::tools::judge::language::language;
use scripts::tools::judge::measured::{ending, Limits, Measured, OUTPUT};
use scripts::tools::judge::run::Run;
use scripts::tools::judge::verdict::Verdict;
use std::ffi::OsString;
use std::time::Duration;

/// A second, and 32 MB.
const LIMITS: Limits = Limits { time: Duration::from_secs(1), memory: 32 << 20 };

fn seconds(time: f64) -> Duration {
    Duration::from_secs_f64(time)
}

/// A run that has ended well: elapsed, processor time and time waited in seconds.
fn ended(elapsed: f64, processor: f64, waited: f64) -> Measured {
    let (processor, waited) = (Some(seconds(processor)), Some(seconds(waited)));
    Measured {
        status: Some(Ok(())),
        elapsed: seconds(elapsed),
        processor,
        waited,
        unseen: Duration::ZERO,
        memory: Some(1 << 20),
        written: 20,
    }
}

/// The verdict and its reason; nothing if the output decides.
fn verdict(measured: &Measured) -> String {
    measured.verdict(&LIMITS).map_or(String::new(), |(verdict, why)| format!("{verdict}: {why}"))
}

#[test]
fn each_verdict_follows_from_the_figures() {
    let idle = "TLE: ended after 3.1 s, with 0.0 s of processor time: it slept or waited";
    let fails = |clause: &str| Some(Err(clause.to_string()));
    for (measured, said) in [
        (ended(0.1, 0.1, 0.0), ""),
        (ended(1.0, 1.0, 0.0), ""),
        (ended(1.1, 1.001, 0.0), "TLE: more than 1 s"),
        // A busy machine: ten others run on each processor, or it is last of all.
        (ended(9.0, 0.7, 8.3), ""),
        (ended(60.0, 0.02, 59.9), ""),
        (ended(9.0, 1.1, 7.9), "TLE: more than 1 s"),
        // It sleeps, on an idle machine and on a busy one.
        (ended(2.9, 0.0, 0.0), ""),
        (ended(3.1, 0.0, 0.0), idle),
        (ended(4.0, 0.5, 0.6), ""),
        (ended(4.0, 0.5, 0.4), "TLE: ended after 4.0 s, with 0.5 s of processor time: it slept or waited"),
        // The judge was stopped for six seconds.
        (Measured { unseen: seconds(6.0), ..ended(6.5, 0.5, 0.0) }, ""),
        // Several threads wait at the same time.
        (ended(4.0, 0.5, 9.0), ""),
        (Measured { status: fails("exit status: 3"), ..ended(0.1, 0.1, 0.0) }, "RE: exit status: 3"),
        (Measured { status: fails("signal: 9"), ..ended(1.1, 1.1, 0.0) }, "TLE: more than 1 s"),
        (Measured { memory: Some(32 << 20), ..ended(0.1, 0.1, 0.0) }, ""),
        (Measured { memory: Some((32 << 20) + 1), ..ended(1.1, 1.1, 0.0) }, "MLE: more than 32 MB"),
        (Measured { memory: None, ..ended(0.1, 0.1, 0.0) }, ""),
        (Measured { written: OUTPUT, ..ended(0.1, 0.1, 0.0) }, ""),
        (Measured { written: OUTPUT + 1, memory: Some(1 << 40), ..ended(9.0, 9.0, 0.0) }, "OLE: more than 64 MB"),
        // The time waited is not known: what has hardly run is taken to sleep.
        (Measured { waited: None, ..ended(3.1, 0.0, 0.0) }, idle),
        (Measured { waited: None, ..ended(9.0, 0.5, 0.0) }, ""),
        // No processor time is known: the wall-clock time counts.
        (Measured { processor: None, waited: None, ..ended(0.9, 0.0, 0.0) }, ""),
        (Measured { processor: None, waited: None, ..ended(1.1, 0.0, 0.0) }, "TLE: more than 1 s"),
    ] {
        assert_eq!(verdict(&measured), said, "{measured:?}");
        // A program that still runs goes on as long as no limit is exceeded.
        let running = Measured { status: None, ..measured.clone() };
        let goes_on = said.is_empty() || said.starts_with("RE");
        assert_eq!(running.beyond(&LIMITS).is_none(), goes_on, "{running:?}");
        let said = said.replace("ended after", "no end after").replace("slept or waited", "sleeps or waits");
        assert_eq!(verdict(&running), if goes_on { String::new() } else { said }, "{running:?}");
    }
}

#[test]
fn a_program_may_sleep_for_three_limits_or_two_seconds_more() {
    for (time, asleep) in [(0.2, 2.2), (1.0, 3.0), (5.0, 15.0)] {
        assert_eq!(Limits { time: seconds(time), ..LIMITS }.asleep(), seconds(asleep));
    }
}

#[test]
fn the_memory_of_a_short_run_is_not_known() {
    for (milliseconds, kilobytes, is_known) in [(5, 256, true), (4, 256, false), (5, 255, false), (4, 255, false)] {
        let (elapsed, memory) = (Duration::from_millis(milliseconds), Some(kilobytes << 10));
        let measured = Measured { elapsed, memory, ..Measured::default() };
        assert_eq!(measured.peak(), memory.filter(|_| is_known), "{milliseconds} ms, {kilobytes} KB");
    }
    assert_eq!(Measured { elapsed: seconds(1.0), ..Measured::default() }.peak(), None);
}

#[test]
fn a_patient_run_says_what_it_needs() {
    let (right, wrong) = ((Verdict::Accepted, ""), (Verdict::Wrong, "board 1: no"));
    for (elapsed, time, slept, (verdict, why), said) in [
        (1.0, 1.0, 0.0, right, "AC, "),
        (2.0, 1.5, 0.0, right, "TLE, 1.50 s needed; the answers are right"),
        (2.0, 1.5, 0.0, wrong, "TLE, 1.50 s needed; then WA, board 1: no"),
        (20.0, 1.0, 0.0, right, "AC, "),
        (20.0, 1.0, 3.0, right, "AC, "),
        (20.0, 1.0, 3.1, right, "TLE, 20.0 s of wall-clock time needed; the answers are right"),
        (20.0, 1.0, 3.1, wrong, "TLE, 20.0 s of wall-clock time needed; then WA, board 1: no"),
        (20.0, 11.0, 0.0, (Verdict::OutOfTime, "more than 10 s"), "TLE, more than 10 s"),
    ] {
        let [elapsed, time, slept] = [elapsed, time, slept].map(seconds);
        let run = Run { verdict, why: why.to_string(), time, elapsed, slept, ..Run::default() };
        let run = run.needed(&LIMITS);
        assert_eq!(format!("{}, {}", run.verdict, run.why), said);
    }
}

/// The judges give a second and 32 MB, two seconds and 10 MB to C++, and nothing that is known.
#[test]
fn a_given_limit_decides_in_every_language() {
    for (program, command, options, time, memory, line) in [
        ("boj1525", "./a.out", "", 1.0, 32, "1 s of processor time, 32 MB (the judge's)"),
        ("boj1525", "./a.out", "--time 0.2", 0.2, 32, "0.2 s of processor time (given), 32 MB (the judge's)"),
        ("boj1525", "java Main", "--memory 40 --time 2.5", 2.5, 40, "2.5 s of processor time, 40 MB (given)"),
        ("mipt089", "java Main", "--memory 40 --time 2.5", 2.5, 40, "2.5 s of processor time, 40 MB (given)"),
        ("uva652", "./a.out", "--memory 40", 3.0, 40, "3 s of processor time (the default), 40 MB (given)"),
    ] {
        let given = Given::read(&TOOL, options.split_whitespace().map(OsString::from)).unwrap();
        let command: Vec<String> = command.split(' ').map(str::to_string).collect();
        let bounds = Bounds::of(find(program).unwrap(), "--time", &given, &command).unwrap();
        for (is_patient, time) in [(false, time), (true, 10.0 * time)] {
            let stop = bounds.stop(is_patient);
            assert_eq!((stop.time, stop.memory), (seconds(time), memory << 20), "{program} {options}");
        }
        let unmeasured = if cfg!(target_os = "linux") { " MB" } else { " MB, not measured here" };
        assert_eq!(bounds.line(), format!("limits: {}\n", line.replace(" MB", unmeasured)));
        assert_eq!(bounds.has_given_time(), options.contains("--time"), "{options}");
    }
}

#[test]
fn an_exception_of_windows_has_a_name_as_a_signal_has() {
    for (status, said) in [
        ("exit code: 0xc0000005", "exit code: 0xc0000005 (access violation)"),
        ("exit code: 0xc00000fd", "exit code: 0xc00000fd (stack overflow)"),
        ("exit code: 0xc000013a", "exit code: 0xc000013a"),
        ("signal: 11 (SIGSEGV)", "signal: 11 (SIGSEGV)"),
    ] {
        assert_eq!(ending(status), said);
    }
}

/// What the limits line says, and what it says of a run of 6 s and 1500 MB that is accepted.
#[test]
fn a_language_has_the_limits_that_are_known() {
    for (program, language, stop, line, note) in [
        ("boj1525", None, (1, 32), "1 s, 32 MB (the judge's)", ""),
        ("boj1525", Some(Python), (5, 96), "5 s, 96 MB (BOJ's for Python)", ""),
        (
            "boj1525",
            Some(Java),
            (3, 1024),
            "3 s (BOJ's for Java), 80 MB (BOJ's for Java; UP TO 1024 MB)",
            "1500 MB of BOJ's 80 MB for Java; ITSELF",
        ),
        ("boj11112", Some(Java), (3, 1024), "3 s (BOJ's for Java), 1024 MB (the default)", ""),
        (
            "hdu1043",
            Some(Java),
            (10, 1024),
            "10 s (HDU's for Java), 64 MB (HDU's for Java; UP TO 1024 MB)",
            "1500 MB of HDU's 64 MB for Java; ITSELF",
        ),
        ("hdu1043", Some(Python), (5, 32), "5 s, 32 MB (HDU's for languages other than Java)", ""),
        (
            "uva652",
            Some(Python),
            (11, 1024),
            "3 s (the default; UP TO 11 s), 1024 MB (the default)",
            "6.00 s of the default 3 s; UNKNOWN",
        ),
        ("luogu_p1379", Some(Python), (3, 1024), "3 s, 1024 MB (the default)", ""),
        (
            "mipt089",
            Some(Python),
            (8, 1024),
            "2 s (C++'s; UP TO 8 s), 10 MB (C++'s; UP TO 1024 MB)",
            "6.00 s of C++'s 2 s; UNKNOWN; 1500 MB of C++'s 10 MB; UNKNOWN",
        ),
    ] {
        let (problem, known) = (find(program).unwrap(), " is not known here");
        let (judge, tongue) = (problem.judge.name, language.map_or(String::new(), |language| language.to_string()));
        let bounds = Bounds::for_language(problem, language);
        assert_eq!((bounds.limits.time.as_secs(), bounds.limits.memory >> 20), stop, "{program}, {language:?}");
        let said = bounds.line().replace(" of processor time", "").replace("decides nothing up to", "UP TO");
        assert!(said.starts_with(&format!("limits: {line}")), "{program}, {language:?}: {said}");
        assert_eq!(said.contains(" is not known here\n"), line.contains("UP TO"), "{said}");
        let run = Run { verdict: Verdict::Accepted, time: seconds(6.0), memory: Some(1500 << 20), ..Run::default() };
        let note = note.replace("ITSELF", &format!("whether {judge} counts the memory of {tongue} itself{known}"));
        let note = note.replace("UNKNOWN", &format!("what {judge} allows {tongue}{known}"));
        assert_eq!(bounds.noted(run).why, note, "{program}, {language:?}");
        let wrong = Run { verdict: Verdict::Wrong, time: seconds(6.0), why: "no".to_string(), ..Run::default() };
        assert_eq!(bounds.noted(wrong).why, "no");
    }
}

#[test]
fn the_command_tells_the_language() {
    let folder = crate::tool::scratch("languages");
    for (name, text) in [
        ("one", "#!/usr/bin/env python3\nprint(1)\n"),
        ("two", "#! /usr/bin/node --stack-size=9\n1\n"),
        ("three", "print(1)\n"),
        ("four", "#!/bin/sh\njava Main\n"),
    ] {
        std::fs::write(folder.join(name), text).unwrap();
    }
    for (command, wanted) in [
        ("java -cp . Main", Some(Java)),
        ("C:\\Java\\bin\\Java.EXE Main", Some(Java)),
        ("python3.11 a.py", Some(Python)),
        ("py -3 a.py", Some(Python)),
        ("pypy3 a.py", Some(PyPy)),
        ("node a.js", Some(Node)),
        ("ruby a.rb", Some(Ruby)),
        ("env -i X=1 python3 a.py", Some(Python)),
        ("FOLDER/one", Some(Python)),
        ("env FOLDER/one", Some(Python)),
        ("FOLDER/two", Some(Node)),
        ("FOLDER/three", None),
        ("FOLDER/four", None),
        ("./a.out java", None),
        ("javac Main.java", None),
        ("sh -c java", None),
        ("env", None),
    ] {
        // The folder may have spaces in its name.
        let in_folder = |word: &str| word.replace("FOLDER", folder.to_str().unwrap());
        let words: Vec<String> = command.split(' ').map(in_folder).collect();
        assert_eq!(language(&words), wanted as Option<Language>, "{command}");
    }
}
