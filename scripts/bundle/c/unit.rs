//! A whole file of C.

use super::function::write;
use super::ir::{Module, Step, Value};
use super::macros::with_macros;
use super::names::{Names, Written};
use super::text::{number, plus, string};
use super::tokens::{joined, tokens, WIDTH};
use crate::fault::{Fault, Outcome};
use std::collections::BTreeSet;

/// The beginning of a function that the C compiler should inline.
const INLINE: &str = "static __inline__ ";

/// The head of a file: a line, and what has to occur in the rest for it to be needed.
const HEAD: [(&str, &str); 24] = [
    // GCC inlines these functions at this level only.
    ("#pragma GCC optimize 3\n", INLINE),
    ("#include <stddef.h>\n", "(D)"),
    ("#include <stdio.h>\n", ""),
    ("#include <stdlib.h>\n", ""),
    ("#include <string.h>\n", "mem"),
    ("#ifndef __GNUC__\n#define __attribute__(x)\n#define __extension__\n", ""),
    ("#define __inline__\n", INLINE),
    // Bytes are looked at where numbers are stored, so a machine that stores the high byte first would answer wrongly.
    ("#elif __BYTE_ORDER__==4321\n#error big-endian\n#endif\n", ""),
    ("#define A __attribute__((may_alias))\n", ""),
    ("typedef unsigned char B,*P;\n", ""),
    ("typedef signed char C;\n", "(C)"),
    ("typedef ptrdiff_t D;\n", "(D)"),
    ("typedef unsigned short A H;\n", "H"),
    ("typedef unsigned A I;\n", "I"),
    ("typedef short T;\n", "(T)"),
    ("typedef size_t Z;\n", "(Z)"),
    ("__extension__ typedef unsigned long long A U;\n", ""),
    ("__extension__ typedef long long S;\n", "(S)"),
    ("#define h(x) (*(H*)(x))\n", "h("),
    ("#define i(x) (*(I*)(x))\n", "i("),
    ("#define u(x) (*(U*)(x))\n", ""),
    ("#define q(x) ((P)(Z)u(x))\n", "q("),
    ("#define o(x) if(x)exit(1);\n", "o("),
    ("static P p(U a){o((Z)a!=a)return(P)(Z)a;}\n", "p("),
];

/// Writes a file. A short one has macros for repeated sequences.
///
/// Errors: something that the reader understood cannot be said in C.
pub fn unit(module: &Module, is_short: bool) -> Outcome<String> {
    let body = body(module, &Names::new(module)).map_err(|why| Fault::plain(format!("cannot make C: {}", why)))?;
    let head = head(&body);
    let (macros, text) = if is_short { with_macros(&body) } else { (String::new(), body) };
    Ok(format!("{}{}{}\n", head, macros, joined(tokens(&text), WIDTH)))
}

/// All but the head.
fn body(module: &Module, names: &Names) -> Written<String> {
    let (data, filled) = globals(module, names)?;
    Ok(names.structs()? + &data + &names.helpers() + &functions(module, names, &filled)?)
}

/// The functions, with a declaration of each that is named before it; `filled` is what `main` does first.
fn functions(module: &Module, names: &Names, filled: &[String]) -> Written<String> {
    let (mut declared, mut written, mut mentioned) = (String::new(), String::new(), BTreeSet::new());
    for name in order(module) {
        let function = &module.functions[name];
        let fills: &[String] = if name == "main" { filled } else { &[] };
        let mut shown = write(function, names, fills).map_err(|why| format!("{}: {}", name, why))?;
        if function.inline {
            shown.head.insert_str(0, INLINE);
        }
        if mentioned.contains(name) {
            declared += &format!("{};", shown.head);
        }
        written += &shown.text();
        mentioned.extend(function.values().filter_map(Value::global).map(String::as_str));
    }
    Ok(declared + &written)
}

/// The lines of the head that a file needs, from the last to the first: one may need another before it.
fn head(body: &str) -> String {
    let mut head = String::new();
    for (line, sign) in HEAD.iter().rev() {
        if occurs(sign, body) || occurs(sign, &head) {
            head.insert_str(0, line);
        }
    }
    head
}

/// Checks whether a sign occurs other than at the end of a word: `h(` is not in `switch(`.
fn occurs(sign: &str, text: &str) -> bool {
    let mut places = text.match_indices(sign).map(|(at, _)| at);
    sign.is_empty() || places.any(|at| !text[..at].ends_with(|before: char| before.is_ascii_alphanumeric()))
}

/// The functions, as far as can be each before those that call it.
fn order(module: &Module) -> Vec<&str> {
    let mut order = Vec::new();
    let mut seen = BTreeSet::new();
    let others = module.functions.keys().map(String::as_str).filter(|name| *name != "main");
    for name in others.chain(std::iter::once("main")) {
        visit(module, name, &mut seen, &mut order);
    }
    order
}

fn visit<'a>(module: &'a Module, name: &'a str, seen: &mut BTreeSet<&'a str>, order: &mut Vec<&'a str>) {
    if !seen.insert(name) {
        return;
    }
    let called = module.functions[name].steps().filter_map(Step::called);
    for (callee, _) in called.filter_map(|callee| module.functions.get_key_value(callee)) {
        visit(module, callee, seen, order);
    }
    order.push(name);
}

/// The declarations of the data, and the statements that put addresses into it when the program starts.
fn globals(module: &Module, names: &Names) -> Written<(String, Vec<String>)> {
    let (mut in_bytes, mut in_words, mut filled, mut written) = (Vec::new(), Vec::new(), Vec::new(), BTreeSet::new());
    for (name, global) in &module.globals {
        let short = match names.data(name) {
            Some(short) if written.insert(short) => short,
            _ => continue,
        };
        if global.is_bytes() {
            in_bytes.push(format!("{}[]={}", short, bytes(&global.bytes)));
        } else {
            in_words.push(format!("{}{}", short, words(&global.bytes)));
        }
        for (place, target, offset) in &global.addresses {
            let text = plus(&names.address(target)?, *offset).text;
            filled.push(format!("{}[{}]=(Z)({})", short, place / 8, text));
            if place % 8 != 0 || global.is_bytes() {
                return Err("an address that is not aligned".to_string());
            }
        }
    }
    let declared = [("B", in_bytes), ("U", in_words)].into_iter().filter(|(_, texts)| !texts.is_empty());
    Ok((declared.map(|(ty, texts)| format!("{} {};", ty, texts.join(","))).collect(), filled))
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
