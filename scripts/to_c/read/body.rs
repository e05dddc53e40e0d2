//! Reads the body of a function, instruction by instruction.

use super::parser::Parser;
use super::versions::FAST_MATH;
use crate::ir::{Block, Body, End, Function, Local, Phi, Step, Type, Value, Way};
use crate::refusal::Outcome;

/// Reads a function from its lines, the one with its name first.
///
/// Errors: the number of a line, counted from 0, and why it is not understood.
pub fn function(name: &str, lines: &[&str]) -> Result<Function, (usize, String)> {
    let mut parser = Parser::default();
    let mut function = parser.head(lines[0]).map_err(|why| (0, why))?;
    function.name = name.to_string();
    // The first block may have no label; its name is then a number, which nothing else has.
    let first = lines.get(1).is_some_and(|line| label(line).is_none()) as usize;
    parser.blocks = lines.iter().filter_map(|line| label(line)).zip(first..).collect();
    for (at, text) in statements(&lines[1..]) {
        let is_label = label(&text).is_some();
        if is_label || function.blocks.is_empty() {
            function.blocks.push(Body::default());
        }
        if let (false, Some(body)) = (is_label, function.blocks.last_mut()) {
            parser.statement(&text, body).map_err(|why| (at + 1, why))?;
        }
    }
    function.blocks[0].steps.splice(0..0, parser.constants);
    let count = parser.locals.len();
    function.types = (0..count).map(|local| parser.types.remove(&local).unwrap_or(Type::Void)).collect();
    Ok(function)
}

/// The name before the colon of a line that begins a block.
fn label(line: &str) -> Option<String> {
    let name = line.split(';').next()?.trim_end().strip_suffix(':')?;
    Some(name.trim_matches('"').to_string()).filter(|name| !name.starts_with(' '))
}

/// The labels and instructions, each with the number of its first line: what stands further to the right goes on, such
/// as the cases of a switch.
fn statements(lines: &[&str]) -> Vec<(usize, String)> {
    let mut statements: Vec<(usize, String)> = Vec::new();
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        match statements.last_mut() {
            Some((_, text)) if line.starts_with("   ") || line.starts_with("  ]") => *text += line,
            _ => statements.push((at, line.to_string())),
        }
    }
    statements
}

impl Parser {
    fn head(&mut self, line: &str) -> Outcome<Function> {
        self.begin(line);
        self.eat_all(&["internal", "private", "dso_local", "hidden", "protected", "weak_odr", "linkonce_odr"]);
        self.eat_all(&["local_unnamed_addr", "unnamed_addr", "noundef"]);
        self.attributes();
        let result = self.ty()?;
        self.name('@')?;
        let params = self.list("(", ")", |parser| {
            let ty = parser.ty()?;
            parser.attributes();
            let name = parser.name('%')?;
            let param = parser.local(name);
            parser.types.insert(param, ty);
            Ok(param)
        })?;
        Ok(Function { params, result, ..Function::default() })
    }

    fn statement(&mut self, text: &str, body: &mut Body) -> Outcome<()> {
        self.begin(text);
        let mut def = None;
        if self.peek().starts_with('%') {
            let name = self.name('%')?;
            def = Some(self.local(name));
            self.expect("=")?;
        }
        self.eat_all(&["tail", "musttail", "notail"]);
        let name = self.word();
        self.eat_all(&FAST_MATH);
        match name.as_str() {
            "" | "landingpad" | "fence" => self.skip(),
            "phi" => self.phi(def, body)?,
            "br" | "ret" | "switch" | "unreachable" | "resume" => body.end = self.end_of_block(&name)?,
            _ => {
                if let Some((op, operands, ty)) = self.instruction(&name)? {
                    body.steps.append(&mut self.before);
                    self.types.extend(def.map(|def| (def, ty)));
                    body.steps.push(Step { def, op, operands });
                }
            }
        }
        // `to label %name unwind label %other`
        if self.eat("to") {
            body.end = End { way: Way::Go, value: None, next: vec![self.goal()?] };
            self.skip();
        }
        self.end()
    }

    fn phi(&mut self, def: Option<Local>, body: &mut Body) -> Outcome<()> {
        let ty = self.ty()?;
        let mut from = Vec::new();
        while self.eat("[") {
            let value = self.value(&ty)?;
            from.push((value, self.block()?));
            self.expect("]")?;
        }
        let def = def.ok_or("a phi without a name")?;
        self.types.insert(def, ty);
        body.phis.push(Phi { def, from });
        Ok(())
    }

    fn block(&mut self) -> Outcome<Block> {
        let name = self.name('%')?;
        Ok(self.blocks.get(&name).copied().unwrap_or(0))
    }

    /// `label %name`
    fn goal(&mut self) -> Outcome<Block> {
        self.expect("label")?;
        self.block()
    }

    fn end_of_block(&mut self, name: &str) -> Outcome<End> {
        match name {
            "br" if self.peek() == "label" => Ok(End { way: Way::Go, value: None, next: vec![self.goal()?] }),
            "br" => {
                let value = Some(self.typed()?.1);
                let then = self.goal()?;
                Ok(End { way: Way::Branch, value, next: vec![then, self.goal()?] })
            }
            "ret" => {
                let ty = self.ty()?;
                let value = if ty == Type::Void { None } else { Some(self.value(&ty)?) };
                Ok(End { way: Way::Return, value, next: Vec::new() })
            }
            "switch" => self.switch(),
            // A panic ends the program, so nothing is ever unwound.
            _ => {
                self.skip();
                Ok(End::default())
            }
        }
    }

    fn switch(&mut self) -> Outcome<End> {
        let (ty, value) = self.typed()?;
        let other = self.goal()?;
        let cases = self.list("[", "]", |parser| match parser.typed()? {
            (_, Value::Int(number)) => Ok((number, parser.goal()?)),
            _ => Err("a case that is no number".to_string()),
        })?;
        let (cases, mut next): (Vec<u64>, Vec<Block>) = cases.into_iter().unzip();
        next.push(other);
        Ok(End { way: Way::Switch(ty, cases), value: Some(value), next })
    }
}
