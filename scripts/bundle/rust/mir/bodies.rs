//! Compares two bodies of MIR by what they do: rustc's lints miss what edition 2024 changes, and as text the bodies of many
//! libraries differ that do the same.
//!
//! A flag says whether a value still has to be dropped. Where an edition ends the life of a temporary that holds nothing any
//! more, only the numbers of blocks and the questions about known flags differ. Both bodies are walked side by side, each
//! with the values of its flags: they do the same if every step is the same, also where a panic unwinds.

use std::collections::{BTreeMap, HashSet};

/// A block's name, and the values of the flags that are known where it begins.
type State<'a> = (&'a str, BTreeMap<&'a str, bool>);

/// The end of unwinding, as a block of its own.
const RESUME: &str = "bb_resume";

struct Body<'a> {
    /// The declarations of variables, without flags.
    variables: Vec<&'a str>,
    /// The lines of each block.
    blocks: BTreeMap<&'a str, Vec<&'a str>>,
    /// The variables that are only set to a constant and only asked for it, except the one that is returned.
    flags: HashSet<&'a str>,
}

/// Whether two bodies, as rustc prints them, do the same.
pub fn does_the_same(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(|text| text.replace("unwind continue", &format!("unwind: {RESUME}")));
    let (one, other) = (Body::read(&one), Body::read(&other));
    let (mut met, mut next) = (HashSet::new(), vec![[("bb0", BTreeMap::new()), ("bb0", BTreeMap::new())]]);
    while let Some(states) = next.pop() {
        if !met.insert(states.clone()) {
            continue;
        }
        let [first, second] = states;
        match (one.run(first), other.run(second)) {
            (Some((done, ends)), Some((also, others))) if done == also && ends.len() == others.len() => {
                next.extend(ends.into_iter().zip(others).map(|(end, other)| [end, other]));
            }
            _ => return false,
        }
    }
    one.variables == other.variables
}

impl<'a> Body<'a> {
    fn read(text: &'a str) -> Body<'a> {
        let (mut variables, mut blocks, mut block) = (Vec::new(), BTreeMap::new(), None);
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && *line != "}") {
            match block {
                _ if line.starts_with("bb") && line.ends_with(" {") => block = line.split([':', ' ']).next(),
                Some(block) => blocks.entry(block).or_insert_with(Vec::new).push(line),
                None if line.starts_with("let ") => variables.push(line),
                None => {}
            }
        }
        let lines = || blocks.values().flatten().copied();
        let mut flags: HashSet<&str> = lines().filter_map(set).map(|(flag, _)| flag).collect();
        let is_plain = |line: &str, flag: &str| set(line).map(|(set, _)| set).or(asked(line)) == Some(flag);
        flags.retain(|flag| *flag != "_0" && lines().all(|line| is_plain(line, flag) || has_no(line, flag)));
        variables.retain(|line| flags.iter().all(|flag| !line.ends_with(&format!(" {flag}: bool;"))));
        variables.sort_unstable();
        blocks.insert(RESUME, vec!["resume;"]);
        Body { variables, blocks, flags }
    }

    /// Returns what is done from a state up to the next choice, and the states behind that; `None` where a block is missing.
    fn run(&self, (mut block, mut flags): State<'a>) -> Option<(Vec<String>, Vec<State<'a>>)> {
        let (mut done, mut met) = (Vec::new(), Vec::new());
        loop {
            let state = (block, flags.clone());
            if let Some((_, at)) = met.iter().find(|(other, _)| *other == state) {
                done.push(format!("forever from {at}"));
                return Some((done, Vec::new()));
            }
            met.push((state, done.len()));
            let (last, steps) = self.blocks.get(block)?.split_last()?;
            for step in steps {
                match set(step).filter(|(flag, _)| self.flags.contains(flag)) {
                    Some((flag, value)) => drop(flags.insert(flag, value)),
                    None => done.push(step.to_string()),
                }
            }
            let (text, ends) = self.ends(last);
            let labels = match asked(last).and_then(|flag| flags.get(flag)) {
                Some(true) => ["1", "otherwise"],
                Some(false) => ["0", "otherwise"],
                None if text == "goto" => ["", ""],
                None => ["none", "none"],
            };
            match labels.iter().find_map(|label| ends.iter().find(|(end, _)| end == label)) {
                Some((_, next)) => block = next,
                None => {
                    done.push(text);
                    return Some((done, ends.into_iter().map(|(_, next)| (next, flags.clone())).collect()));
                }
            }
        }
    }

    /// Parts the end of a block into its text without blocks, and the blocks that may be next, each with its label.
    fn ends(&self, last: &'a str) -> (String, Vec<(&'a str, &'a str)>) {
        let (head, next) = last.rsplit_once(" -> ").unwrap_or((last, ""));
        let (mut text, mut ends) = (head.to_string(), Vec::new());
        for end in next.trim_matches(['[', ']', ';']).split(", ") {
            let (label, block) = end.split_once(": ").unwrap_or(("", end));
            if self.blocks.contains_key(block) {
                ends.push((label, block))
            } else {
                text += end
            }
        }
        // A call that never returns has one end, whose label is not always there.
        if let ([end], false) = (&mut ends[..], next.starts_with('[')) {
            end.0 = "";
        }
        ends.iter().for_each(|(label, _)| text += label);
        (text, ends)
    }
}

/// Returns the variable that a line sets to true or false.
fn set(line: &str) -> Option<(&str, bool)> {
    let (variable, value) = line.split_once(" = const ")?;
    Some((variable, value.strip_suffix(';')?.parse().ok()?))
}

/// Returns the variable that a line asks for its value.
fn asked(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("switchInt(")?;
    let rest = rest.strip_prefix("copy ").or(rest.strip_prefix("move "))?;
    Some(rest.split_once(')')?.0)
}

fn has_no(line: &str, variable: &str) -> bool {
    line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').all(|word| word != variable)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BODY: &str = "
    let mut _1: S;
    let mut _2: bool;

    bb0: {
        _2 = const true;
        _1 = f() -> [return: bb1, unwind: bb4];
    }

    bb1: {
        g() -> [return: bb2, unwind: bb3];
    }

    bb2: {
        switchInt(copy _2) -> [0: bb6, otherwise: bb5];
    }

    bb3 (cleanup): {
        drop(_1) -> [return: bb4, unwind terminate(cleanup)];
    }

    bb4 (cleanup): {
        resume;
    }

    bb5: {
        drop(_1) -> [return: bb6, unwind continue];
    }

    bb6: {
        return;
    }
}
";

    #[test]
    fn numbers_of_blocks_and_questions_about_known_flags_do_not_count() {
        let without_flag = BODY.replace("let mut _2: bool;", "").replace("_2 = const true;", "");
        let same = [
            BODY.replace("bb3", "bb9").replace("bb1", "bb3"),
            BODY.replace("unwind: bb4", "unwind continue"),
            BODY.replace(
                "drop(_1) -> [return: bb4",
                "goto -> bb7;\n    }\n\n    bb7 (cleanup): {\n        drop(_1) -> [return: bb4",
            ),
            without_flag.replace("switchInt(copy _2) -> [0: bb6, otherwise: bb5];", "goto -> bb5;"),
        ];
        let other = [
            BODY.replace("const true", "const false"),
            BODY.replace("S;", "T;"),
            BODY.replace("unwind: bb3", "unwind: bb4"),
            BODY.replace("unwind continue", "unwind terminate(abi)"),
            BODY.replace("drop(_1) -> [return: bb4", "drop(_2) -> [return: bb4"),
            BODY.replace("return: bb2, unwind: bb3", "unwind: bb2, return: bb3"),
            BODY.replace("_2 = const true;", "_2 = copy _3;"),
            BODY.replace("[0: bb6, otherwise: bb5]", "[0: bb5, otherwise: bb6]"),
            BODY.replace("[0: bb6, otherwise: bb5]", "[0: bb5, 1: bb6, otherwise: bb5]"),
            BODY.replace("g() -> [return: bb2, unwind: bb3]", "goto -> bb1"),
            without_flag,
        ];
        for (texts, wanted) in [(&same[..], true), (&other, false)] {
            for text in texts {
                assert_eq!(does_the_same(BODY, text), wanted, "{text}");
                assert!(does_the_same(text, text), "{text}");
            }
        }
        assert!(!does_the_same("    61 62 63", "    61 62 64"));
        let returned = "    let mut _0: bool;\n    bb0: {\n        _0 = const true;\n        return;\n    }\n";
        assert!(!does_the_same(returned, &returned.replace("true", "false")));
    }

    #[test]
    fn a_loop_without_an_end_is_the_same_from_the_same_step_on() {
        let around = |first: &str, last: &str| {
            format!("bb0: {{\n{first}goto -> bb1;\n}}\nbb1: {{\n_1 = const 2_u8;\n{last}}}\n")
        };
        let once = around("_1 = const 1_u8;\n", "goto -> bb1;\n");
        assert!(does_the_same(&once, &once.replace("bb1", "bb7")));
        assert!(!does_the_same(&once, &around("_1 = const 1_u8;\n", "goto -> bb0;\n")));
    }
}
