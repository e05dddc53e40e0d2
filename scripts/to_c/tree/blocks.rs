//! Statements of C for the blocks of a function.

use super::ctype::CType;
use super::expr::Expr;
use super::jumps::simplify;
use super::names::Names;
use super::shorten::shorten;
use super::statement::{Arm, Definition, Statement, EXIT};
use super::values::Translator;
use crate::ir::{Block, Function, Local, Op, Phi, Step, Type, Value, Way};
use crate::plan::flow::Flow;
use crate::plan::trees::Trees;
use crate::plan::variables::{is_statement, Variables};
use crate::refusal::Outcome;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// Translates a function.
pub fn definition(function: &Function, names: &Names) -> Outcome<Definition> {
    let trees = Trees::new(function);
    let variables = Variables::new(function, &trees);
    let mut fresh = names.locals(function);
    let variable_names = variable_names(&variables, &mut fresh);
    let translator = Translator { function, names, trees, variables, variable_names };
    let array = if function.frames().next().is_some() { fresh.next().unwrap_or_default() } else { String::new() };
    let (length, parts) = frame(&translator, &array)?;
    let flow = Flow::new(function);
    let mut blocks = Blocks { translator: &translator, flow: &flow, spare: BTreeSet::new(), fresh: Box::new(fresh) };
    let statements = shorten(simplify(blocks.block(0)?));
    let others = others(&translator, blocks.spare)?;
    let is_main = function.name == "main";
    Ok(Definition {
        name: if is_main { "main" } else { names.function(&function.name)? }.to_string(),
        result: if is_main { CType::INT } else { names.ty(&function.result)? },
        parameters: function.params.iter().map(|&local| translator.variable(local)).collect::<Outcome<_>>()?,
        inline: function.inline,
        frame: (array, length),
        variables: [(CType::Pointer, parts)].into_iter().chain(others).collect(),
        statements,
    })
}

/// Names for variables, the shortest for what is mentioned most often.
fn variable_names(variables: &Variables, fresh: &mut dyn Iterator<Item = String>) -> Vec<String> {
    let mut order: Vec<usize> = (0..variables.uses.len()).collect();
    order.sort_by_key(|&number| Reverse(variables.uses[number]));
    let names: BTreeMap<usize, String> = order.into_iter().zip(fresh).collect();
    names.into_values().collect()
}

/// The variables in the frame: the length of one array for all, and where each begins in it.
fn frame(translator: &Translator, array: &str) -> Outcome<(u64, Vec<Expr>)> {
    let (mut parts, mut length): (Vec<Expr>, u64) = (Vec::new(), 0);
    let mut first = Expr::name(array, CType::Other).cast(CType::Pointer);
    for (local, words) in translator.function.frames() {
        let variable = translator.variable(local)?;
        parts.push(Expr::assign(variable.clone(), first.clone().plus(8 * length as i64)));
        if length == 0 {
            first = variable;
        }
        length += words;
    }
    Ok((length, parts))
}

/// All other variables by their types.
fn others(translator: &Translator, spare: BTreeSet<(Type, String)>) -> Outcome<BTreeMap<CType, Vec<Expr>>> {
    let (function, variables) = (translator.function, &translator.variables);
    let declared = function.params.iter().copied().chain(function.frames().map(|(frame, _)| frame));
    let declared: BTreeSet<usize> = declared.map(|local| variables.of[&local]).collect();
    let all = variables.types.iter().zip(&translator.variable_names).enumerate();
    let others = all.filter(|(number, _)| !declared.contains(number)).map(|(_, variable)| variable);
    let mut by_type: BTreeMap<CType, Vec<Expr>> = BTreeMap::new();
    for (ty, name) in others.chain(spare.iter().map(|(ty, name)| (ty, name))) {
        let ty = translator.names.ty(ty)?;
        by_type.entry(ty).or_default().push(Expr::name(name, ty));
    }
    Ok(by_type)
}

/// An assignment to a phi.
struct Copy {
    /// The number of its variable.
    to: usize,
    value: Expr,
    /// The numbers of the variables in the value.
    read: BTreeSet<usize>,
}

/// Makes statements of the blocks of a function.
struct Blocks<'a> {
    translator: &'a Translator<'a>,
    flow: &'a Flow,
    /// Variables for phis that exchange their values.
    spare: BTreeSet<(Type, String)>,
    fresh: Box<dyn Iterator<Item = String> + 'a>,
}

impl Blocks<'_> {
    /// A block and all that is written within and behind it.
    fn block(&mut self, block: Block) -> Outcome<Vec<Statement>> {
        let body = &self.translator.function.blocks[block];
        let mut statements = Vec::new();
        for step in body.steps.iter().filter(|step| is_statement(&self.translator.trees, step)) {
            statements.extend(self.step(step)?);
        }
        statements.extend(self.end(block)?);
        for &behind in &self.flow.behind[block] {
            statements.extend(self.block(behind)?);
        }
        if self.flow.is_loop[block] {
            statements = vec![Statement::Loop(block, statements)];
            for &after in &self.flow.after_loop[block] {
                statements.extend(self.block(after)?);
            }
        }
        statements.insert(0, Statement::Label(block));
        Ok(statements)
    }

    fn step(&self, step: &Step) -> Outcome<Vec<Statement>> {
        let translator = self.translator;
        Ok(match (&step.op, &step.operands[..], step.def) {
            (Op::Store(ty), [address, value], _) => {
                // An address is a number there.
                let number = if *ty == Type::Ptr { &Type::Int(64) } else { ty };
                vec![Statement::assign(translator.load(number, address)?, self.stored(ty, value)?)]
            }
            (Op::Insert(number), [whole, part], Some(def)) => self.insert(def, whole, part, *number)?,
            (_, _, Some(def)) if translator.variables.of.contains_key(&def) => {
                let value = translator.op(step, &translator.function.types[def])?;
                vec![Statement::assign(translator.variable(def)?, value)]
            }
            (.., def) if step.has_effect() => {
                let ty = def.map_or(Type::Void, |def| translator.function.types[def].clone());
                vec![Statement::Do(translator.op(step, &ty)?)]
            }
            _ => Vec::new(),
        })
    }

    /// A value as it is stored in memory.
    fn stored(&self, ty: &Type, value: &Value) -> Outcome<Expr> {
        Ok(match (ty, value) {
            (Type::Ptr, Value::Int(address)) => Expr::constant(*address, 64),
            (Type::Ptr, Value::Global(..) | Value::Local(_)) => self.translator.value(value, ty)?.cast(CType::Size),
            _ => self.translator.value(value, ty)?,
        })
    }

    /// Puts a part into a struct; what the struct was before is copied first.
    fn insert(&self, def: Local, whole: &Value, part: &Value, number: usize) -> Outcome<Vec<Statement>> {
        let translator = self.translator;
        let variable = translator.variable(def)?;
        let ty = translator.function.types[def].member(number).ok_or("a member that its type does not have")?;
        let member = variable.clone().member(number, translator.names.ty(ty)?);
        let part = Statement::assign(member, translator.value(part, ty)?);
        let before = match whole {
            Value::Local(_) => translator.value(whole, &Type::Ptr)?,
            _ => variable.clone(),
        };
        let copy = (before != variable).then(|| Statement::assign(variable, before));
        Ok(copy.into_iter().chain([part]).collect())
    }

    fn end(&mut self, block: Block) -> Outcome<Vec<Statement>> {
        let translator = self.translator;
        let end = &translator.function.blocks[block].end;
        Ok(match (&end.way, &end.value, &end.next[..]) {
            (Way::Go, _, [to]) => self.go(block, *to)?,
            (Way::Branch, Some(value), [then, other]) => {
                let condition = translator.value(value, &Type::Int(1))?;
                vec![Statement::If(condition, self.go(block, *then)?, self.go(block, *other)?)]
            }
            (Way::Switch(ty, cases), Some(value), [to @ .., other]) => {
                let value = translator.value(value, ty)?;
                vec![Statement::Switch(value, self.arms(block, cases.iter().zip(to), *other)?)]
            }
            (Way::Return, Some(value), _) => {
                vec![Statement::Return(translator.value(value, &translator.function.result)?)]
            }
            (Way::Return, None, _) => vec![Statement::Go(EXIT)],
            (Way::Abort, ..) => vec![Statement::Abort],
            _ => Vec::new(),
        })
    }

    /// The arms of a switch, one for each block that it leads to.
    fn arms<'a>(
        &mut self,
        from: Block,
        cases: impl Iterator<Item = (&'a u64, &'a Block)>,
        other: Block,
    ) -> Outcome<Vec<Arm>> {
        let mut arms: Vec<(Block, Vec<u64>)> = Vec::new();
        for (&case, to) in cases.filter(|(_, to)| **to != other) {
            match arms.iter_mut().find(|(block, _)| block == to) {
                Some((_, numbers)) => numbers.push(case),
                None => arms.push((*to, vec![case])),
            }
        }
        let body = &self.translator.function.blocks[other];
        if !(body.steps.is_empty() && matches!(body.end.way, Way::Never)) {
            arms.push((other, Vec::new()));
        }
        arms.into_iter().map(|(to, numbers)| Ok((numbers, self.go(from, to)?))).collect()
    }

    /// A block that is as short as a jump to it.
    fn short(&self, block: Block) -> Option<Statement> {
        let body = &self.translator.function.blocks[block];
        match (&body.steps[..], &body.end.way, &body.end.value) {
            ([], Way::Return, None) => Some(Statement::Go(EXIT)),
            ([], Way::Abort, _) => Some(Statement::Abort),
            _ => None,
        }
    }

    /// Writes the way from a block to the next: the values of its phis, and the block itself or a jump to it.
    fn go(&mut self, from: Block, to: Block) -> Outcome<Vec<Statement>> {
        if let Some(statement) = self.short(to) {
            return Ok(vec![statement]);
        }
        let phis = &self.translator.function.blocks[to].phis;
        let mut statements = self.copies(phis, from)?;
        if self.flow.inline[to] == Some(from) {
            statements.extend(self.block(to)?);
        } else {
            statements.push(Statement::Go(to));
        }
        Ok(statements)
    }

    /// Gives the phis their values, all at once: one that is still to be read is written later.
    fn copies(&mut self, phis: &[Phi], from: Block) -> Outcome<Vec<Statement>> {
        let copies = phis.iter().filter_map(|phi| self.copy(phi, from).transpose());
        let mut left = copies.collect::<Outcome<Vec<Copy>>>()?;
        let (mut statements, mut late) = (Vec::new(), Vec::new());
        while !left.is_empty() {
            let to = |at: usize| left[at].to;
            let is_free = |&at: &usize| (0..left.len()).all(|other| other == at || !left[other].read.contains(&to(at)));
            let free = (0..left.len()).find(is_free);
            let Copy { to, value, .. } = left.remove(free.unwrap_or(0));
            let mut target = self.translator.numbered(to)?;
            if free.is_none() {
                let spare = self.fresh.next().unwrap_or_default();
                self.spare.insert((self.translator.variables.types[to].clone(), spare.clone()));
                let spare = Expr::name(spare, target.ty);
                late.push(Statement::assign(target, spare.clone()));
                target = spare;
            }
            statements.push(Statement::assign(target, value));
        }
        statements.extend(late);
        Ok(statements)
    }

    /// The copy of a phi's value from a block, unless its variable holds that already.
    fn copy(&self, phi: &Phi, from: Block) -> Outcome<Option<Copy>> {
        let translator = self.translator;
        let value = phi.from.iter().find(|(value, block)| *block == from && *value != Value::Undef);
        let Some((value, _)) = value else { return Ok(None) };
        let leaves = translator.trees.leaves(value);
        let number = |leaf| translator.variables.of.get(leaf).copied();
        let read: BTreeSet<usize> = leaves.iter().filter_map(number).collect();
        let to = translator.variables.of[&phi.def];
        if !translator.trees.is_in_place(value) && read.contains(&to) {
            return Ok(None);
        }
        let value = translator.value(value, &translator.function.types[phi.def])?;
        Ok(Some(Copy { to, value, read }))
    }
}
