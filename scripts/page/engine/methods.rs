//! The textbook's methods on a board, as in `compare`.

use crate::json;
use scripts::cli::options::unknown;
use scripts::methods::catalogue::{Method, Settings, METHODS};
use scripts::methods::effort::Limits;
use scripts::problems::argument::case;
use scripts::problems::reader::board;
use scripts::problems::replay::spell;
use std::time::Duration;

/// The limits of a method: less than those of `compare`, for a person waits, and a browser has other pages to hold.
const LIMITS: Limits = Limits { memory: 400_000_000, time: Duration::from_secs(5) };

/// Returns the taught methods as JSON.
pub fn methods() -> String {
    let taught = METHODS.iter().filter_map(|method| Some((method, method.heading?)));
    let method = |(method, heading): (&Method, &str)| {
        let about = json::text(method.about);
        format!("{{\"name\":\"{}\",\"about\":{about},\"anchor\":\"{}\"}}", method.name, anchor(heading))
    };
    json::list(taught.map(method))
}

/// The anchor of a heading, as GitHub and others make it.
fn anchor(heading: &str) -> String {
    let kept = heading.to_lowercase();
    let kept = kept.chars().filter(|&letter| letter.is_alphanumeric() || letter == ' ' || letter == '-');
    kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

/// Runs a method on a board, and returns its moves or why there are none, and its counts. While it runs, it writes the
/// number of nodes expanded so far to standard error, a line each.
///
/// # Errors
/// There is no such method, the board or the goal is malformed, or no moves lead there.
pub fn method(name: &str, goal: &str, text: &str) -> Result<String, String> {
    let found = METHODS.iter().find(|method| method.name == name);
    let method = found.ok_or_else(|| unknown("method", name, METHODS.iter().map(|method| method.name)))?;
    let case = case(board(text)?, goal)?;
    if !case.solvable() {
        return Err("no moves lead to the goal".to_string());
    }
    let settings = Settings { limits: LIMITS, report: |expanded| eprintln!("{expanded}"), ..Settings::default() };
    let trial = method.run(&case, &settings);
    let (moves, why) = match trial.ended {
        Ok(Some(moves)) => (Some(format!("\"{}\"", spell(&moves))), String::new()),
        Ok(None) => (None, format!("none within {} moves", settings.cut)),
        Err(stop) => (None, stop.clause(&LIMITS)),
    };
    Ok(format!(
        "{{\"moves\":{},\"why\":{},\"expanded\":{},\"generated\":{},\"shortest\":{}}}\n",
        json::optional(moves, |moves| moves),
        json::text(&why),
        trial.expanded,
        json::optional(trial.generated, |generated| generated.to_string()),
        method.promises(&case, &settings)
    ))
}
