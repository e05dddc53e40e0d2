//! A whole file of C.

use super::data::data;
use super::head::{head, Feature};
use super::macros::with_macros;
use super::printer::Printer;
use super::tokens::{joined, words, WIDTH};
use crate::ir::{Program, Step, Type, Value};
use crate::refusal::{Outcome, Refusal};
use crate::tree::blocks::definition;
use crate::tree::ctype::CType;
use crate::tree::expr::Expr;
use crate::tree::names::Names;
use std::collections::BTreeSet;

/// Prints a file. A short one has macros for repeated sequences.
///
/// Errors: something that was read cannot be said in C.
pub fn file(program: &Program, is_short: bool) -> Result<String, Refusal> {
    let names = Names::new(program);
    let mut printer = Printer::new(&names.struct_names);
    body(program, &names, &mut printer).map_err(|why| Refusal::plain(format!("cannot make C: {why}")))?;
    let Printer { tokens, features, .. } = printer;
    let (macros, tokens) = if is_short { with_macros(tokens) } else { (String::new(), tokens) };
    Ok(format!("{}{}{}\n", head(features), macros, joined(&tokens, WIDTH)))
}

/// All but the head.
fn body(program: &Program, names: &Names, printer: &mut Printer) -> Outcome<()> {
    structs(names, printer)?;
    data(program, names, printer);
    intrinsics(names, printer);
    functions(program, names, printer)
}

/// The declarations of the structs.
fn structs(names: &Names, printer: &mut Printer) -> Outcome<()> {
    for (ty, number) in &names.structs {
        let Type::Struct(types, _) = ty else { continue };
        printer.add("typedef struct{");
        let mut members = (0..).map(Expr::member_name);
        for alike in types.chunk_by(|one, other| one == other) {
            let ty = names.ty(&alike[0])?;
            let alike: Vec<Expr> = members.by_ref().take(alike.len()).map(|name| Expr::name(name, ty)).collect();
            printer.declaration(ty, &alike);
        }
        printer.add("}");
        printer.ty(CType::Struct(*number));
        printer.add(";");
    }
    Ok(())
}

/// The functions for intrinsics that the file needs.
fn intrinsics(names: &Names, printer: &mut Printer) {
    for (intrinsic, name) in &names.intrinsics {
        printer.features.extend(intrinsic.is_signed.then_some(Feature::Type(CType::Signed(64))));
        let bits = intrinsic.bits.unwrap_or(64);
        let members = match intrinsic.bits {
            Some(bits) => vec![Type::Int(bits), Type::Int(1)],
            None => vec![Type::Int(64); intrinsic.words],
        };
        let structure =
            names.structs.get(&Type::Struct(members, false)).map_or("", |&number| &names.struct_names[number]);
        printer.tokens.extend(words(intrinsic.text).into_iter().map(|token| match token.as_str() {
            "@" => name.clone(),
            "$" => structure.to_string(),
            "#" => bits.to_string(),
            _ => token,
        }));
    }
}

/// The functions, with a declaration of each that is named before it.
fn functions(program: &Program, names: &Names, printer: &mut Printer) -> Outcome<()> {
    let (mut definitions, mut mentioned) = (Vec::new(), BTreeSet::new());
    for name in order(program) {
        let function = &program.functions[name];
        let definition = definition(function, names).map_err(|why| format!("{}: {}", name, why))?;
        definitions.push((definition, mentioned.contains(name)));
        mentioned.extend(function.values().filter_map(Value::global).map(String::as_str));
    }
    for (definition, _) in definitions.iter().filter(|(_, is_named_before)| *is_named_before) {
        printer.signature(definition);
        printer.add(";");
    }
    definitions.iter().for_each(|(definition, _)| printer.definition(definition));
    Ok(())
}

/// The functions, as far as can be each before those that call it, and `main` last.
fn order(program: &Program) -> Vec<&str> {
    let mut order = Vec::new();
    let mut seen = BTreeSet::new();
    let others = program.functions.keys().map(String::as_str).filter(|name| *name != "main");
    for name in others.chain(std::iter::once("main")) {
        visit(program, name, &mut seen, &mut order);
    }
    order
}

fn visit<'a>(program: &'a Program, name: &'a str, seen: &mut BTreeSet<&'a str>, order: &mut Vec<&'a str>) {
    if !seen.insert(name) {
        return;
    }
    let called = program.functions[name].steps().filter_map(Step::called);
    for (callee, _) in called.filter_map(|callee| program.functions.get_key_value(callee)) {
        visit(program, callee, seen, order);
    }
    order.push(name);
}
