//! Prints the data of a file.

use super::printer::Printer;
use super::tokens::{string, words};
use crate::c::ir::{Global, Module};
use crate::c::operator::Precedence;
use crate::c::tree::ctype::CType;
use crate::c::tree::expr::{Context, Expr};
use crate::c::tree::names::Names;
use std::collections::BTreeMap;

/// Prints the declarations of the data.
pub fn data(module: &Module, names: &Names, printer: &mut Printer) {
    let named = module.globals.iter().filter_map(|(name, global)| Some((names.data(name)?, global)));
    let named: BTreeMap<&str, &Global> = named.collect();
    let (bytes, words) = named.into_iter().partition(|(_, global)| global.is_bytes());
    declare(CType::Unsigned(8), bytes, printer);
    declare(CType::U64, words, printer);
}

/// Prints one declaration for data of one type.
fn declare(ty: CType, data: Vec<(&str, &Global)>, printer: &mut Printer) {
    if data.is_empty() {
        return;
    }
    let ty = printer.ty(ty);
    let data = printer.separated(&data, |printer, (name, global)| {
        let contents = if global.is_bytes() { bytes } else { numbers };
        [words(name), contents(printer, &global.bytes)].concat()
    });
    printer.tokens.extend([ty, data, words(";")].concat());
}

/// As a string, or as numbers where it is longer than any compiler has to take.
fn bytes(printer: &mut Printer, bytes: &[u8]) -> Vec<String> {
    let start = words("[]=");
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
    let length = words(&format!("[{}]", numbers.len().max(1)));
    let used = numbers.iter().rposition(|&number| number != 0).map_or(0, |last| last + 1);
    if used == 0 {
        return length;
    }
    // C++ refuses a negative number there that is not cast.
    let constants = printer.separated(&numbers[..used], |printer, &number| {
        printer.expr(&Expr::constant(number, 64), Context::Value).within(Precedence::Assignment)
    });
    [length, words("={"), constants, words("}")].concat()
}
