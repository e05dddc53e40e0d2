//! Constants and variables of the whole program as C.

use super::expressions::Written;
use super::ir::{Global, Module};
use super::names::Names;
use std::collections::BTreeSet;

/// Whether a global is kept as bytes, and not as words of 64 bits.
pub fn is_bytes(global: &Global) -> bool {
    global.align == 1
}

/// A constant of bytes as a text that can stand where it is used, if that is short.
pub fn literal(global: &Global) -> Option<String> {
    Some(string(&global.bytes)).filter(|_| global.constant && is_bytes(global) && global.bytes.len() <= 500)
}

/// The declarations of data, and the statements that fill in addresses.
pub type Globals = (Vec<(&'static str, String)>, Vec<String>);

/// The declarations of the data, each with its type, and the statements that put addresses into it when the program starts.
pub fn globals(module: &Module, names: &Names) -> Written<Globals> {
    let (mut declared, mut filled, mut written) = (Vec::new(), Vec::new(), BTreeSet::new());
    for (name, global) in &module.globals {
        let short = match names.data(name) {
            Some(short) if written.insert(short) => short,
            _ => continue,
        };
        declared.push(if is_bytes(global) {
            ("B", format!("{}[]={}", short, bytes(&global.bytes)))
        } else {
            ("U", format!("{}{}", short, words(&global.bytes)))
        });
        for (place, target, offset) in &global.addresses {
            let mut text = names.address(target)?.text;
            if *offset != 0 {
                text = format!("{}+{}", text, offset);
            }
            filled.push(format!("{}[{}]=(Z)({})", short, place / 8, text).replace("(Z)((P)(Z)", "(Z)("));
            if place % 8 != 0 || is_bytes(global) {
                return Err("an address that is not aligned".to_string());
            }
        }
    }
    Ok((declared, filled))
}

/// As a string or as numbers, whichever is shorter.
fn bytes(bytes: &[u8]) -> String {
    let numbers: Vec<String> = bytes.iter().map(u8::to_string).collect();
    let list = format!("{{{}}}", numbers.join(","));
    if bytes.len() > 500 {
        return list;
    }
    let text = string(bytes);
    if text.len() <= list.len() {
        text
    } else {
        list
    }
}

fn string(bytes: &[u8]) -> String {
    let mut text = String::from("\"");
    for (at, &byte) in bytes.iter().enumerate() {
        let digit_follows = bytes.get(at + 1).is_some_and(u8::is_ascii_digit);
        match byte {
            b'"' | b'\\' | b'?' => text.extend(['\\', char::from(byte)].iter()),
            b'\n' => text += "\\n",
            32..=126 => text.push(char::from(byte)),
            _ if digit_follows => text += &format!("\\{:03o}", byte),
            _ => text += &format!("\\{:o}", byte),
        }
    }
    text + "\""
}

/// `[3]={1,2}`, without the zeros at its end.
fn words(bytes: &[u8]) -> String {
    let mut padded = bytes.to_vec();
    padded.resize(bytes.len().max(1).div_ceil(8) * 8, 0);
    let numbers: Vec<u64> =
        padded.chunks(8).map(|word| word.iter().rev().fold(0, |n, &b| n << 8 | u64::from(b))).collect();
    let used = numbers.iter().rposition(|&number| number != 0).map_or(0, |last| last + 1);
    let texts: Vec<String> = numbers[..used].iter().map(|&number| super::numbers::number(number)).collect();
    if used == 0 {
        return format!("[{}]", numbers.len());
    }
    format!("[{}]={{{}}}", numbers.len(), texts.join(","))
}
