//! Puts a program and the modules of its library that it needs into one run of tokens.

use crate::fault::Outcome;
use crate::package::Package;
use crate::rust::join::exports::exports;
use crate::rust::join::paths::{self, Home};
use crate::rust::join::reach;
use crate::rust::join::whole::{join, Library};
use crate::rust::read::attributes;
use crate::rust::read::code::{mentions, plain, Code, Token};
use crate::rust::read::items::{top, Sort};
use crate::rust::read::names;
use crate::rust::read::refuse::refuse;
use crate::rust::read::sources::Sources;
use crate::rust::read::uses::{self, Leaf};

/// The program's bundle with whole modules; what is unused is allowed when it is to stay.
///
/// Errors: whatever cannot be in a bundle, with its file and line.
pub fn assemble(package: &Package, program: &str, sources: &mut Sources, stays: bool) -> Outcome<Vec<Token>> {
    let tokens = sources.load(package.program(program)?)?;
    refuse(&tokens, &package.features)?;
    let (name, file) = match &package.library {
        Some((name, file)) if mentions(&tokens, name) => (name, file),
        _ => return paths::rewrite(&tokens, &home(package, &tokens, "", false)),
    };
    let program_home = home(package, &tokens, name, false);
    let library = sources.load(file)?;
    let mut library_home = home(package, &library, name, true);
    let library = reach::needed(&library, &tokens);
    refuse(&library, &package.features)?;
    library_home.module = program_home.module.clone();
    let (exports, library) = exports(&library, &tokens, &program_home)?;
    library_home.renamed = exports.renamed.clone();
    let library = paths::rewrite(&library, &library_home)?;
    let tokens = paths::rewrite(&tokens, &Home { macros: exports.names, renamed: exports.renamed, ..program_home })?;
    let library = Library { module: &library_home.module, tokens: library, macros: &exports.shared, stays };
    Ok(join(&tokens, &library))
}

/// How the paths of a crate are to be changed.
fn home(package: &Package, tokens: &[Token], library: &str, is_library: bool) -> Home {
    let code = Code::new(tokens);
    let found = top(&code);
    let mut aliases = vec![library.to_string()];
    let mut macro_use = false;
    for item in found.iter().filter(|item| item.sort == Sort::ExternCrate) {
        let known = if is_library { "self" } else { library };
        if item.name_in(&code) == known {
            macro_use |= attributes::has(&code, item, "macro_use");
            if code.is(item.keyword + 3, "as") {
                aliases.push(plain(code.text(item.keyword + 4)).to_string());
            }
        }
    }
    let root = names::declared(&code, &found, Some(&aliases));
    let mut module = library.to_string();
    let has_its_name = |leaf: Leaf| leaf.path.len() > 1 && leaf.name.as_deref() == Some(library);
    let clash = uses::imports(&code, &found).any(has_its_name);
    while root.contains(&module) || (clash && module == library) || (module != library && mentions(tokens, &module)) {
        module += if module == library { "_lib" } else { "_" };
    }
    let from_root = package.edition == "2015";
    let (macros, renamed) = (Vec::new(), Vec::new());
    Home { module, aliases, is_library, from_root, root, macros, renamed, macro_use }
}
