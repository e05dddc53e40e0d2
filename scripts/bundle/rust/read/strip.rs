//! Leaves out what a judge has no use for: tests, documentation, and the kit's strictness with itself.
//!
//! Inside macro arguments and macro bodies nothing is touched: there a doc comment is a token that a
//! pattern may be waiting for.

use crate::rust::read::attributes::{self, Features};
use crate::rust::read::code::{Code, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{self, Item, Sort};

/// The tokens without tests, doc comments, `doc` attributes and strict lint levels, and without what needs a feature that
/// is off.
pub fn strip(tokens: &[Token], features: Features) -> Vec<Token> {
    let code = Code::new(tokens);
    let mut edits = Edits::new(&code);
    edits.cut_docs();
    for attribute in attributes::all(&code).filter(|attribute| !code.in_macro(attribute.start)) {
        if attribute.is_dropped(&code, features) {
            edits.cut(attribute.start, attribute.end);
        } else if code.is(attribute.name, "expect") {
            edits.replace(attribute.name, "allow");
        }
    }
    cut_never(&code, &items::top(&code), features, &mut edits);
    edits.apply()
}

fn cut_never(code: &Code, found: &[Item], features: Features, edits: &mut Edits) {
    for item in found {
        if attributes::is_never(code, item, features) {
            edits.cut_item(item.start, item.end);
        } else if matches!(item.sort, Sort::Module | Sort::Impl | Sort::Trait | Sort::Foreign) {
            cut_never(code, &item.inner(code), features, edits);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust::read::code::{text_of, tokens_of};

    fn stripped(source: &str, features: Features) -> String {
        text_of(&strip(&tokens_of(source, &"x.rs".into(), 0), features))
    }

    #[test]
    fn tests_docs_and_strictness_go_and_all_else_stays() {
        let cases = [
            ("//! d\n\n/// d\nfn a() {}\n", "\n\nfn a() {}\n"),
            ("fn a() {}\n\n// note\n#[cfg(test)]\nmod tests; // end\n", "fn a() {}\n\n"),
            ("m! { /// d\n #[doc = \"d\"] a }", "m! { /// d\n #[doc = \"d\"] a }"),
            ("impl A {\n    #[cfg(test)]\n    fn a() {}\n}", "impl A {\n}"),
            ("#[expect(dead_code)] fn a() {}", "#[allow(dead_code)] fn a() {}"),
            ("#[cfg_attr(docsrs, doc(cfg(x)))] fn a() {}", " fn a() {}"),
        ];
        for (source, wanted) in cases {
            assert_eq!(stripped(source, None), wanted, "for {source}");
        }
    }

    #[test]
    fn what_can_hold_in_tests_alone_or_needs_a_feature_that_is_off_goes() {
        let on = ["on".to_string()];
        let kept = |attribute: &str| {
            let source = format!("#[{attribute}] mod x;");
            [None, Some(&on[..])].map(|features| stripped(&source, features).contains("mod x;"))
        };
        for gone in ["cfg(all(unix, test))", "cfg(not(not(test)))", "cfg(any(test,))", "test", "inline] #[bench"] {
            assert_eq!(kept(gone), [false, false], "{gone}");
        }
        for stays in ["cfg(not(test))", "cfg(any(test, unix))", "cfg(all(unix))", "cfg(feature)", "test_case"] {
            assert_eq!(kept(stays), [true, true], "{stays}");
        }
        for off in ["all(unix, feature = \"a\")", "not(not(feature = r\"a\"))", "any(test, feature = \"a\")"] {
            assert_eq!(kept(&format!("cfg({off})")), [true, false], "{off}");
        }
        assert_eq!(stripped("#[cfg(feature = \"on\")] fn a() {}", Some(&on)), " fn a() {}");
    }
}
