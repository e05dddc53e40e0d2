//! Gives a number to an index that may have any value, where its address is computed before it is known to be used.
//!
//! In IR, such an address does no harm until something is read there. In C, a pointer beyond its array is undefined.

use crate::intrinsics::READ;
use crate::ir::{Block, Function, Local, Op, Phi, Step, Type, Value};
use std::collections::{BTreeMap, BTreeSet};

/// Lets 0 be the value of each phi, where any would do, from which the index of such an address is computed.
pub fn define(function: &mut Function) {
    let indices = Sources::new(function).of_early_addresses();
    let Function { blocks, types, .. } = function;
    let phis = blocks.iter_mut().flat_map(|body| &mut body.phis);
    for phi in phis.filter(|phi| indices.contains(&phi.def) && matches!(types[phi.def], Type::Int(_))) {
        phi.from.iter_mut().filter(|(value, _)| *value == Value::Undef).for_each(|(value, _)| *value = Value::Int(0));
    }
}

/// Where a value is needed: in a block, or on the way from it to the next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    In(Block),
    After(Block),
}

/// What the values of a function come from.
struct Sources<'a> {
    function: &'a Function,
    phis: BTreeMap<Local, (Block, &'a Phi)>,
    /// For each value that is computed and not read, its operands.
    computed: BTreeMap<Local, Vec<Local>>,
}

impl<'a> Sources<'a> {
    fn new(function: &'a Function) -> Sources<'a> {
        let blocks = function.blocks.iter().enumerate();
        let phis = blocks.flat_map(|(block, body)| body.phis.iter().map(move |phi| (phi.def, (block, phi))));
        let operands = |step: &Step| step.operands.iter().filter_map(Value::local).collect();
        let computed = function.steps().filter(|step| !is_access(step));
        let computed = computed.filter_map(|step| Some((step.def?, operands(step)))).collect();
        Sources { function, phis: phis.collect(), computed }
    }

    /// Returns the phis from which the addresses are computed that are computed early.
    fn of_early_addresses(&self) -> BTreeSet<Local> {
        let mut left = self.early();
        let (mut seen, mut found) = (BTreeSet::new(), BTreeSet::new());
        while let Some((local, place)) = left.pop() {
            if !seen.insert((local, place)) {
                continue;
            }
            left.extend(self.computed.get(&local).into_iter().flatten().map(|&operand| (operand, place)));
            if let Some((_, phi)) = self.phis.get(&local).filter(|(own, _)| self.leads_unasked(*own, place)) {
                found.insert(local);
                left.extend(phi.from.iter().filter_map(|(value, from)| Some((value.local()?, Place::After(*from)))));
            }
        }
        found
    }

    /// Returns the addresses with an index, and their places, that are computed where nothing may be read or written there:
    /// not those that are accessed in their own block, or written where their only access is.
    fn early(&self) -> Vec<(Local, Place)> {
        let is_indexed = |step: &&Step| matches!(&step.op, Op::Offset(offset) if !offset.factors.is_empty());
        let blocks = &self.function.blocks;
        let accesses =
            |block: Block, value: &Value| blocks[block].steps.iter().filter(|step| is_access_to(step, value)).count();
        let mut found = Vec::new();
        for (block, body) in blocks.iter().enumerate() {
            for address in body.steps.iter().filter(is_indexed).filter_map(|step| step.def) {
                let value = Value::Local(address);
                let anywhere: usize = (0..blocks.len()).map(|other| accesses(other, &value)).sum();
                let uses = self.function.values().filter(|other| **other == value).count();
                let is_early = accesses(block, &value) == 0 && (uses > 1 || anywhere == 0);
                found.extend(Some((address, Place::In(block))).filter(|_| is_early));
            }
        }
        found
    }

    /// Whether a way leads from a block with phis to a place, on which no decision depends on one of these phis: it might
    /// tell whether another of them has a value.
    fn leads_unasked(&self, from: Block, to: Place) -> bool {
        let mut reached = BTreeSet::from([from]);
        let mut left = vec![from];
        while let Some(block) = left.pop() {
            let end = &self.function.blocks[block].end;
            let asks = end.value.as_ref().and_then(Value::local).is_some_and(|value| self.depends_on(value, from));
            match to {
                Place::In(to) if to == block => return true,
                Place::After(to) if to == block && !asks => return true,
                _ if asks => {}
                _ => left.extend(end.next.iter().filter(|next| reached.insert(**next))),
            }
        }
        false
    }

    /// Whether a value is computed from a phi of a block.
    fn depends_on(&self, value: Local, block: Block) -> bool {
        let is_phi = self.phis.get(&value).is_some_and(|(own, _)| *own == block);
        is_phi || self.computed.get(&value).into_iter().flatten().any(|&operand| self.depends_on(operand, block))
    }
}

/// Whether a step would do harm with an address of no meaning.
fn is_access(step: &Step) -> bool {
    step.has_effect() || matches!(step.op, Op::Load | Op::Intrinsic(READ, _))
}

/// Whether a step certainly reads or writes at an address.
fn is_access_to(step: &Step, address: &Value) -> bool {
    match step.op {
        Op::Call(_) => step.operands.contains(address),
        _ => is_access(step) && step.operands.first() == Some(address),
    }
}
