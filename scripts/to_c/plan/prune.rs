//! Drops branches on a constant, blocks that are never reached, copies, unused values, and steps that only lead to an
//! abort; addresses in data are put there when the program starts.

use super::flow::reverse_postorder;
use super::{indices, tables};
use crate::ir::{Block, Body, End, Function, Local, Op, Program, Step, Type, Value, Way};
use crate::operator::Operator;
use crate::refusal::Refusal;
use std::collections::{BTreeMap, BTreeSet};

/// Prunes every function, and drops those that are no longer called.
pub fn prune(mut program: Program) -> Result<Program, Refusal> {
    while shorten_aborts(&mut program) {}
    program.functions.values_mut().for_each(tidy);
    tables::copy(&mut program);
    program.functions.values_mut().for_each(|function| while drop_unused(function) {});
    let mut program =
        Program::reached(|name| Ok::<_, Refusal>((program.functions.remove(name), program.globals.remove(name))))?;
    program.functions.values_mut().for_each(indices::define);
    store_addresses(&mut program)?;
    Ok(program)
}

/// Puts addresses into data where the program starts: in C it depends on the machine how they lie in memory.
fn store_addresses(program: &mut Program) -> Result<(), Refusal> {
    let mut stores = Vec::new();
    for (name, global) in &program.globals {
        for (place, target, offset) in &global.addresses {
            if place % 8 != 0 || global.is_bytes() {
                return Err(Refusal::plain("an address that is not aligned is not supported in C"));
            }
            let operands = vec![Value::Global(name.clone(), *place as i64), Value::Global(target.clone(), *offset)];
            stores.push(Step { def: None, op: Op::Store(Type::Ptr), operands });
        }
    }
    if let Some(main) = program.functions.get_mut("main") {
        main.blocks[0].steps.splice(0..0, stores);
    }
    Ok(())
}

fn tidy(function: &mut Function) {
    drop_unreached(function);
    replace_copies(function);
    decide(function);
    drop_unreached(function);
    replace_copies(function);
    join_offsets(function);
}

/// Makes a jump of each branch on what is a number by now.
fn decide(function: &mut Function) {
    for end in function.blocks.iter_mut().map(|body| &mut body.end) {
        if let (Way::Branch, Some(Value::Int(number)), [then, other]) = (&end.way, &end.value, &end.next[..]) {
            let to = if *number == 0 { *other } else { *then };
            *end = End { way: Way::Go, value: None, next: vec![to] };
        }
    }
}

/// Empties the blocks that are never reached.
fn drop_unreached(function: &mut Function) {
    let next = function.next();
    let reached: BTreeSet<Block> = reverse_postorder(&next, None).into_iter().collect();
    for (block, body) in function.blocks.iter_mut().enumerate() {
        if !reached.contains(&block) {
            *body = Body::default();
        }
        for phi in &mut body.phis {
            phi.from.retain(|(_, from)| reached.contains(from) && next[*from].contains(&block));
            phi.from.sort_by_key(|(_, from)| *from);
            phi.from.dedup_by_key(|(_, from)| *from);
        }
    }
}

/// Puts what a copy, a phi with one source, or a bit that is 0 whatever the other operand stands for in its place.
fn replace_copies(function: &mut Function) {
    let mut stands_for: BTreeMap<Local, Value> = BTreeMap::new();
    for body in &mut function.blocks {
        body.phis.retain(|phi| match phi.from.as_slice() {
            [(value, _)] => stands_for.insert(phi.def, value.clone()).is_some(),
            _ => true,
        });
        body.steps.retain(|step| match (&step.op, &step.operands[..], step.def) {
            (Op::Same, [value], Some(def)) => stands_for.insert(def, value.clone()).is_some(),
            (Op::Binary(bits, _), values, Some(def)) if bits.operator == Operator::BitAnd => {
                let known = |value: &Value| value.local().and_then(|local| stands_for.get(&local)).cloned();
                let is_zero = |value: &Value| known(value).unwrap_or(value.clone()) == Value::Int(0);
                !values.iter().any(is_zero) || stands_for.insert(def, Value::Int(0)).is_some()
            }
            _ => true,
        });
    }
    function.each_value(|value| {
        while let Value::Local(local) = value {
            match stands_for.get(local) {
                Some(other) => *value = other.clone(),
                None => break,
            }
        }
    });
}

/// Makes one of an offset from an offset.
fn join_offsets(function: &mut Function) {
    let constant = |step: &Step| match (&step.op, &step.operands[..]) {
        (Op::Offset(offset), [base]) => Some((step.def?, (base.clone(), offset.constant))),
        _ => None,
    };
    let constant: BTreeMap<Local, (Value, i64)> = function.steps().filter_map(constant).collect();
    for step in function.blocks.iter_mut().flat_map(|body| &mut body.steps) {
        if let (Op::Offset(offset), [base, ..]) = (&mut step.op, &mut step.operands[..]) {
            while let Some((before, more)) = base.local().and_then(|local| constant.get(&local)) {
                *base = before.clone();
                offset.constant += more;
            }
            if let Value::Global(_, bytes) = base {
                *bytes += std::mem::take(&mut offset.constant);
            }
        }
    }
}

/// Drops steps without an effect whose value nobody uses, and returns whether there were any.
fn drop_unused(function: &mut Function) -> bool {
    let mut used = BTreeSet::new();
    used.extend(function.values().filter_map(Value::local));
    let mut dropped = false;
    for body in &mut function.blocks {
        let before = body.steps.len() + body.phis.len();
        body.steps.retain(|step| step.has_effect() || step.def.is_none_or(|def| used.contains(&def)));
        body.phis.retain(|phi| used.contains(&phi.def));
        dropped |= before > body.steps.len() + body.phis.len();
    }
    dropped
}

/// Ends every block where nothing but an abort can follow, and returns whether there was one.
fn shorten_aborts(program: &mut Program) -> bool {
    let only_aborts = |function: &&Function| function.name != "main" && only_abort_follows(&function.blocks[0]);
    let aborting = program.functions.values().filter(only_aborts).map(|function| function.name.clone());
    let aborting: BTreeSet<String> = aborting.chain(std::iter::once("abort".to_string())).collect();
    let ends = |step: &Step| matches!(step.called(), Some(name) if aborting.contains(name));
    let mut changed = false;
    for function in program.functions.values_mut() {
        let ends_so: Vec<bool> = function.blocks.iter().map(only_abort_follows).collect();
        for body in &mut function.blocks {
            let next = &body.end.next;
            let leads_there = !next.is_empty() && next.iter().all(|&block| ends_so[block]);
            let at = body.steps.iter().position(ends);
            if leads_there || at.is_some() {
                body.steps.truncate(at.unwrap_or(body.steps.len()));
                body.end = End { way: Way::Abort, ..End::default() };
                changed = true;
            }
        }
    }
    changed
}

/// Checks whether a block only leads to an abort, with no call before it.
fn only_abort_follows(body: &Body) -> bool {
    matches!(body.end.way, Way::Abort) && !body.steps.iter().any(|step| matches!(step.op, Op::Call(_)))
}
