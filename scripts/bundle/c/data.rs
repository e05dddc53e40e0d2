//! Reads what a constant or a variable of the program holds at its start.

use super::ir::{Global, Type, Value};
use super::line::{Named, Read, Reader};

/// Reads the line of a global after its name; `None` for one that is defined elsewhere.
pub fn global(text: &str, named: &Named) -> Read<Option<Global>> {
    let mut reader = Reader::new(named);
    reader.begin(text);
    let mut global = Global::default();
    loop {
        match reader.word().as_str() {
            "global" => break,
            "constant" => {
                global.constant = true;
                break;
            }
            "external" | "extern_weak" => return Ok(None),
            "unnamed_addr" => global.unnamed = true,
            "thread_local" => return Err("a variable of a thread".to_string()),
            "" => return Err("neither a constant nor a variable".to_string()),
            _ => {}
        }
    }
    let ty = reader.ty()?;
    fill(&mut reader, &ty, &mut global)?;
    while reader.peek() != "" {
        if reader.word() == "align" {
            global.align = reader.number()? as u64;
        }
    }
    Ok(Some(global))
}

/// Reads one constant to the end of what is filled so far.
fn fill(reader: &mut Reader, ty: &Type, global: &mut Global) -> Read<()> {
    let start = global.bytes.len() as u64;
    let end = (start + ty.size()) as usize;
    match (reader.peek(), ty) {
        ("zeroinitializer" | "undef" | "poison", _) => {
            reader.word();
        }
        ("[" | "{" | "<", Type::Array(..) | Type::Struct(..)) => members(reader, ty, global)?,
        (_, Type::Array(..)) => global.bytes.extend(bytes(&reader.word())),
        _ => match reader.value(ty)? {
            Value::Int(number) => {
                global.bytes.extend(&number.to_le_bytes()[..ty.size() as usize]);
            }
            Value::Global(name, offset) => global.addresses.push((start, name, offset)),
            _ => return Err("a constant that is no number and no address".to_string()),
        },
    }
    if global.bytes.len() > end {
        return Err("a constant that is longer than its type".to_string());
    }
    global.bytes.resize(end, 0);
    Ok(())
}

fn members(reader: &mut Reader, ty: &Type, global: &mut Global) -> Read<()> {
    let start = global.bytes.len();
    reader.eat("<");
    reader.word();
    let mut number = 0;
    while !(reader.eat("}") || reader.eat("]")) {
        let member = reader.ty()?;
        global.bytes.resize(start + ty.offset(number) as usize, 0);
        fill(reader, &member, global)?;
        number += 1;
        reader.eat(",");
    }
    reader.eat(">");
    Ok(())
}

/// The bytes of `c"text"`, where a backslash and two hexadecimal digits are one, and so are two backslashes.
fn bytes(word: &str) -> Vec<u8> {
    let digit = |letter: Option<u8>| letter.and_then(|letter| char::from(letter).to_digit(16)).unwrap_or(0) as u8;
    let mut letters = word.trim_start_matches('c').trim_matches('"').bytes();
    let mut bytes = Vec::new();
    while let Some(letter) = letters.next() {
        let escaped = if letter == b'\\' { letters.next() } else { None };
        bytes.push(match escaped {
            None | Some(b'\\') => letter,
            first => 16 * digit(first) + digit(letters.next()),
        });
    }
    bytes
}
