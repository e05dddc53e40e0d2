//! Prints the data of a file.

use super::printer::Printer;
use super::tokens::string;
use crate::ir::{Global, Program};
use crate::operator::Precedence;
use crate::tree::ctype::CType;
use crate::tree::expr::{Context, Expr};
use crate::tree::names::Names;
use std::collections::BTreeMap;

/// Prints the declarations of the data.
pub fn data(program: &Program, names: &Names, printer: &mut Printer) {
    let named = program.globals.iter().filter_map(|(name, global)| Some((names.data(name)?, global)));
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
    printer.ty(ty);
    printer.separated(&data, |printer, (name, global)| {
        printer.add(name);
        if global.is_bytes() {
            bytes(printer, &global.bytes)
        } else {
            numbers(printer, &global.bytes)
        }
    });
    printer.add(";");
}

/// As a string, or as numbers where it is longer than any compiler has to take.
fn bytes(printer: &mut Printer, bytes: &[u8]) {
    printer.add("[]=");
    if bytes.len() <= 500 {
        return printer.tokens.push(string(bytes));
    }
    printer.add("{");
    printer.separated(bytes, |printer, byte| printer.add(&byte.to_string()));
    printer.add("}");
}

/// `[3]={1,2}`, without the zeros at its end.
fn numbers(printer: &mut Printer, bytes: &[u8]) {
    let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte));
    let numbers: Vec<u64> = bytes.chunks(8).map(word).collect();
    printer.add(&format!("[{}]", numbers.len().max(1)));
    if let Some(last) = numbers.iter().rposition(|&number| number != 0) {
        printer.add("={");
        // C++ refuses a negative number there that is not cast.
        printer.separated(&numbers[..=last], |printer, &number| {
            printer.expr(&Expr::constant(number, 64), Context::Value, Precedence::ASSIGNMENT);
        });
        printer.add("}");
    }
}
