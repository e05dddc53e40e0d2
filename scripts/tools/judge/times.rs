//! How the time of a program divides into its start-up and its boards: a function of the figures of its runs.

use std::time::Duration;

/// What the runs of a program took, the first of which is on one easy board.
#[derive(Default)]
pub struct Times {
    runs: u32,
    boards: u32,
    sum: Duration,
    first: Duration,
    /// The shortest run.
    shortest: Duration,
    /// The start-up that the runs on several boards show.
    shown: Duration,
}

impl Times {
    /// Adds a run on some boards.
    pub fn add(&mut self, boards: u32, time: Duration) {
        if self.runs == 0 {
            (self.first, self.shortest) = (time, time);
        }
        self.runs += 1;
        self.boards += boards;
        self.sum += time;
        self.shortest = self.shortest.min(time);
        // No board takes less than the first. So what as many runs of the first board would take more is start-up, of which
        // this run has one.
        let shown = (self.first * boards).saturating_sub(time).checked_div(boards - 1);
        self.shown = self.shown.max(shown.unwrap_or_default());
    }

    /// The time that a run takes whatever its boards are. A single run may be nothing else.
    pub fn start_up(&self) -> Duration {
        if self.runs == 1 {
            return self.first;
        }
        self.shown.min(self.shortest)
    }

    /// The time beyond start-up for a board, on average.
    pub fn each(&self) -> Duration {
        self.sum.saturating_sub(self.start_up() * self.runs) / self.boards.max(1)
    }
}
