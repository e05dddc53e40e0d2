//! The trace of a search: every node follows from the one before, and every step from the steps before it.

use scripts::boards::random::{solvable, Random};
use scripts::kit::grid::{Case, Grid};
use scripts::methods::catalogue::METHODS;
use scripts::methods::effort::Traced;
use scripts::methods::method::{Method, MethodSettings, Trial};
use scripts::methods::trace::{Event, Part, Step, Trace};
use scripts::problems::goals;
use scripts::problems::reader::board;
use std::collections::HashSet;
use std::time::Duration;

/// It takes the time that it needs, also on a busy machine.
fn traced(method: &Method, case: &Case, most: usize, only: bool) -> Trial {
    let mut settings = MethodSettings { traced: Traced { most, only }, ..MethodSettings::default() };
    settings.limits.time = Duration::from_secs(1000);
    method.run(case, &settings)
}

/// Each board with each method that takes it and has a trace.
fn traces(boards: &[Case]) -> impl Iterator<Item = (&Case, &'static Method)> {
    let methods = |case| METHODS.iter().filter(move |method| method.has_trace() && method.takes(case));
    boards.iter().flat_map(move |case| methods(case).map(move |method| (case, method)))
}

/// The number of random boards.
const RANDOM: usize = if !crate::TAKES_ALL { 1 } else { 4 };

/// These, then boards a few moves from the goal.
fn boards() -> Vec<Case> {
    let goal = Grid::in_order(3, 3, 8);
    let mut random = Random::new(21);
    let mut cases: Vec<Case> =
        (0..RANDOM).map(|_| Case { start: solvable(&goal, &mut random), goal: goal.clone() }).collect();
    for start in ["1 2 3 4 5 6 7 8 0", "1 2 3 4 5 6 0 7 8", "1 3 6 4 2 0 7 5 8", "0 1 3 4 2 5 7 8 6"] {
        cases.push(goals::case(board(start).unwrap(), "blank-last").unwrap());
    }
    cases
}

/// Checks that each node is its parent after a move.
fn check_nodes(trace: &Trace, case: &Case) {
    for (index, node) in trace.nodes.iter().enumerate() {
        match (node.parent, node.mv) {
            (Some(parent), Some(mv)) => {
                let before = &trace.nodes[parent];
                assert!(parent < index && before.part == node.part && node.g == before.g + 1);
                assert_eq!(before.board.after(mv).as_ref(), Some(&node.board));
            }
            (None, None) => {
                let root = match node.part {
                    Part::From("goal") => case.goal.clone(),
                    Part::From("twin") => case.start.twin(),
                    _ => case.start.clone(),
                };
                assert!(node.g == 0 && node.board == root, "{node:?}");
            }
            half => panic!("{half:?}"),
        }
    }
    let whole = trace.nodes.iter().filter(|node| node.part == Part::Whole).count();
    assert!(whole <= 60 + 60, "a node and the move that undoes the one to it");
}

/// Checks a step against those before it.
fn check(step: &Step, before: &[Step], trace: &Trace) {
    let node = &trace.nodes[step.node];
    let had = |event: Event, index: usize| before.iter().any(|step| step.node == index && step.event == event);
    let is_open = |index: usize| {
        (had(Event::Generated, index) || had(Event::Start, index))
            && !had(Event::Expanded, index)
            && !had(Event::Outdated, index)
    };
    let (_, f) = node.h_and_priority.unwrap_or_default();
    match (step.event, node.part) {
        (Event::Expanded | Event::Goal | Event::Outdated, _) => assert!(is_open(step.node)),
        (Event::Generated | Event::Seen | Event::Redundant | Event::Threshold | Event::Limit | Event::Met, _) => {
            assert!(node.parent.is_none_or(|parent| had(Event::Expanded, parent)));
        }
        (Event::Undoes, _) => {
            let grandparent = trace.nodes[node.parent.unwrap()].parent.unwrap();
            assert_eq!(trace.nodes[grandparent].board, node.board);
        }
        (Event::Start, _) => assert_eq!(node.parent, None),
    }
    match (step.event, node.part) {
        (Event::Generated, Part::Round(threshold)) => assert!(f <= threshold),
        (Event::Threshold, Part::Round(threshold)) => assert!(f > threshold),
        (Event::Threshold, _) => panic!("a threshold"),
        (Event::Seen, part) => {
            let boards = trace.nodes[..step.node].iter().filter(|other| other.part == part && other.g <= node.g);
            let mut known = boards.map(|other| &other.board);
            assert!(known.any(|board| *board == node.board));
        }
        (Event::Expanded, Part::Whole) if node.h_and_priority.is_some() => {
            let open = (0..trace.nodes.len()).filter(|&index| is_open(index));
            let least = open.filter_map(|index| trace.nodes[index].h_and_priority).map(|(h, f)| (f, h)).min();
            assert_eq!(least, node.h_and_priority.map(|(h, f)| (f, h)), "the best of the open list is expanded");
        }
        _ => (),
    }
}

#[test]
fn nodes_and_steps_follow_from_those_before() {
    for (case, method) in traces(&boards()) {
        let trace = traced(method, case, 60, true).trace;
        check_nodes(&trace, case);
        let seen: HashSet<usize> = trace.steps.iter().map(|step| step.node).collect();
        assert_eq!(seen.len(), trace.nodes.len(), "{}: every node has a step", method.name);
        for (at, step) in trace.steps.iter().enumerate() {
            check(step, &trace.steps[..at], &trace);
        }
    }
}

#[test]
fn a_trace_that_is_long_enough_has_every_node() {
    for (case, method) in traces(&boards()[RANDOM..]) {
        let trial = traced(method, case, 1_000_000, false);
        let count = |event: Event| trial.trace.steps.iter().filter(|step| step.event == event).count() as u64;
        assert_eq!(count(Event::Expanded), trial.expanded, "{}", method.name);
        let reached = trial.trace.nodes.iter().filter(|node| node.parent.is_some()).count() as u64;
        assert_eq!(Some(reached - count(Event::Undoes)), trial.generated, "{}", method.name);
        let end = trial.trace.steps.last().unwrap();
        assert!([Event::Goal, Event::Met].contains(&end.event), "{}: {end:?}", method.name);
        let plain = method.run(case, &MethodSettings::default());
        assert!(plain.ended == trial.ended && plain.expanded == trial.expanded && plain.trace.nodes.is_empty());
    }
}
