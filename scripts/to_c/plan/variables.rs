//! Assigns variables to the values of a function; values that are never live at the same time may share one.
//!
//! A phi and what flows into it share one wherever they can, so that most of them cost no assignment; then every other
//! value takes the first variable of its type that is free (Chaitin, 1982).

use super::trees::Trees;
use crate::ir::{Block, Function, Local, Op, Step, Type, Value};
use std::collections::{BTreeMap, BTreeSet};

/// The variables of a function.
pub struct Variables {
    /// For each value that has a variable, its number.
    pub of: BTreeMap<Local, usize>,
    /// The type of each variable.
    pub types: Vec<Type>,
    /// How often each is mentioned.
    pub uses: Vec<usize>,
}

/// For each value, the values that interfere with it.
type Rivals = BTreeMap<Local, BTreeSet<Local>>;

/// Values that share a variable so far.
struct Class {
    kind: Type,
    members: BTreeSet<Local>,
    /// Values that live when one of these does.
    rivals: BTreeSet<Local>,
}

impl Class {
    fn goes_with(&self, other: &Class) -> bool {
        self.kind == other.kind && self.rivals.is_disjoint(&other.members)
    }

    fn take(&mut self, mut other: Class) {
        self.members.append(&mut other.members);
        self.rivals.append(&mut other.rivals);
    }
}

impl Variables {
    pub fn new(function: &Function, trees: &Trees) -> Variables {
        let mut variables: Vec<Class> = Vec::new();
        for class in wished_for(function, trees) {
            match variables.iter_mut().find(|variable| variable.goes_with(&class)) {
                Some(variable) => variable.take(class),
                None => variables.push(class),
            }
        }
        let frame = |(frame, _)| Class { kind: Type::Ptr, members: BTreeSet::from([frame]), rivals: BTreeSet::new() };
        variables.extend(function.frames().map(frame));
        let uses = |class: &Class| class.members.iter().map(|&member| 1 + trees.uses[member]).sum();
        Variables {
            uses: variables.iter().map(uses).collect(),
            of: (0..)
                .zip(&variables)
                .flat_map(|(at, class)| class.members.iter().map(move |&member| (member, at)))
                .collect(),
            types: variables.into_iter().map(|class| class.kind).collect(),
        }
    }
}

/// Groups the values that need a variable with those that should and can share it, in the order of each group's first
/// value.
fn wished_for(function: &Function, trees: &Trees) -> Vec<Class> {
    let rivals = rivals(function, trees);
    let mut class_of: BTreeMap<Local, Local> = rivals.keys().map(|&local| (local, local)).collect();
    let new = |(local, rivals)| {
        let kind = kind(&function.types[local]);
        (local, Class { kind, members: BTreeSet::from([local]), rivals })
    };
    let mut classes: BTreeMap<Local, Class> = rivals.into_iter().map(new).collect();
    for (a, b) in wishes(function, trees) {
        let (Some(&a), Some(&b)) = (class_of.get(&a), class_of.get(&b)) else { continue };
        if a != b && classes[&a].goes_with(&classes[&b]) {
            let other = classes.remove(&b).expect("a value has a class");
            class_of.extend(other.members.iter().map(|&member| (member, a)));
            classes.get_mut(&a).expect("a value has a class").take(other);
        }
    }
    let mut classes: Vec<Class> = classes.into_values().collect();
    classes.sort_by_key(|class| class.members.first().copied());
    classes
}

/// Returns the type of a variable for values of a type: integers are rounded up to whole bytes.
pub fn kind(ty: &Type) -> Type {
    match ty {
        Type::Int(_) => Type::Int(8 * ty.size() as u32),
        other => other.clone(),
    }
}

/// Checks whether a step is a statement, and not written where its value is used.
pub fn is_statement(trees: &Trees, step: &Step) -> bool {
    !matches!(step.op, Op::Frame(_)) && step.def.is_none_or(|def| !trees.in_place.contains_key(&def))
}

/// For each value that needs a variable, those that live when it begins to.
fn rivals(function: &Function, trees: &Trees) -> Rivals {
    // The sets of values that live at the start of each block, beside its phis, grow until nothing changes.
    let mut live_in = vec![BTreeSet::new(); function.blocks.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for block in (0..function.blocks.len()).rev() {
            let live = backwards(function, trees, block, &live_in, &mut |_, _| {});
            changed |= live != live_in[block];
            live_in[block] = live;
        }
    }
    let mut rivals = Rivals::new();
    for block in 0..function.blocks.len() {
        backwards(function, trees, block, &live_in, &mut |def, live| begins(def, live, &mut rivals));
    }
    function.frames().for_each(|(frame, _)| drop(rivals.remove(&frame)));
    rivals
}

/// Returns the values that live at the start of a block before its phis, and calls `on_begin` with each value that
/// begins in it and those that live then, from the end of the block to its start.
fn backwards(
    function: &Function,
    trees: &Trees,
    block: Block,
    live_in: &[BTreeSet<Local>],
    on_begin: &mut dyn FnMut(Local, &BTreeSet<Local>),
) -> BTreeSet<Local> {
    let body = &function.blocks[block];
    let mut live = BTreeSet::new();
    body.end.next.iter().for_each(|&to| live.extend(&live_in[to]));
    function.taken_from(block).chain(&body.end.value).for_each(|value| live.extend(trees.leaves(value)));
    for step in body.steps.iter().rev().filter(|step| is_statement(trees, step)) {
        if let Some(def) = step.def {
            if live.remove(&def) || !step.has_effect() || trees.uses[def] > 0 {
                on_begin(def, &live);
            }
        }
        step.operands.iter().for_each(|value| live.extend(trees.leaves(value)));
        // The part that is inserted is read after the whole is copied, so the two must not share a variable.
        if let (Op::Insert(_), [_, part], Some(def)) = (&step.op, &step.operands[..], step.def) {
            on_begin(def, &trees.leaves(part).into_iter().collect());
        }
    }
    let params = function.params.iter().copied().filter(|_| block == 0);
    let starts: Vec<Local> = body.phis.iter().map(|phi| phi.def).chain(params).collect();
    live.extend(&starts);
    starts.iter().for_each(|&def| on_begin(def, &live));
    live.retain(|local| !starts.contains(local));
    live
}

/// Records that a value begins to live beside others.
fn begins(def: Local, live: &BTreeSet<Local>, rivals: &mut Rivals) {
    rivals.entry(def).or_default();
    for &other in live.iter().filter(|&&other| other != def) {
        rivals.entry(def).or_default().insert(other);
        rivals.entry(other).or_default().insert(def);
    }
}

/// Pairs of values that should share a variable, the most useful first.
fn wishes(function: &Function, trees: &Trees) -> Vec<(Local, Local)> {
    let (mut copies, mut changes) = (Vec::new(), Vec::new());
    for body in &function.blocks {
        for phi in &body.phis {
            for (value, _) in &phi.from {
                match value {
                    Value::Local(local) if !trees.in_place.contains_key(local) => copies.push((phi.def, *local)),
                    _ => changes.extend(trees.leaves(value).first().map(|leaf| (phi.def, *leaf))),
                }
            }
        }
        for step in body.steps.iter().filter(|step| is_statement(trees, step)) {
            if let Some(def) = step.def {
                let first = step.operands.first().map_or(Vec::new(), |value| trees.leaves(value));
                let into = if matches!(step.op, Op::Insert(_)) { &mut copies } else { &mut changes };
                into.extend(first.first().map(|leaf| (def, *leaf)));
            }
        }
    }
    copies.extend(changes);
    copies
}
