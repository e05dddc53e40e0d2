//! Reads attributes: which are documentation, lint levels or tests, and which `cfg` always or never hold.

use crate::rust::read::code::Code;
use crate::rust::read::items::Item;

/// The features of cargo's that may be on where a bundle is compiled; or `None` when that is left to its compiler.
pub type Features<'a> = Option<&'a [String]>;

/// Whether a judge's compiler never sees the item: `#[test]`, `#[bench]`, or a `cfg` that needs `test` or a feature that
/// is off.
pub fn is_never(code: &Code, item: &Item, features: Features) -> bool {
    item.attributes(code).iter().any(|&open| match code.text(open + 1) {
        "test" | "bench" => code.partner(open) == open + 2,
        "cfg" => holds(code, open + 3, features) == Some(false),
        _ => false,
    })
}

/// Whether the attribute whose `[` is at `open` is a `cfg` that names a feature and always holds.
pub fn is_always(code: &Code, open: usize, features: Features) -> bool {
    let names_feature = (open..code.partner(open)).any(|at| code.is(at, "feature") && code.is(at + 1, "="));
    code.is(open + 1, "cfg") && code.opens(open + 2) && names_feature && holds(code, open + 3, features) == Some(true)
}

/// Whether some compilers see what the attribute whose `[` is at `open` belongs to, and others do not.
pub fn is_condition(code: &Code, open: usize) -> bool {
    code.is(open + 1, "cfg") && code.opens(open + 2) && holds(code, open + 3, None).is_none()
}

/// The truth of the `cfg` condition that starts at `at`, when all that is known is not testing, and the features.
fn holds(code: &Code, at: usize, features: Features) -> Option<bool> {
    if !code.opens(at + 1) {
        return match features {
            Some(on) if code.is(at, "feature") && code.is(at + 1, "=") => {
                Some(on.iter().any(|feature| feature == unquoted(code.text(at + 2))))
            }
            _ => Some(false).filter(|_| code.is(at, "test") && !code.is(at + 1, "=")),
        };
    }
    let parts: Vec<Option<bool>> = arguments(code, at + 1).iter().map(|&part| holds(code, part, features)).collect();
    match code.text(at) {
        "all" if parts.contains(&Some(false)) => Some(false),
        "all" if parts.contains(&None) => None,
        "all" => Some(true),
        "any" if parts.contains(&Some(true)) => Some(true),
        "any" if parts.contains(&None) => None,
        "any" => Some(false),
        "not" => parts.first().copied().flatten().map(|truth| !truth),
        _ => None,
    }
}

/// Where each of the arguments between commas starts, for the group that opens at `open`.
pub fn arguments(code: &Code, open: usize) -> Vec<usize> {
    let close = code.partner(open);
    let mut found = Vec::new();
    let mut at = open + 1;
    while at < close {
        found.push(at);
        while at < close && !code.is(at, ",") {
            at = code.partner(at).max(at) + 1;
        }
        at += 1;
    }
    found
}

/// Whether the attribute whose `[` is at `open` has no place in a bundle: documentation, and the lint
/// levels by which a kit is strict with itself and which a newer compiler would turn into errors.
pub fn is_dropped(code: &Code, open: usize) -> bool {
    match code.text(open + 1) {
        "doc" | "warn" | "deny" | "forbid" => true,
        "cfg_attr" if code.opens(open + 2) => {
            let given = arguments(code, open + 2);
            let strict = |at: &usize| matches!(code.text(*at), "doc" | "warn" | "deny" | "forbid");
            given.len() > 1 && given[1..].iter().all(strict)
        }
        _ => false,
    }
}

/// The value of `#[name = "value"]` on an item, without its quotes.
pub fn value_of<'a>(code: &Code<'a>, item: &Item, name: &str) -> Option<&'a str> {
    let open = *item.attributes(code).iter().find(|&&open| code.is(open + 1, name) && code.is(open + 2, "="))?;
    Some(unquoted(code.text(open + 3)))
}

fn unquoted(literal: &str) -> &str {
    literal.trim_start_matches('r').trim_matches('#').trim_matches('"')
}

/// Whether the item has the attribute `#[name]` or `#[name(..)]`.
pub fn has(code: &Code, item: &Item, name: &str) -> bool {
    item.attributes(code).iter().any(|&open| code.is(open + 1, name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust::read::code::tokens_of;
    use crate::rust::read::items::items;

    fn goes(source: &str) -> bool {
        goes_with(source, None)
    }

    fn goes_with(source: &str, features: Features) -> bool {
        let tokens = tokens_of(&format!("{} mod x;", source), &"x.rs".into(), 0);
        let code = Code::new(&tokens);
        is_never(&code, &items(&code, 0, code.len())[0], features)
    }

    #[test]
    fn a_feature_is_off_unless_it_may_be_on() {
        let on = ["fast".to_string()];
        for source in [
            "#[cfg(feature = \"small\")]",
            "#[cfg(all(unix, feature = \"small\"))]",
            "#[cfg(not(not(feature = r\"small\")))]",
            "#[cfg(any(test, feature = \"small\"))]",
        ] {
            assert!(goes_with(source, Some(&on)) && !goes(source), "{}", source);
        }
        for source in ["#[cfg(feature = \"fast\")]", "#[cfg(not(feature = \"small\"))]", "#[cfg(feature)]"] {
            assert!(!goes_with(source, Some(&on)), "{}", source);
        }
    }

    #[test]
    fn only_what_can_hold_in_tests_alone_goes() {
        for source in [
            "#[cfg(test)]",
            "#[inline] #[cfg(all(unix, test))]",
            "#[cfg(not(not(test)))]",
            "#[test]",
            "#[cfg(any(test,))]",
        ] {
            assert!(goes(source), "{}", source);
        }
        for source in [
            "",
            "#[cfg(not(test))]",
            "#[cfg(any(test, unix))]",
            "#[cfg(feature = \"test\")]",
            "#[cfg(all(unix))]",
            "#[test_case]",
        ] {
            assert!(!goes(source), "{}", source);
        }
    }
}
