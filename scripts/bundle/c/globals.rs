//! Constants and variables of the whole program as C.

use super::ir::Module;
use super::names::{Names, Written};
use super::text::{number, plus, string};
use std::collections::BTreeSet;

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
        declared.push(if global.is_bytes() {
            ("B", format!("{}[]={}", short, bytes(&global.bytes)))
        } else {
            ("U", format!("{}{}", short, words(&global.bytes)))
        });
        for (place, target, offset) in &global.addresses {
            let text = plus(&names.address(target)?, *offset).text;
            filled.push(format!("{}[{}]=(Z)({})", short, place / 8, text).replace("(Z)((P)(Z)", "(Z)("));
            if place % 8 != 0 || global.is_bytes() {
                return Err("an address that is not aligned".to_string());
            }
        }
    }
    Ok((declared, filled))
}

/// As a string, or as numbers where it is longer than any compiler has to take.
fn bytes(bytes: &[u8]) -> String {
    if bytes.len() <= 500 {
        return string(bytes);
    }
    let numbers: Vec<String> = bytes.iter().map(u8::to_string).collect();
    format!("{{{}}}", numbers.join(","))
}

/// `[3]={1,2}`, without the zeros at its end.
fn words(bytes: &[u8]) -> String {
    let mut padded = bytes.to_vec();
    padded.resize(bytes.len().max(1).div_ceil(8) * 8, 0);
    let numbers: Vec<u64> =
        padded.chunks(8).map(|word| word.iter().rev().fold(0, |n, &b| n << 8 | u64::from(b))).collect();
    let used = numbers.iter().rposition(|&number| number != 0).map_or(0, |last| last + 1);
    let texts: Vec<String> = numbers[..used].iter().map(|&word| number(word)).collect();
    if used == 0 {
        return format!("[{}]", numbers.len());
    }
    format!("[{}]={{{}}}", numbers.len(), texts.join(","))
}
