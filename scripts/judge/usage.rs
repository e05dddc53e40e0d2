//! What a running program has used, as Linux accounts for it: processor time and memory. Elsewhere nothing is known.

use std::fs;
use std::time::Duration;

/// The use of a program and of the processes that it has started, as far as it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// User and system time; the time of children that were waited for is a multiple of 10 ms.
    pub processor: Option<Duration>,
    /// The peak in bytes: of all processes that run at one time, the sum of the peak of each.
    pub memory: Option<u64>,
}

impl Usage {
    /// Reads the use of a process and its descendants, also of one that has ended and was not waited for.
    pub fn of(process: u32) -> Usage {
        // A parent is read before its children, whose time becomes its own when they end: so no time is counted twice.
        let mut left = children(process);
        let mut sum = Usage { processor: processor(process), memory: memory(process) };
        while let Some(child) = left.pop() {
            left.extend(children(child));
            sum.processor = sum.processor.map(|time| time + processor(child).unwrap_or_default());
            sum.memory = sum.memory.map(|bytes| bytes + memory(child).unwrap_or_default());
        }
        sum
    }

    /// The larger of both uses.
    pub fn max(self, other: Usage) -> Usage {
        Usage { processor: self.processor.max(other.processor), memory: self.memory.max(other.memory) }
    }
}

/// The children of all threads of a process.
fn children(process: u32) -> Vec<u32> {
    let threads = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    let lists = threads.filter_map(|thread| fs::read_to_string(thread.path().join("children")).ok());
    lists.flat_map(|list| list.split_whitespace().filter_map(|child| child.parse().ok()).collect::<Vec<_>>()).collect()
}

/// The unit of time in the statistics of a process.
const TICK: Duration = Duration::from_millis(10);

/// The processor time of a process and of its children that it has waited for.
fn processor(process: u32) -> Option<Duration> {
    let statistics = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The second field, a name in parentheses, may contain blanks. The 14th to the 17th are times.
    let (_, after_name) = statistics.rsplit_once(')')?;
    let ticks: Vec<u32> = after_name.split_whitespace().skip(11).take(4).flat_map(str::parse).collect();
    let [user, system, children_user, children_system] = ticks[..] else { return None };
    let scheduled = scheduled(process).unwrap_or_default();
    Some(scheduled.max(TICK * (user + system)) + TICK * (children_user + children_system))
}

/// The time of the main thread by the scheduler, to the nanosecond.
fn scheduled(process: u32) -> Option<Duration> {
    let account = fs::read_to_string(format!("/proc/{process}/schedstat")).ok()?;
    Some(Duration::from_nanos(account.split(' ').next()?.parse().ok()?))
}

/// The peak memory of a process in bytes.
fn memory(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(1024 * kilobytes)
}
