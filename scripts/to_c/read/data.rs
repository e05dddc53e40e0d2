//! Reads what a constant or a variable of the program holds at its start.

use super::parser::Parser;
use crate::ir::{Global, Type, Value};
use crate::refusal::Outcome;

/// Reads the line of a global after its name; `None` for one that is defined elsewhere.
pub fn global(text: &str) -> Outcome<Option<Global>> {
    let mut parser = Parser::default();
    parser.begin(text);
    let mut global = Global::default();
    while !matches!(parser.peek(), "global" | "constant") {
        match parser.word().as_str() {
            "external" => return Ok(None),
            "unnamed_addr" => global.unnamed = true,
            "" => return Err("neither a constant nor a variable".to_string()),
            _ => {}
        }
    }
    global.constant = parser.word() == "constant";
    fill(&mut parser, &mut global)?;
    while parser.peek() != "" {
        if parser.word() == "align" {
            global.align = parser.number()? as u64;
        }
    }
    Ok(Some(global))
}

/// Reads a type and a constant of it to the end of what is filled so far.
fn fill(parser: &mut Parser, global: &mut Global) -> Outcome<()> {
    let ty = parser.ty()?;
    let start = global.bytes.len();
    match (parser.peek(), &ty) {
        ("zeroinitializer" | "undef" | "poison", _) => drop(parser.word()),
        ("[", Type::Array(..)) => drop(parser.list("[", "]", |parser| fill(parser, global))?),
        ("<{", Type::Struct(..)) => drop(parser.list("<{", "}>", |parser| fill(parser, global))?),
        (_, Type::Array(..)) => global.bytes.extend(bytes(&parser.word())),
        (word, Type::Struct(..)) if word.parse::<i128>().is_ok() => {
            global.bytes.extend(parser.word().parse::<i128>().unwrap_or_default().to_le_bytes());
        }
        _ => match parser.value(&ty)? {
            Value::Int(number) => global.bytes.extend(&number.to_le_bytes()[..ty.size() as usize]),
            Value::Global(name, offset) => global.addresses.push((start as u64, name, offset)),
            _ => return Err("a constant that is no number and no address".to_string()),
        },
    }
    global.bytes.resize(start + ty.size() as usize, 0);
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
