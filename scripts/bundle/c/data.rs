//! Reads what a constant or a variable of the program holds at its start.

use super::ir::{Global, Type, Value};
use super::line::{Line, Locals, Named, Read, Word};

/// Reads the line of a global after its name; `None` for one that is defined elsewhere.
pub fn global(text: &str, named: &Named) -> Read<Option<Global>> {
    let mut line = Line::new(text, named);
    let (mut outside, mut unnamed, mut kind) = (false, false, line.plain()?);
    while kind != "global" && kind != "constant" {
        outside |= kind.starts_with("extern");
        unnamed |= kind == "unnamed_addr";
        if kind == "thread_local" {
            return Err("a variable of a thread".to_string());
        }
        kind = line.plain()?;
    }
    if outside {
        return Ok(None);
    }
    let ty = line.ty()?;
    let mut global =
        Global { constant: kind == "constant", unnamed, align: ty.align(), bytes: Vec::new(), addresses: Vec::new() };
    fill(&mut line, &ty, &mut global)?;
    while line.eat_mark(',') {
        if line.eat("align") {
            global.align = line.number()? as u64;
        } else if !matches!(line.word()?, Word::Note) {
            break;
        }
    }
    Ok(Some(global))
}

/// Reads one constant to the end of what is filled so far.
fn fill(line: &mut Line, ty: &Type, global: &mut Global) -> Read<()> {
    let start = global.bytes.len() as u64;
    let end = (start + ty.size()) as usize;
    match (line.peek().cloned(), ty) {
        (Some(Word::Text(text)), Type::Array(..)) => {
            line.word()?;
            global.bytes.extend(text);
        }
        (Some(Word::Plain(word)), _) if ["zeroinitializer", "undef", "poison"].contains(&word.as_str()) => {
            line.word()?;
        }
        (Some(Word::Mark(_)), Type::Array(..) | Type::Struct(..)) => members(line, ty, global)?,
        (_, Type::Int(_) | Type::Ptr) => match line.value(ty, &mut Locals::default())? {
            Value::Int(number) | Value::Address(number) => {
                global.bytes.extend(&number.to_le_bytes()[..ty.size() as usize]);
            }
            Value::Global(name, offset) => global.addresses.push((start, name, offset)),
            _ => {}
        },
        (word, _) => return Err(format!("a constant that begins with {:?} is not known", word)),
    }
    if global.bytes.len() > end {
        return Err("a constant that is longer than its type".to_string());
    }
    global.bytes.resize(end, 0);
    Ok(())
}

fn members(line: &mut Line, ty: &Type, global: &mut Global) -> Read<()> {
    let start = global.bytes.len();
    let packed = line.eat_mark('<');
    line.word()?;
    let mut number = 0;
    while !(line.eat_mark('}') || line.eat_mark(']')) {
        let member = line.ty()?;
        global.bytes.resize(start + ty.offset(number) as usize, 0);
        fill(line, &member, global)?;
        number += 1;
        line.eat_mark(',');
    }
    if packed {
        line.mark('>')?;
    }
    Ok(())
}
