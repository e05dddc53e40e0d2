//! Refuses code that depends on cargo.

use crate::fault::Outcome;
use crate::rust::read::code::{Code, Token};

/// Refuses macros that read other files or cargo's variables, and conditions on features that cargo turns on.
pub fn refuse(tokens: &[Token], features: &[String]) -> Outcome<()> {
    let code = Code::new(tokens);
    for at in 0..code.len() {
        if let Some(reason) = macro_reason(&code, at).or_else(|| feature_reason(&code, at, features)) {
            return Err(code.fault(at, reason));
        }
    }
    Ok(())
}

fn macro_reason(code: &Code, at: usize) -> Option<String> {
    code.after_macro(at)?;
    match code.text(at) {
        name @ ("include" | "include_str" | "include_bytes") => Some(format!("{}! reads another file", name)),
        name @ ("env" | "option_env") => Some(format!("{}! reads what only this machine's compiler is told", name)),
        _ => None,
    }
}

fn feature_reason(code: &Code, at: usize, features: &[String]) -> Option<String> {
    let named = code.reads(at, "feature =") && matches!(code.before(at, 1), "(" | ",");
    let name = code.text(at + 2).trim_matches('"');
    if named && features.iter().any(|feature| feature == name) {
        return Some(format!("feature {} is on in cargo only", name));
    }
    None
}
