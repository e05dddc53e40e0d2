//! Decides which values are written where they are used, and which need a variable.
//!
//! A value with one use is written in its place when nothing comes between that could change it; what costs nothing to
//! write again, such as an address with a constant added, is written wherever it is used.

use crate::intrinsics::READ;
use crate::ir::{Cast, Function, Local, Op, Step, Value};
use std::collections::BTreeMap;

/// The expressions of a function.
pub struct Trees<'a> {
    /// The steps that define the values that are written in place.
    pub in_place: BTreeMap<Local, &'a Step>,
    /// Those of all values.
    pub defs: BTreeMap<Local, &'a Step>,
    /// How often each value is written.
    pub uses: Vec<usize>,
}

/// What an expression must not be moved across: nothing, stores, or also reads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Bound {
    Free,
    Reads,
    Calls,
}

impl<'a> Trees<'a> {
    pub fn new(function: &'a Function) -> Trees<'a> {
        let uses = count_uses(function);
        let defs = function.steps().filter_map(|step| Some((step.def?, step))).collect();
        let mut trees = Trees { in_place: BTreeMap::new(), defs, uses };
        for block in 0..function.blocks.len() {
            trees.block(function, block);
        }
        trees
    }

    /// Goes through a block and lets each value wait for its use, until something comes that it must not move past.
    fn block(&mut self, function: &'a Function, block: usize) {
        let body = &function.blocks[block];
        // Values that may still be written in place, with their bounds.
        let mut waiting: BTreeMap<Local, Bound> = BTreeMap::new();
        for step in &body.steps {
            let mut bound = own_bound(step);
            let used = |value: &&Value| matches!(value, Value::Local(local) if waiting.contains_key(local));
            let taken: Vec<Local> = step.operands.iter().filter(used).filter_map(Value::local).collect();
            if matches!(step.op, Op::Select) {
                // Only one of the two is written where it is reached, and a call has to happen in any case.
                self.settle(&mut waiting, Bound::Calls);
            }
            for local in &taken {
                bound = bound.max(waiting.remove(local).unwrap_or(Bound::Free));
            }
            if step.has_effect() {
                self.settle(&mut waiting, Bound::Reads);
            } else if bound == Bound::Reads {
                self.settle(&mut waiting, Bound::Calls);
            }
            let Some(def) = step.def else { continue };
            let is_statement = matches!(step.op, Op::Frame(_) | Op::Insert(_));
            if !is_statement && (is_free(&step.op) || self.uses[def] == 1) {
                self.in_place.insert(def, step);
                waiting.insert(def, bound);
            }
        }
        self.end_of_block(function, block, waiting);
    }

    /// At its end a block decides, and then the phis of the next take their values: they may read, as nothing comes
    /// between.
    fn end_of_block(&mut self, function: &Function, block: usize, mut waiting: BTreeMap<Local, Bound>) {
        let body = &function.blocks[block];
        if let Some(local) = body.end.value.as_ref().and_then(Value::local) {
            waiting.remove(&local);
        }
        let taken: Vec<Local> = function.taken_from(block).filter_map(Value::local).collect();
        waiting.retain(|local, bound| !(taken.contains(local) && *bound == Bound::Reads));
        self.settle(&mut waiting, Bound::Reads);
    }

    /// Gives variables to what waits and is bound at least so much.
    fn settle(&mut self, waiting: &mut BTreeMap<Local, Bound>, least: Bound) {
        let settled: Vec<Local> =
            waiting.iter().filter(|(_, bound)| **bound >= least).map(|(local, _)| *local).collect();
        for local in settled {
            waiting.remove(&local);
            self.in_place.remove(&local);
        }
    }

    /// Checks whether a value is written where it is used, and has no variable.
    pub fn is_in_place(&self, value: &Value) -> bool {
        value.local().is_some_and(|local| self.in_place.contains_key(&local))
    }

    /// The variables that a value is written with.
    pub fn leaves(&self, value: &Value) -> Vec<Local> {
        match value.local().map(|local| (local, self.in_place.get(&local))) {
            Some((_, Some(step))) => step.operands.iter().flat_map(|operand| self.leaves(operand)).collect(),
            Some((local, None)) => vec![local],
            None => Vec::new(),
        }
    }
}

fn own_bound(step: &Step) -> Bound {
    match step.op {
        Op::Call(_) => Bound::Calls,
        Op::Load | Op::Intrinsic(READ, _) => Bound::Reads,
        _ => Bound::Free,
    }
}

/// Checks whether an operation is as short as a variable, wherever it is written.
fn is_free(op: &Op) -> bool {
    match op {
        Op::Offset(offset) => offset.factors.is_empty(),
        Op::Cast(Cast::Zext | Cast::Fit, _) | Op::Extract(_) => true,
        _ => false,
    }
}

/// Counts how often each value is written, when those that are free are written wherever they are used.
fn count_uses(function: &Function) -> Vec<usize> {
    let free = function.steps().filter(|step| is_free(&step.op));
    let free = free.filter_map(|step| Some((step.def?, step))).collect();
    let mut uses = vec![0; function.types.len()];
    for body in &function.blocks {
        let steps = body.steps.iter().filter(|step| !is_free(&step.op));
        let phis = body.phis.iter().flat_map(|phi| &phi.from).map(|(value, _)| value);
        let values = phis.chain(&body.end.value).chain(steps.flat_map(|step| &step.operands));
        values.for_each(|value| count_use(value, &free, &mut uses));
    }
    uses
}

/// Counts a use of a value, and of what it is made of if that is written again.
fn count_use(value: &Value, free: &BTreeMap<Local, &Step>, uses: &mut [usize]) {
    if let Value::Local(local) = value {
        uses[*local] += 1;
        let operands = free.get(local).into_iter().flat_map(|step| &step.operands);
        operands.for_each(|operand| count_use(operand, free, uses));
    }
}
