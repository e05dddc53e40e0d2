//! Reads the body of a function, instruction by instruction.

use super::instructions::Reader;
use super::ir::{Block, Body, End, Function, Local, Phi, Step, Type, Value};
use super::line::{number, Line, Named, Read, Word};

/// Reads a function from its lines, the one with its name first.
///
/// Errors: the number of a line, counted from 0, and why it is not understood.
pub fn function(name: &str, lines: &[&str], named: &Named) -> Result<Function, (usize, String)> {
    let mut reader = Reader::new(named);
    let mut function = reader.head(lines[0]).map_err(|why| (0, why))?;
    function.name = name.to_string();
    reader.find_blocks(&lines[1..], function.params.len());
    let mut at = 1;
    let mut body = Body::default();
    let mut started = false;
    while at < lines.len() {
        if label(lines[at]).is_some() {
            if started {
                function.blocks.push(std::mem::take(&mut body));
            }
        } else {
            let last = statement_end(lines, at);
            let text = lines[at..=last].join(" ");
            reader.statement(&text, &mut body).map_err(|why| (at, why))?;
            at = last;
        }
        started = true;
        at += 1;
    }
    function.blocks.push(body);
    function.blocks[0].steps.splice(0..0, reader.constants);
    let count = reader.locals.len();
    function.types = (0..count).map(|local| reader.types.remove(&local).unwrap_or(Type::Void)).collect();
    Ok(function)
}

/// The name before the colon of a line that begins a block.
fn label(line: &str) -> Option<String> {
    if line.starts_with(' ') || line.is_empty() {
        return None;
    }
    let name = line.split(';').next().unwrap_or("").trim();
    name.strip_suffix(':').map(|name| name.trim_matches('"').to_string())
}

/// The last line of what begins at a line: the cases of a switch have lines of their own, and so has where an `invoke`
/// goes.
fn statement_end(lines: &[&str], at: usize) -> usize {
    let opens = lines[at].trim_start().starts_with("switch ") && lines[at].trim_end().ends_with('[');
    if opens {
        return at + lines[at..].iter().position(|line| line.trim_start().starts_with(']')).unwrap_or(0);
    }
    let first = lines[at].split_once(" = ").map_or(lines[at], |(_, rest)| rest).trim_start();
    let goes_on = first.starts_with("invoke ") || first.starts_with("landingpad ");
    at + (goes_on && at + 1 < lines.len()) as usize
}

impl Reader<'_> {
    fn head(&mut self, text: &str) -> Read<Function> {
        let mut line = Line::new(text, self.named);
        let linkage = ["internal", "private", "dso_local", "hidden", "protected", "weak_odr", "linkonce_odr"];
        line.eat_all(&linkage);
        line.eat_all(&["local_unnamed_addr", "unnamed_addr", "noundef"]);
        line.attributes()?;
        let result = Some(line.ty()?).filter(|ty| *ty != Type::Void);
        line.global()?;
        line.mark('(')?;
        let mut params = Vec::new();
        while !line.eat_mark(')') {
            let ty = line.ty()?;
            line.attributes()?;
            let param = number(&mut self.locals, line.local()?);
            self.types.insert(param, ty);
            params.push(param);
            line.eat_mark(',');
        }
        Ok(Function { params, result, ..Function::default() })
    }

    /// Numbers the blocks; the first may have no label, and its name is then the next number after the parameters.
    fn find_blocks(&mut self, lines: &[&str], params: usize) {
        let labels: Vec<String> = lines.iter().filter_map(|line| label(line)).collect();
        let unlabelled = lines.first().is_some_and(|line| label(line).is_none());
        if unlabelled {
            // Parameters without a name are numbered, and so is the first block.
            let numbered =
                (0..=params).rev().find(|&number| number == 0 || self.locals.contains_key(&(number - 1).to_string()));
            self.blocks.insert(numbered.unwrap_or(0).to_string(), 0);
        }
        for label in labels {
            let next = self.blocks.len();
            self.blocks.insert(label, next);
        }
    }

    fn block(&self, name: &str) -> Read<Block> {
        self.blocks.get(name).copied().ok_or_else(|| format!("there is no block {}", name))
    }

    fn statement(&mut self, text: &str, body: &mut Body) -> Read<()> {
        if text.trim().is_empty() || text.trim_start().starts_with('#') || text.trim_start().starts_with(';') {
            return Ok(());
        }
        let mut line = Line::new(text, self.named);
        let mut def = None;
        if let Some(Word::Local(_)) = line.peek() {
            def = Some(number(&mut self.locals, line.local()?));
            line.mark('=')?;
        }
        line.eat_all(&["tail", "musttail", "notail"]);
        let name = line.plain()?;
        match name.as_str() {
            "phi" => self.phi(&mut line, def, body)?,
            "br" | "ret" | "switch" | "unreachable" | "resume" => body.end = self.end(&name, &mut line)?,
            "landingpad" => return Ok(()),
            _ => {
                let calls = name == "call" || name == "invoke";
                let step = if calls { self.call(&mut line)? } else { Some(self.op(&name, &mut line)?) };
                if let Some((op, ty)) = step {
                    self.define(def, ty);
                    body.steps.push(Step { def, op });
                }
            }
        }
        // `to label %name unwind label %other`
        if name == "invoke" {
            line.eat("to");
            body.end = End::Go(self.goal(&mut line)?);
            line.skip();
        }
        line.end()
    }

    fn phi(&mut self, line: &mut Line, def: Option<Local>, body: &mut Body) -> Read<()> {
        let ty = line.ty()?;
        let mut from = Vec::new();
        while line.eat_mark('[') {
            let value = self.value(line, &ty)?;
            line.mark(',')?;
            let block = self.block(&line.local()?)?;
            from.push((value, block));
            line.mark(']')?;
            line.eat_mark(',');
        }
        let def = def.ok_or("a phi without a name")?;
        self.define(Some(def), ty);
        body.phis.push(Phi { def, from });
        Ok(())
    }

    /// `label %name`
    fn goal(&mut self, line: &mut Line) -> Read<Block> {
        if !line.eat("label") {
            return Err("a label is missing".to_string());
        }
        let name = line.local()?;
        self.block(&name)
    }

    fn end(&mut self, name: &str, line: &mut Line) -> Read<End> {
        Ok(match name {
            "br" if matches!(line.peek(), Some(Word::Plain(word)) if word == "label") => End::Go(self.goal(line)?),
            "br" => {
                let (_, condition) = self.typed(line)?;
                line.mark(',')?;
                let then = self.goal(line)?;
                line.mark(',')?;
                End::Branch(condition, then, self.goal(line)?)
            }
            "ret" => match line.ty()? {
                Type::Void => End::Return(None),
                ty => End::Return(Some(self.value(line, &ty)?)),
            },
            "switch" => self.switch(line)?,
            // A panic ends the program, so nothing is ever unwound.
            "resume" => {
                line.skip();
                End::Never
            }
            _ => End::Never,
        })
    }

    fn switch(&mut self, line: &mut Line) -> Read<End> {
        let (ty, value) = self.typed(line)?;
        line.mark(',')?;
        let other = self.goal(line)?;
        line.mark('[')?;
        let mut cases = Vec::new();
        while !line.eat_mark(']') {
            match self.typed(line)? {
                (_, Value::Int(number)) => {
                    line.mark(',')?;
                    cases.push((number, self.goal(line)?));
                }
                _ => return Err("a case that is no number".to_string()),
            }
        }
        Ok(End::Switch(ty, value, other, cases))
    }
}
