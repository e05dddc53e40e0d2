//! The signature: how many nodes each search expands. It changes when a search does, and only then.

use super::loads;

/// The counts of every load with every tenth of its boards, each answer replayed.
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
