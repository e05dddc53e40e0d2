//! The textbook's methods on a board, as in `compare`: their lessons, costs and traces.

use super::solve::read;
use crate::json;
use scripts::kit::grid::Case;
use scripts::methods::catalogue;
use scripts::methods::effort::{SearchLimits, Traced};
use scripts::methods::lessons::boards::{BOARDS, PATH};
use scripts::methods::lessons::pseudocode::Line;
use scripts::methods::lessons::LESSONS;
use scripts::methods::method::{Method, MethodSettings};
use scripts::problems::goals::case;
use scripts::problems::reader::board;
use scripts::problems::replay::spell;
use std::time::Duration;

/// The limits of a method: less than those of `compare`, for a person waits, and a browser has other pages to hold.
const LIMITS: SearchLimits = SearchLimits { memory: 400_000_000, time: Duration::from_secs(5) };

/// Returns the lessons as JSON.
pub fn lessons() -> String {
    let line = |line: &Line| {
        let acts = json::list(line.acts.iter().map(|event| json::text(event.words())));
        format!("{{\"text\":{},\"acts\":{acts}}}", json::both(&line.text))
    };
    json::list(LESSONS.iter().map(|lesson| {
        format!(
            "{{\"name\":\"{}\",\"title\":{},\"text\":{},\"idea\":{},\"before\":{},\"code\":{}}}\n",
            lesson.method,
            json::both(&lesson.title),
            json::both(&lesson.text),
            json::both(&lesson.idea),
            json::optional(lesson.before, json::text),
            json::list(lesson.lines().map(line))
        )
    }))
}

/// Returns the boards worth a lesson as JSON, and the path through them.
pub fn path() -> [String; 2] {
    let boards = BOARDS.iter().map(|board| {
        let (title, read) = (json::both(&board.title), read(board.goal, board.board));
        format!("{{\"name\":\"{}\",\"title\":{title},{}", board.name, &read[1..])
    });
    let stops = PATH.iter().map(|stop| {
        let [board, method] = [stop.board, stop.method].map(json::text);
        let (beside, look) = (json::optional(stop.beside, json::text), json::both(&stop.look));
        let step = stop.step;
        format!("{{\"board\":{board},\"method\":{method},\"beside\":{beside},\"step\":{step},\"look\":{look}}}\n")
    });
    [json::list(boards), json::list(stops)]
}

/// Returns the method of this name, and the board with its goal.
fn find(name: &str, goal: &str, text: &str) -> Result<(&'static Method, Case), String> {
    let (method, case) = (catalogue::find(name)?, case(board(text)?, goal)?);
    if case.solvable() || method.takes_unsolvable() {
        Ok((method, case))
    } else {
        Err("no moves lead to the goal".to_string())
    }
}

/// Runs a method on a board, and returns its moves or why there are none, and its counts. While it runs, it writes the
/// number of nodes expanded so far to standard error, a line each.
///
/// # Errors
/// There is no such method, the board or the goal is malformed, or no moves lead there.
pub fn method(name: &str, goal: &str, text: &str) -> Result<String, String> {
    let (method, case) = find(name, goal, text)?;
    let settings =
        MethodSettings { limits: LIMITS, report: |expanded| eprintln!("{expanded}"), ..MethodSettings::default() };
    let trial = method.run(&case, &settings);
    let (moves, why) = match trial.ended {
        Ok(Some(moves)) => (Some(spell(&moves)), String::new()),
        Ok(None) => (None, "Cut".to_string()),
        Err(stop) => (None, format!("{stop:?}")),
    };
    Ok(format!(
        "{{\"moves\":{},\"why\":{},\"expanded\":{},\"held\":{},\"shortest\":{}}}\n",
        json::optional(moves, |moves| json::text(&moves)),
        json::text(&why),
        trial.expanded,
        json::optional(trial.held, |held| held.to_string()),
        method.promises(&case, &settings)
    ))
}

/// The nodes of a tree that the page draws.
const DRAWN: usize = 100;

/// The method whose first nodes are the kit's: on 3 x 3 and 4 x 4, the kit begins with this search.
const BEGINNING: &str = "astar-manhattan-seen";

/// Returns the first nodes of a method on a board, and the steps of its search.
///
/// # Errors
/// As for [`method`].
pub fn trace(name: &str, goal: &str, text: &str) -> Result<String, String> {
    let (method, case) = find(if name == "kit" { BEGINNING } else { name }, goal, text)?;
    let traced = Traced { most: DRAWN, only: true };
    let settings = MethodSettings { limits: LIMITS, traced, ..MethodSettings::default() };
    let trial = method.run(&case, &settings);
    let rows = trial.trace.rows(method.scale(&settings)).into_iter();
    let row = |row: Vec<String>| json::list(row.iter().map(|cell| json::text(cell)));
    Ok(format!("{{\"rows\":{}}}\n", json::list(rows.map(row))))
}
