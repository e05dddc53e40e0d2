//! Names that nobody knows, and the known ones that were meant.

/// The clause for an unknown name of an option or other thing, with the nearest known ones.
pub fn unknown(thing: &str, name: &str, known: impl Iterator<Item = &'static str>) -> String {
    match nearest(name, &known.collect::<Vec<_>>()).as_slice() {
        [] => format!("no {thing} {name}, see --help"),
        [near] => format!("no {thing} {name}, the nearest is {near}"),
        several => format!("no {thing} {name}, the nearest are {}", several.join(", ")),
    }
}

/// The most names that are proposed.
const NEAR: usize = 6;

/// The known name with the fewest edits, at most a third of the length, or else the few that contain the name. Only
/// letters and digits count.
pub fn nearest(name: &str, known: &[&'static str]) -> Vec<&'static str> {
    let plain = |name: &str| name.to_lowercase().chars().filter(|one| one.is_alphanumeric()).collect::<String>();
    let name = plain(name);
    // A third, rounded to the nearest number.
    let most = (name.len() + 1) / 3;
    match known.iter().map(|known| (distance(&name, &plain(known)), *known)).min() {
        Some((edits, near)) if edits <= most && !name.is_empty() => return vec![near],
        _ => {}
    }
    let longer = known.iter().filter(|known| name.len() > 2 && plain(known).contains(&name));
    Some(longer.copied().collect()).filter(|names: &Vec<_>| names.len() <= NEAR).unwrap_or_default()
}

/// The edit distance of two words (Levenshtein, 1966).
fn distance(from: &str, to: &str) -> usize {
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (above, one) in from.bytes().enumerate() {
        let mut diagonal = row[0];
        row[0] = above + 1;
        for (left, other) in to.bytes().enumerate() {
            let edits = (diagonal + usize::from(one != other)).min(row[left] + 1).min(row[left + 1] + 1);
            diagonal = row[left + 1];
            row[left + 1] = edits;
        }
    }
    row[to.len()]
}
