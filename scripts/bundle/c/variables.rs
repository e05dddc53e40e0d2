//! Gives the values of a function their variables: those that never live at the same time may share one.
//!
//! A phi and what flows into it share one wherever they can, so that most of them cost no assignment; then every other
//! value takes the first variable of its type that is free (Chaitin, 1982).

use super::ir::{Block, Function, Local, Op, Type, Value};
use super::trees::Trees;
use std::collections::{BTreeMap, BTreeSet};

/// The variables of a function.
pub struct Variables {
    /// For each value that has a variable, its number.
    pub of: BTreeMap<Local, usize>,
    /// The type of each variable.
    pub types: Vec<Type>,
    /// How often each is written about.
    pub uses: Vec<usize>,
}

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

/// The values that need a variable, those together that are wished to share one and can, in the order of their first.
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

/// What a variable of C would be: all integers up to a size are alike.
pub fn kind(ty: &Type) -> Type {
    match ty {
        Type::Int(_) => Type::Int(8 * ty.size() as u32),
        other => other.clone(),
    }
}

/// Whether a step has its place in the text, and is not written where its value is used.
pub fn is_statement(trees: &Trees, def: Option<Local>, op: &Op) -> bool {
    match def {
        _ if matches!(op, Op::Frame(_)) => false,
        Some(def) => !trees.in_place.contains_key(&def),
        None => true,
    }
}

/// For each value that needs a variable, those that live when it begins to.
fn rivals(function: &Function, trees: &Trees) -> BTreeMap<Local, BTreeSet<Local>> {
    let frames: BTreeSet<Local> =
        function.steps().filter(|step| matches!(step.op, Op::Frame(_))).filter_map(|step| step.def).collect();
    let leaves = |value: &Value| {
        let mut leaves = Vec::new();
        trees.leaves(value, &mut leaves);
        leaves.retain(|leaf| !frames.contains(leaf));
        leaves
    };
    let mut rivals: BTreeMap<Local, BTreeSet<Local>> = BTreeMap::new();
    let live_in = live_in(function, trees, &leaves);
    for block in 0..function.blocks.len() {
        let mut born = |def: Local, live: &BTreeSet<Local>| {
            rivals.entry(def).or_default();
            for &other in live.iter().filter(|&&other| other != def) {
                rivals.entry(def).or_default().insert(other);
                rivals.entry(other).or_default().insert(def);
            }
        };
        let mut live = live_out(function, block, &live_in, &leaves);
        backwards(function, trees, block, &mut live, &leaves, &mut born);
        let phis: Vec<Local> = function.blocks[block].phis.iter().map(|phi| phi.def).collect();
        let params: &[Local] = if block == 0 { &function.params } else { &[] };
        let starts: Vec<Local> = phis.iter().chain(params).copied().collect();
        live.extend(&starts);
        starts.iter().for_each(|&def| born(def, &live));
    }
    rivals
}

/// Goes from the end of a block to behind its phis, and tells of each value that begins to live.
fn backwards(
    function: &Function,
    trees: &Trees,
    block: Block,
    live: &mut BTreeSet<Local>,
    leaves: &dyn Fn(&Value) -> Vec<Local>,
    born: &mut dyn FnMut(Local, &BTreeSet<Local>),
) {
    let body = &function.blocks[block];
    body.end.value().into_iter().for_each(|value| live.extend(leaves(value)));
    for step in body.steps.iter().rev().filter(|step| is_statement(trees, step.def, &step.op)) {
        if let Some(def) = step.def.filter(|&def| function.types[def] != Type::Void) {
            let needed = live.remove(&def) || !step.op.has_effect() || trees.uses[def] > 0;
            if needed {
                born(def, live);
            }
        }
        step.op.operands().into_iter().for_each(|value| live.extend(leaves(value)));
        // The part that is inserted is read after the whole is copied, so the two must not share a variable.
        if let (Op::Insert(_, part, _), Some(def)) = (&step.op, step.def) {
            born(def, &leaves(part).into_iter().collect());
        }
    }
}

fn live_out(
    function: &Function,
    block: Block,
    live_in: &[BTreeSet<Local>],
    leaves: &dyn Fn(&Value) -> Vec<Local>,
) -> BTreeSet<Local> {
    let mut live = BTreeSet::new();
    for to in function.blocks[block].end.next() {
        live.extend(&live_in[to]);
        for (value, _) in function.blocks[to].phis.iter().flat_map(|phi| &phi.from).filter(|(_, from)| *from == block) {
            live.extend(leaves(value));
        }
    }
    live
}

/// For each block, what lives at its start beside its phis.
fn live_in(function: &Function, trees: &Trees, leaves: &dyn Fn(&Value) -> Vec<Local>) -> Vec<BTreeSet<Local>> {
    let mut live_in = vec![BTreeSet::new(); function.blocks.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for block in (0..function.blocks.len()).rev() {
            let mut live = live_out(function, block, &live_in, leaves);
            backwards(function, trees, block, &mut live, leaves, &mut |_, _| {});
            function.blocks[block].phis.iter().for_each(|phi| {
                live.remove(&phi.def);
            });
            if live != live_in[block] {
                live_in[block] = live;
                changed = true;
            }
        }
    }
    live_in
}

/// Pairs of values that had better share a variable, the most wished for first.
fn wishes(function: &Function, trees: &Trees) -> Vec<(Local, Local)> {
    let (mut copies, mut changes) = (Vec::new(), Vec::new());
    for body in &function.blocks {
        for phi in &body.phis {
            for (value, _) in &phi.from {
                match value {
                    Value::Local(local) if !trees.in_place.contains_key(local) => copies.push((phi.def, *local)),
                    _ => changes.extend(first_leaf(trees, value).map(|leaf| (phi.def, leaf))),
                }
            }
        }
        for step in body.steps.iter().filter(|step| is_statement(trees, step.def, &step.op)) {
            if let Some(def) = step.def {
                let first = step.op.operands().first().and_then(|value| first_leaf(trees, value));
                let into = if matches!(step.op, Op::Insert(..)) { &mut copies } else { &mut changes };
                into.extend(first.map(|leaf| (def, leaf)));
            }
        }
    }
    copies.extend(changes);
    copies
}

fn first_leaf(trees: &Trees, value: &Value) -> Option<Local> {
    let mut leaves = Vec::new();
    trees.leaves(value, &mut leaves);
    leaves.first().copied()
}
