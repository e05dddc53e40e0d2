//! Finds the place of each block of a function in structured code, with as few jumps as possible.
//!
//! A block belongs right behind the branch that alone leads to it; behind all that its dominator leads to when several
//! branches meet in it; and behind the loop when it is where a loop is left for (Ramsey, 2022).

use crate::ir::{Block, Function};
use std::collections::BTreeSet;

/// The shape of a function.
pub struct Flow {
    /// For each block that is written in place of the only jump to it that is none back, where that jump is.
    pub inline: Vec<Option<Block>>,
    /// For each block that begins a loop, that it does.
    pub is_loop: Vec<bool>,
    /// For each block, those written behind what it leads to, within its loop if it begins one.
    pub behind: Vec<Vec<Block>>,
    /// For each block that begins a loop, those written behind the loop.
    pub after_loop: Vec<Vec<Block>>,
}

impl Flow {
    /// Finds the shape of a function; a block that is never reached has none, and has to be empty.
    pub fn new(function: &Function) -> Flow {
        let next = function.next();
        let count = next.len();
        let mut before = vec![Vec::new(); count];
        for (block, next) in next.iter().enumerate() {
            next.iter().for_each(|&to| before[to].push(block));
        }
        let dominates: Vec<Vec<bool>> = (0..count).map(|above| dominated(&next, above)).collect();
        let loops = loops(&before, &dominates);
        let mut flow = Flow {
            inline: vec![None; count],
            is_loop: loops.iter().map(|members| !members.is_empty()).collect(),
            behind: vec![Vec::new(); count],
            after_loop: vec![Vec::new(); count],
        };
        let order = reverse_postorder(&next, None);
        for (at, &block) in order.iter().enumerate().skip(1) {
            // The nearest block that every path to this one goes through.
            let above = order[..at].iter().rev().copied().find(|&above| dominates[above][block]).unwrap_or(0);
            // The outermost loop that holds the dominator and not the block.
            let left = (0..count).filter(|&head| loops[head].contains(&above) && !loops[head].contains(&block));
            let forward: Vec<Block> = before[block].iter().copied().filter(|&from| !dominates[block][from]).collect();
            match left.max_by_key(|&head| loops[head].len()) {
                Some(head) => flow.after_loop[head].push(block),
                None if forward.len() == 1 => flow.inline[block] = Some(forward[0]),
                None => flow.behind[above].push(block),
            }
        }
        flow
    }
}

/// The blocks that can be reached from the first one, perhaps without going through one of them: each before those that
/// it leads to, but for jumps back.
pub fn reverse_postorder(next: &[Vec<Block>], without: Option<Block>) -> Vec<Block> {
    let mut seen = vec![false; next.len()];
    without.into_iter().for_each(|block| seen[block] = true);
    let mut order = Vec::new();
    visit(next, 0, &mut seen, &mut order);
    order.reverse();
    order
}

fn visit(next: &[Vec<Block>], block: Block, seen: &mut [bool], order: &mut Vec<Block>) {
    if std::mem::replace(&mut seen[block], true) {
        return;
    }
    next[block].iter().rev().for_each(|&to| visit(next, to, seen, order));
    order.push(block);
}

/// For each block, whether every path to it goes through this one.
fn dominated(next: &[Vec<Block>], above: Block) -> Vec<bool> {
    let mut dominated = vec![true; next.len()];
    reverse_postorder(next, Some(above)).into_iter().for_each(|block| dominated[block] = false);
    dominated
}

/// For each block that begins a loop, the blocks of the loop; for the others, nothing.
fn loops(before: &[Vec<Block>], dominates: &[Vec<bool>]) -> Vec<BTreeSet<Block>> {
    let mut loops = vec![BTreeSet::new(); before.len()];
    for (head, members) in loops.iter_mut().enumerate() {
        let mut left: Vec<Block> = before[head].iter().copied().filter(|&from| dominates[head][from]).collect();
        if !left.is_empty() {
            members.insert(head);
        }
        while let Some(block) = left.pop() {
            if members.insert(block) {
                left.extend(&before[block]);
            }
        }
    }
    loops
}
