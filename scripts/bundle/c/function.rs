//! One function as C.

use super::expressions::Writer;
use super::flow::Flow;
use super::ir::{Block, Function, Local, Op, Phi, Step, Type, Value, Way};
use super::names::{member, Names, Written};
use super::printer::Shown;
use super::shorten::shorten;
use super::statements::{simplify, Arm, Statement, EXIT};
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
    declarations.extend_from_slice(fills);
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
    Ok(format!("{} {}({})", writer.names.ty(&function.result)?, writer.names.function(&function.name)?, params))
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

/// An assignment to a phi.
struct Copy {
    /// The number of its variable.
    to: usize,
    text: String,
    is_number: bool,
    /// The numbers of the variables in the text.
    read: BTreeSet<usize>,
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

    fn step(&self, step: &Step) -> Written<Vec<Statement>> {
        let writer = self.writer;
        Ok(match (&step.op, &step.operands[..], step.def) {
            (Op::Store(ty), [address, value], _) => {
                vec![Statement::Set(writer.place(ty, address)?.text, self.stored(ty, value)?, true)]
            }
            (Op::Insert(number), [whole, part], Some(def)) => self.insert(def, whole, part, *number)?,
            (_, _, Some(def)) if writer.variables.of.contains_key(&def) => {
                let ty = &writer.function.types[def];
                let text = writer.op(step, ty)?.uncut().text.clone();
                vec![Statement::Set(writer.variable(def)?.text, text, ty.bits().is_some())]
            }
            (.., def) if step.has_effect() => {
                let ty = def.map_or(Type::Void, |def| writer.function.types[def].clone());
                vec![Statement::Do(without_cast(&writer.op(step, &ty)?.text))]
            }
            _ => Vec::new(),
        })
    }

    /// A value as it is stored in memory.
    fn stored(&self, ty: &Type, value: &Value) -> Written<String> {
        let text = self.writer.value(value, ty)?;
        Ok(match (ty, value) {
            (Type::Ptr, Value::Int(address)) => number(*address),
            (Type::Ptr, Value::Global(..) | Value::Local(_)) => text.cast("Z", Shape::Word).text,
            _ => text.uncut().text.clone(),
        })
    }

    /// Puts a part into a struct; what the struct was before is copied first.
    fn insert(&self, def: Local, whole: &Value, part: &Value, number: usize) -> Written<Vec<Statement>> {
        let writer = self.writer;
        let name = writer.variable(def)?.text;
        let ty = writer.function.types[def].member(number).ok_or("a member that its type does not have")?;
        let part = Statement::Set(format!("{}.{}", name, member(number)), writer.value(part, ty)?.text, false);
        let before = match whole {
            Value::Local(_) => writer.value(whole, &Type::Ptr)?.text,
            _ => name.clone(),
        };
        let copy = (before != name).then_some(Statement::Set(name, before, false));
        Ok(copy.into_iter().chain([part]).collect())
    }

    fn end(&mut self, block: Block) -> Written<Vec<Statement>> {
        let writer = self.writer;
        let end = &writer.function.blocks[block].end;
        Ok(match (&end.way, &end.value, &end.next[..]) {
            (Way::Go, _, [to]) => self.go(block, *to)?,
            (Way::Branch, Some(value), [then, other]) => {
                let condition = writer.value(value, &Type::Int(1))?;
                vec![Statement::If(condition, self.go(block, *then)?, self.go(block, *other)?)]
            }
            (Way::Switch(ty, cases), Some(value), [to @ .., other]) => {
                let value = writer.value(value, ty)?.text;
                vec![Statement::Switch(value, self.arms(block, cases.iter().zip(to), *other)?)]
            }
            (Way::Return, Some(value), _) => {
                let text = writer.value(value, &writer.function.result)?.uncut().text.clone();
                vec![Statement::Return(text)]
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
    ) -> Written<Vec<Arm>> {
        let mut arms: Vec<(Block, Vec<String>)> = Vec::new();
        for (case, to) in cases.filter(|(_, to)| **to != other) {
            match arms.iter_mut().find(|(block, _)| block == to) {
                Some((_, numbers)) => numbers.push(number(*case)),
                None => arms.push((*to, vec![number(*case)])),
            }
        }
        let body = &self.writer.function.blocks[other];
        if !(body.steps.is_empty() && matches!(body.end.way, Way::Never)) {
            arms.push((other, Vec::new()));
        }
        arms.into_iter().map(|(to, numbers)| Ok((numbers, self.go(from, to)?))).collect()
    }

    /// A block that is as short as a jump to it.
    fn short(&self, block: Block) -> Option<Statement> {
        let body = &self.writer.function.blocks[block];
        match (&body.steps[..], &body.end.way, &body.end.value) {
            ([], Way::Return, None) => Some(Statement::Go(EXIT)),
            ([], Way::Abort, _) => Some(Statement::Abort),
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
        let mut left =
            phis.iter().filter_map(|phi| self.copy(phi, from).transpose()).collect::<Written<Vec<Copy>>>()?;
        let (mut statements, mut late) = (Vec::new(), Vec::new());
        while !left.is_empty() {
            let to = |at: usize| left[at].to;
            let is_free = |&at: &usize| (0..left.len()).all(|other| other == at || !left[other].read.contains(&to(at)));
            let free = (0..left.len()).find(is_free);
            let Copy { to, text, is_number, .. } = left.remove(free.unwrap_or(0));
            let mut name = self.writer.variable_names[to].clone();
            if free.is_none() {
                let spare = self.fresh.next().unwrap_or_default();
                self.spare.insert((self.writer.variables.types[to].clone(), spare.clone()));
                late.push(Statement::Set(name, spare.clone(), false));
                name = spare;
            }
            statements.push(Statement::Set(name, text, is_number));
        }
        statements.extend(late);
        Ok(statements)
    }

    /// The copy of a phi's value from a block, unless its variable holds that already.
    fn copy(&self, phi: &Phi, from: Block) -> Written<Option<Copy>> {
        let writer = self.writer;
        let value = phi.from.iter().find(|(value, block)| *block == from && *value != Value::Undef);
        let Some((value, _)) = value else { return Ok(None) };
        let leaves = writer.trees.leaves(value);
        let read: BTreeSet<usize> = leaves.iter().filter_map(|leaf| writer.variables.of.get(leaf).copied()).collect();
        let to = writer.variables.of[&phi.def];
        if writer.written_in_place(value).is_none() && read.contains(&to) {
            return Ok(None);
        }
        let ty = &writer.function.types[phi.def];
        let text = writer.value(value, ty)?.uncut().text.clone();
        Ok(Some(Copy { to, text, is_number: ty.bits().is_some(), read }))
    }
}

fn without_cast(text: &str) -> String {
    text.strip_prefix("(P)").or_else(|| text.strip_prefix("(U)")).unwrap_or(text).to_string()
}
