//! One function as C.

use super::expressions::Writer;
use super::flow::Flow;
use super::ir::{Block, End, Function, Kind, Local, Op, Phi, Step, Type, Value};
use super::names::{member, Names, Written};
use super::printer::Shown;
use super::shorten::shorten;
use super::statements::{simplify, Statement, EXIT};
use super::text::{number, Shape};
use super::trees::Trees;
use super::variables::{is_statement, Variables};
use std::collections::{BTreeMap, BTreeSet};

/// Writes a function; `fills` are statements that come before its own.
pub fn write(function: &Function, names: &Names, fills: &[String]) -> Written<Shown> {
    let trees = Trees::new(function);
    let variables = Variables::new(function, &trees);
    let mut fresh = names.locals(function, fills);
    let mut order: Vec<usize> = (0..variables.uses.len()).collect();
    order.sort_by_key(|&number| std::cmp::Reverse(variables.uses[number]));
    let mut variable_names = vec![String::new(); order.len()];
    for (number, name) in order.into_iter().zip(&mut fresh) {
        variable_names[number] = name;
    }
    let writer = Writer { function, names, trees, variables, variable_names };
    let mut declarations = frame(&writer, &mut fresh)?;
    let flow = Flow::new(function);
    let mut body = Statements { writer: &writer, flow: &flow, spare: BTreeSet::new(), fresh: Box::new(fresh) };
    let statements = shorten(simplify(body.block(0)?));
    let spare = body.spare;
    declarations.extend(body_declarations(&writer, &spare)?);
    Ok(Shown { head: head(&writer)?, declarations, statements })
}

/// The declarations of what is in the frame: one array, and where each part of it begins.
fn frame(writer: &Writer, fresh: &mut dyn Iterator<Item = String>) -> Written<Vec<String>> {
    if writer.function.frames().next().is_none() {
        return Ok(Vec::new());
    }
    let array = fresh.next().unwrap_or_default();
    let (mut pointers, mut first, mut length) = (Vec::new(), String::new(), 0);
    for (def, words) in writer.function.frames() {
        let name = writer.variable(def)?.text;
        if length == 0 {
            pointers.push(format!("{}=(P){}", name, array));
            first = name;
        } else {
            pointers.push(format!("{}={}+{}", name, first, 8 * length));
        }
        length += words;
    }
    Ok(vec![format!("U {}[{}]", array, length), format!("P {}", pointers.join(","))])
}

fn head(writer: &Writer) -> Written<String> {
    let function = writer.function;
    if function.name == "main" {
        return Ok("int main(void)".to_string());
    }
    let param =
        |&param: &Local| Ok(format!("{} {}", writer.names.ty(&function.types[param])?, writer.variable(param)?.text));
    let params: Written<Vec<String>> = function.params.iter().map(param).collect();
    let params = params?;
    let params = if params.is_empty() { "void".to_string() } else { params.join(",") };
    let result = match &function.result {
        Some(ty) => writer.names.ty(ty)?,
        None => "void".to_string(),
    };
    Ok(format!("{} {}({})", result, writer.names.function(&function.name)?, params))
}

/// One declaration for all variables of a type.
fn body_declarations(writer: &Writer, spare: &BTreeSet<(Type, String)>) -> Written<Vec<String>> {
    let declared = writer.function.params.iter().copied().chain(writer.function.frames().map(|(frame, _)| frame));
    let declared: BTreeSet<usize> = declared.map(|local| writer.variables.of[&local]).collect();
    let mut by_type: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (number, ty) in writer.variables.types.iter().enumerate().filter(|(number, _)| !declared.contains(number)) {
        by_type.entry(writer.names.ty(ty)?).or_default().push(&writer.variable_names[number]);
    }
    for (ty, name) in spare {
        by_type.entry(writer.names.ty(ty)?).or_default().push(name);
    }
    Ok(by_type.into_iter().map(|(ty, names)| format!("{} {}", ty, names.join(","))).collect())
}

/// Writes the blocks of a function as statements.
struct Statements<'a> {
    writer: &'a Writer<'a>,
    flow: &'a Flow,
    /// Variables for phis that exchange their values.
    spare: BTreeSet<(Type, String)>,
    fresh: Box<dyn Iterator<Item = String> + 'a>,
}

impl Statements<'_> {
    /// A block and all that is written within and behind it.
    fn block(&mut self, block: Block) -> Written<Vec<Statement>> {
        let body = &self.writer.function.blocks[block];
        let mut statements = Vec::new();
        for step in body.steps.iter().filter(|step| is_statement(&self.writer.trees, step)) {
            self.step(step, &mut statements)?;
        }
        self.end(block, &body.end, &mut statements)?;
        for &behind in &self.flow.behind[block] {
            statements.push(Statement::Label(behind));
            statements.extend(self.block(behind)?);
        }
        if self.flow.is_loop[block] {
            statements = vec![Statement::Label(block), Statement::Loop(block, statements)];
            for &after in &self.flow.after_loop[block] {
                statements.push(Statement::Label(after));
                statements.extend(self.block(after)?);
            }
        }
        Ok(statements)
    }

    fn step(&mut self, step: &Step, statements: &mut Vec<Statement>) -> Written<()> {
        let writer = self.writer;
        match (&step.op, step.def) {
            (Op::Store(ty, address, value), _) => {
                let place = writer.place(ty, address)?;
                let text = match (ty, value) {
                    (Type::Ptr, Value::Int(address)) => number(*address),
                    (Type::Ptr, Value::Global(..) | Value::Local(_)) => {
                        let text = writer.value(value, ty)?.cast("Z", Shape::Word).text;
                        text.replacen("(Z)(P)(Z)", "(Z)", 1)
                    }
                    _ => writer.value(value, ty)?.uncut().text.clone(),
                };
                statements.push(set(&place.text, &text, true));
            }
            (Op::Insert(whole, part, number), Some(def)) => {
                let name = writer.variable(def)?.text;
                if let Value::Local(_) = whole {
                    let text = writer.value(whole, &Type::Ptr)?.text;
                    if name != text {
                        statements.push(set(&name, &text, false));
                    }
                }
                let ty = writer.function.types[def].member(*number).ok_or("a member that its type does not have")?;
                let part = writer.value(part, ty)?;
                statements.push(set(&format!("{}.{}", name, member(*number)), &part.text, false));
            }
            (op, Some(def)) if writer.variables.of.contains_key(&def) => {
                let ty = &writer.function.types[def];
                let text = writer.op(op, ty)?;
                statements.push(set(&writer.variable(def)?.text, &text.uncut().text, ty.bits().is_some()));
            }
            (op, def) if op.has_effect() => {
                let ty = def.map_or(Type::Void, |def| writer.function.types[def].clone());
                statements.push(Statement::Do(without_cast(&writer.op(op, &ty)?.text)));
            }
            _ => {}
        }
        Ok(())
    }

    fn end(&mut self, block: Block, end: &End, statements: &mut Vec<Statement>) -> Written<()> {
        match (&end.kind, &end.value, &end.next[..]) {
            (Kind::Go, _, [to]) => statements.extend(self.go(block, *to)?),
            (Kind::Branch, Some(value), [then, other]) => {
                let condition = self.writer.value(value, &Type::Int(1))?;
                let (then, other) = (self.go(block, *then)?, self.go(block, *other)?);
                statements.push(Statement::If(condition, then, other));
            }
            (Kind::Switch(ty, cases), Some(value), [next @ .., other]) => {
                let value = self.writer.value(value, ty)?.text;
                let mut arms: Vec<(Block, Vec<String>)> = Vec::new();
                for (case, to) in cases.iter().zip(next).filter(|(_, to)| *to != other) {
                    match arms.iter_mut().find(|(block, _)| block == to) {
                        Some((_, numbers)) => numbers.push(number(*case)),
                        None => arms.push((*to, vec![number(*case)])),
                    }
                }
                if !self.is_never(*other) {
                    arms.push((*other, Vec::new()));
                }
                let arms = arms.into_iter().map(|(to, numbers)| Ok((numbers, self.go(block, to)?)));
                statements.push(Statement::Switch(value, arms.collect::<Written<_>>()?));
            }
            (Kind::Return, value, _) => {
                let text = match (value, &self.writer.function.result) {
                    (Some(value), Some(ty)) => Some(self.writer.value(value, ty)?.uncut().text.clone()),
                    _ => None,
                };
                statements.push(text.map_or(Statement::Go(EXIT), Statement::Return));
            }
            (Kind::Abort, ..) => statements.push(Statement::Abort),
            (Kind::Never, ..) => {}
            _ => return Err("a terminator without its value or its next blocks".to_string()),
        }
        Ok(())
    }

    fn is_never(&self, block: Block) -> bool {
        let body = &self.writer.function.blocks[block];
        body.steps.is_empty() && matches!(body.end.kind, Kind::Never)
    }

    /// A block that is as short as a jump to it.
    fn short(&self, block: Block) -> Option<Statement> {
        let body = &self.writer.function.blocks[block];
        match (&body.steps[..], &body.end.kind, &body.end.value) {
            ([], Kind::Return, None) => Some(Statement::Go(EXIT)),
            ([], Kind::Abort, _) => Some(Statement::Abort),
            _ => None,
        }
    }

    /// Writes the way from a block to the next: the values of its phis, and the block itself or a jump to it.
    fn go(&mut self, from: Block, to: Block) -> Written<Vec<Statement>> {
        if let Some(statement) = self.short(to) {
            return Ok(vec![statement]);
        }
        let phis = &self.writer.function.blocks[to].phis;
        let mut statements = self.copies(phis, from)?;
        if self.flow.inline[to] == Some(from) {
            statements.extend(self.block(to)?);
        } else {
            statements.push(Statement::Go(to));
        }
        Ok(statements)
    }

    /// Gives the phis their values, all at once: one that is still to be read is written later.
    fn copies(&mut self, phis: &[Phi], from: Block) -> Written<Vec<Statement>> {
        let writer = self.writer;
        let mut left: Vec<(usize, &Value, Local, BTreeSet<usize>)> = Vec::new();
        for phi in phis {
            let value = match phi.from.iter().find(|(_, block)| *block == from) {
                Some((value, _)) if *value != Value::Undef => value,
                _ => continue,
            };
            let leaves = writer.trees.leaves(value);
            let read: BTreeSet<usize> =
                leaves.iter().filter_map(|leaf| writer.variables.of.get(leaf).copied()).collect();
            let to = writer.variables.of[&phi.def];
            let is_there = writer.written_in_place(value).is_none() && read.contains(&to);
            if !is_there {
                left.push((to, value, phi.def, read));
            }
        }
        let mut statements = Vec::new();
        let mut late = Vec::new();
        while !left.is_empty() {
            let free = |at: &usize| {
                left.iter().enumerate().all(|(other, copy)| other == *at || !copy.3.contains(&left[*at].0))
            };
            let at = (0..left.len()).find(free);
            let (to, value, def, _) = left.remove(at.unwrap_or(0));
            let ty = &writer.function.types[def];
            let text = writer.value(value, ty)?.uncut().text.clone();
            let is_number = ty.bits().is_some();
            let name = writer.variable_names[to].clone();
            if at.is_some() {
                statements.push(set(&name, &text, is_number));
            } else {
                let spare = self.fresh.next().unwrap_or_default();
                self.spare.insert((writer.variables.types[to].clone(), spare.clone()));
                statements.push(set(&spare, &text, is_number));
                late.push(set(&name, &spare, false));
            }
        }
        statements.extend(late);
        Ok(statements)
    }
}

fn set(place: &str, value: &str, is_number: bool) -> Statement {
    Statement::Set(place.to_string(), value.to_string(), is_number)
}

fn without_cast(text: &str) -> String {
    text.strip_prefix("(P)").or_else(|| text.strip_prefix("(U)")).unwrap_or(text).to_string()
}
