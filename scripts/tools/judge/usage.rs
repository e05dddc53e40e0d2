//! What a running program has used, as Linux accounts for it: processor time and memory. Elsewhere nothing is known.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The use of a program and of the processes that it has started, as far as it is known.
#[derive(Clone, Debug, Default)]
pub struct Usage {
    /// User and system time; the time of children that were waited for is a multiple of 10 ms.
    pub processor: Option<Duration>,
    /// The peak in bytes: of all processes that run at one time, the sum of the peak of each.
    pub memory: Option<u64>,
    /// The time that each thread seen so far was ready to run and waited for a processor.
    waits: HashMap<PathBuf, Duration>,
}

impl Usage {
    /// Notes what a process and its descendants have used by now. The process may have ended, if it was not waited for.
    pub fn look(&mut self, process: u32) {
        // A parent is read before its children, whose time becomes its own when they end: so no time is counted twice.
        let mut left = self.children(process);
        let (mut used, mut bytes) = (processor(process), memory(process));
        while let Some(child) = left.pop() {
            left.extend(self.children(child));
            used = used.map(|time| time + processor(child).unwrap_or_default());
            bytes = bytes.map(|bytes| bytes + memory(child).unwrap_or_default());
        }
        (self.processor, self.memory) = (self.processor.max(used), self.memory.max(bytes));
    }

    /// The time that all threads were ready to run and waited for a processor, if it is known.
    pub fn waited(&self) -> Option<Duration> {
        (!self.waits.is_empty()).then(|| self.waits.values().sum())
    }

    /// Returns the children of all threads of a process, and notes how long the threads have waited.
    fn children(&mut self, process: u32) -> Vec<u32> {
        let mut children = Vec::new();
        for thread in fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten() {
            let list = fs::read_to_string(thread.path().join("children")).unwrap_or_default();
            children.extend(list.split_whitespace().flat_map(str::parse::<u32>));
            if let Some((_, waited)) = schedule(&thread.path()) {
                self.waits.insert(thread.path(), waited);
            }
        }
        children
    }
}

/// The unit of time in the statistics of a process.
const TICK: Duration = Duration::from_millis(10);

/// The processor time of a process and of its children that it has waited for.
fn processor(process: u32) -> Option<Duration> {
    let folder = format!("/proc/{process}");
    let statistics = fs::read_to_string(format!("{folder}/stat")).ok()?;
    // The second field, a name in parentheses, may contain blanks. The 14th to the 17th are times.
    let (_, after_name) = statistics.rsplit_once(')')?;
    let ticks: Vec<u32> = after_name.split_whitespace().skip(11).take(4).flat_map(str::parse).collect();
    let [user, system, children_user, children_system] = ticks[..] else { return None };
    let ran = schedule(Path::new(&folder)).map_or(Duration::ZERO, |(ran, _)| ran);
    Some(ran.max(TICK * (user + system)) + TICK * (children_user + children_system))
}

/// The time that a thread, or the main thread of a process, has run, and the time that it has waited for a processor, both
/// to the nanosecond. Returns `None` for a thread that has not run yet, or if the scheduler keeps no account.
fn schedule(folder: &Path) -> Option<(Duration, Duration)> {
    let account = fs::read_to_string(folder.join("schedstat")).ok()?;
    let mut times = account.split_whitespace().map_while(|time| Some(Duration::from_nanos(time.parse().ok()?)));
    let (ran, waited) = (times.next()?, times.next()?);
    (!ran.is_zero()).then_some((ran, waited))
}

/// The peak memory of a process in bytes.
fn memory(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(1024 * kilobytes)
}
