//! Prints the data of a file.

use super::pieces::words;
use super::printer::Printer;
use super::tokens::string;
use crate::c::ir::{Global, Module};
use crate::c::operator::Precedence;
use crate::c::tree::ctype::CType;
use crate::c::tree::expr::{Context, Expr};
use crate::c::tree::names::{Made, Names};
use std::collections::BTreeSet;

/// Prints the declarations of the data, and returns what puts addresses into it when the program starts.
pub fn data(module: &Module, names: &Names, printer: &mut Printer) -> Made<Vec<Expr>> {
    let (mut in_bytes, mut in_words, mut filled, mut seen) = (Vec::new(), Vec::new(), Vec::new(), BTreeSet::new());
    for (name, global) in &module.globals {
        let Some(short) = names.data(name).filter(|short| seen.insert(*short)) else { continue };
        let list = if global.is_bytes() { &mut in_bytes } else { &mut in_words };
        list.push((short, &global.bytes[..]));
        filled.extend(addresses(name, global, names)?);
    }
    declare(CType::Unsigned(8), &in_bytes, bytes, printer);
    declare(CType::U64, &in_words, numbers, printer);
    Ok(filled)
}

/// Prints the declaration of all data of one type.
fn declare(
    ty: CType,
    all: &[(&str, &[u8])],
    contents: impl Fn(&mut Printer, &[u8]) -> Vec<String>,
    printer: &mut Printer,
) {
    if all.is_empty() {
        return;
    }
    let ty = printer.ty(ty);
    let data = printer.separated(all, |printer, (name, bytes)| [words(name), contents(printer, bytes)].concat());
    printer.tokens.extend([ty, data, words(";")].concat());
}

/// The assignments of addresses to words.
fn addresses(name: &str, global: &Global, names: &Names) -> Made<Vec<Expr>> {
    let fill = |(place, target, offset): &(u64, String, i64)| {
        if place % 8 != 0 || global.is_bytes() {
            return Err("an address that is not aligned".to_string());
        }
        let word = names.address(name)?.plus(*place as i64).load(CType::U64);
        Ok(Expr::assign(word, names.address(target)?.plus(*offset).cast(CType::Size)))
    };
    global.addresses.iter().map(fill).collect()
}

/// As a string, or as numbers where it is longer than any compiler has to take.
fn bytes(printer: &mut Printer, bytes: &[u8]) -> Vec<String> {
    let start = words("[ ] =");
    if bytes.len() <= 500 {
        return [start, vec![string(bytes)]].concat();
    }
    let bytes = printer.separated(bytes, |_, byte| words(&byte.to_string()));
    [start, words("{"), bytes, words("}")].concat()
}

/// `[3]={1,2}`, without the zeros at its end.
fn numbers(printer: &mut Printer, bytes: &[u8]) -> Vec<String> {
    let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte));
    let numbers: Vec<u64> = bytes.chunks(8).map(word).collect();
    let length = words(&format!("[ {} ]", numbers.len().max(1)));
    let used = numbers.iter().rposition(|&number| number != 0).map_or(0, |last| last + 1);
    if used == 0 {
        return length;
    }
    // C++ refuses a negative number there that is not cast.
    let constants = printer.separated(&numbers[..used], |printer, &number| {
        printer.expr(&Expr::constant(number, 64), Context::Value).within(Precedence::Assignment)
    });
    [length, words("= {"), constants, words("}")].concat()
}
