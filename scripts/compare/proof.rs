//! The other proof that a board has or has not an answer: the board and its twin, searched in turns.

use crate::report::grouped;
use scripts::methods::catalogue::Settings;
use scripts::methods::effort::{Effort, Stop};
use scripts::methods::state::Wide;
use scripts::methods::twin::in_turns;
use scripts::problems::argument::line;
use scripts::problems::grid::Case;

/// What the proof comes to, in two lines.
pub fn proof(case: &Case, settings: &Settings) -> String {
    let twin = case.twin();
    let mut effort = Effort::new(settings.limits);
    let ended = in_turns::<Wide>(case, &mut effort);
    let said = match ended {
        Ok(reached) if reached.twin => ended_by("the twin", reached.moves.len(), "the board has no answer"),
        Ok(reached) => ended_by("the board", reached.moves.len(), "the twin has no answer"),
        Err(Stop::Memory) => format!("neither has ended within {} MB", settings.limits.memory / 1_000_000),
        Err(Stop::Time) => format!("neither has ended within {} s", settings.limits.time.as_secs_f64()),
    };
    let boards = format!("{}; its twin: {}", line(&case.start), line(&twin.start));
    format!("{}\n{}; boards expanded by both: {}\n", boards, said, grouped(effort.work.expanded))
}

fn ended_by(which: &str, moves: usize, therefore: &str) -> String {
    format!("{which} reaches the goal in {moves} moves, so {therefore}")
}
