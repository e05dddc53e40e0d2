//! Makes one copy of a constant of many stores of numbers side by side, such as those of `vec![2, 3, 5, ..]`: C compilers
//! take long for thousands of statements.

use crate::intrinsics::READ;
use crate::ir::{Function, Global, Local, Op, Program, Step, Type, Value};
use std::collections::{BTreeMap, BTreeSet};

/// The fewest stores that become a copy.
const FEWEST: usize = 32;

/// Stores of a block that fill memory from lower to higher addresses, without a gap. Nothing reads memory between them.
struct Run {
    /// The place of each in the block.
    steps: Vec<usize>,
    first: Value,
    /// Where the next would store.
    next: Place,
    bytes: Vec<u8>,
}

/// An address as a base and an offset in bytes.
type Place = (Value, i64);

/// Makes copies in all functions.
pub fn copy(program: &mut Program) {
    let mut tables = Vec::new();
    for function in program.functions.values_mut() {
        let places = places(function);
        for body in &mut function.blocks {
            let runs = runs(&body.steps, &places);
            for (number, run) in (tables.len()..).zip(&runs) {
                body.steps[run.steps[0]] = run.copy(number);
            }
            let others: BTreeSet<usize> = runs.iter().flat_map(|run| &run.steps[1..]).copied().collect();
            let mut numbers = 0..;
            body.steps.retain(|_| numbers.next().is_some_and(|number| !others.contains(&number)));
            tables.extend(runs);
        }
    }
    program.globals.extend((0..).zip(tables).map(|(number, run)| (name(number), run.table())));
}

/// The addresses that are others and a constant.
fn places(function: &Function) -> BTreeMap<Local, Place> {
    let place = |step: &Step| match (&step.op, &step.operands[..]) {
        (Op::Offset(offset), [base]) => Some((step.def?, (base.clone(), offset.constant))),
        _ => None,
    };
    function.steps().filter_map(place).collect()
}

/// The long runs of a block.
fn runs(steps: &[Step], places: &BTreeMap<Local, Place>) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut goes_on = false;
    for (number, step) in steps.iter().enumerate() {
        if let Some((address, bytes)) = stored(step) {
            let (base, offset) = place(address, places);
            if !(goes_on && runs.last().is_some_and(|run| run.next == (base.clone(), offset))) {
                runs.push(Run { steps: Vec::new(), first: address.clone(), next: (base, offset), bytes: Vec::new() });
            }
            let run = runs.last_mut().expect("one was added");
            run.steps.push(number);
            run.next.1 += bytes.len() as i64;
            run.bytes.extend(bytes);
        }
        goes_on = stored(step).is_some() || goes_on && !(step.has_effect() || is_read(step));
    }
    runs.retain(|run| run.steps.len() >= FEWEST);
    runs
}

/// The address of a number that is stored, and its bytes.
fn stored(step: &Step) -> Option<(&Value, Vec<u8>)> {
    match (&step.op, &step.operands[..]) {
        (Op::Store(ty @ (Type::Int(_) | Type::Double)), [address, Value::Int(number)]) => {
            Some((address, number.to_le_bytes()[..ty.size() as usize].to_vec()))
        }
        _ => None,
    }
}

fn place(address: &Value, places: &BTreeMap<Local, Place>) -> Place {
    match address {
        Value::Local(local) => places.get(local).cloned().unwrap_or((address.clone(), 0)),
        Value::Global(name, offset) => (Value::Global(name.clone(), 0), *offset),
        _ => (address.clone(), 0),
    }
}

fn is_read(step: &Step) -> bool {
    matches!(step.op, Op::Load | Op::Intrinsic(READ, _))
}

fn name(number: usize) -> String {
    format!("table {number}")
}

impl Run {
    /// The step that copies the table with a number. No other step sees whether the bytes are there earlier.
    fn copy(&self, number: usize) -> Step {
        let [function, table] = ["memcpy".to_string(), name(number)].map(|name| Value::Global(name, 0));
        let operands = vec![function, self.first.clone(), table, Value::Int(self.bytes.len() as u64)];
        Step { def: None, op: Op::Call(vec![Type::Ptr, Type::Ptr, Type::Int(64)]), operands }
    }

    fn table(self) -> Global {
        Global { constant: true, unnamed: true, align: 1, bytes: self.bytes, addresses: Vec::new() }
    }
}
