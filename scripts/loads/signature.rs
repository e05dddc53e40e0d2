//! The signature: the number of nodes that each search expands. It changes only when a search changes.

use super::loads;

/// Returns the counts for every load on every tenth of its boards, each answer replayed.
pub fn signature() -> String {
    let mut lines = vec!["each search on every 10th of its boards: boards, expanded nodes".to_string()];
    let mut part = "";
    for load in loads(10).iter().filter(|load| load.boards > 0) {
        if part != load.part {
            part = load.part;
            lines.push(format!("\n{part}"));
        }
        let expanded = load.run(&mut || (), true);
        lines.push(format!("  {:<46}{:>8}{:>12}", load.name, load.boards, expanded));
    }
    lines.join("\n") + "\n"
}
