//! Where each block of a function belongs in a text without jumps, as far as there is one.
//!
//! A block belongs right behind the branch that alone leads to it; behind all that its dominator leads to when several
//! branches meet in it; and behind the loop when it is where a loop is left for. (Dominators: Cooper, Harvey and
//! Kennedy, 2001; the shape follows Ramsey, 2022.)

use super::ir::{Block, Function};
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
    /// Finds the shape of a function, all of whose blocks can be reached.
    pub fn new(function: &Function) -> Flow {
        let next: Vec<Vec<Block>> = function.blocks.iter().map(|body| body.end.next()).collect();
        let order = reverse_postorder(&next);
        let mut rank = vec![0; next.len()];
        order.iter().enumerate().for_each(|(at, &block)| rank[block] = at);
        let mut before = vec![Vec::new(); next.len()];
        for (block, next) in next.iter().enumerate() {
            next.iter().for_each(|&to| before[to].push(block));
        }
        let dominator = dominators(&order, &rank, &before);
        let loops = loops(&before, &dominator);
        let count = next.len();
        let mut flow = Flow {
            inline: vec![None; count],
            is_loop: loops.iter().map(|members| !members.is_empty()).collect(),
            behind: vec![Vec::new(); count],
            after_loop: vec![Vec::new(); count],
        };
        for &block in order.iter().skip(1) {
            let above = dominator[block];
            // The outermost loop that holds the dominator and not the block.
            let left = (0..count).filter(|&head| loops[head].contains(&above) && !loops[head].contains(&block));
            let forward: Vec<Block> =
                before[block].iter().copied().filter(|&from| !dominates(&dominator, block, from)).collect();
            match left.max_by_key(|&head| loops[head].len()) {
                Some(head) => flow.after_loop[head].push(block),
                None if forward.len() == 1 => flow.inline[block] = Some(forward[0]),
                None => flow.behind[above].push(block),
            }
        }
        flow
    }
}

fn reverse_postorder(next: &[Vec<Block>]) -> Vec<Block> {
    let mut seen = vec![false; next.len()];
    let mut order = Vec::new();
    let mut path = vec![(0, 0)];
    seen[0] = true;
    while let Some((block, at)) = path.pop() {
        match next[block].iter().rev().nth(at) {
            Some(&to) => {
                path.push((block, at + 1));
                if !seen[to] {
                    seen[to] = true;
                    path.push((to, 0));
                }
            }
            None => order.push(block),
        }
    }
    order.reverse();
    order
}

/// For each block, the nearest one that every path to it goes through; the first block is its own.
fn dominators(order: &[Block], rank: &[usize], before: &[Vec<Block>]) -> Vec<Block> {
    let mut dominator: Vec<Option<Block>> = vec![None; order.len()];
    dominator[0] = Some(0);
    let mut changed = true;
    while changed {
        changed = false;
        for &block in &order[1..] {
            let known = before[block].iter().copied().filter(|&from| dominator[from].is_some());
            let new = known.reduce(|a, b| common(&dominator, rank, a, b));
            if dominator[block] != new {
                dominator[block] = new;
                changed = true;
            }
        }
    }
    dominator.into_iter().map(|block| block.unwrap_or(0)).collect()
}

fn common(dominator: &[Option<Block>], rank: &[usize], mut a: Block, mut b: Block) -> Block {
    while a != b {
        if rank[a] > rank[b] {
            a = dominator[a].unwrap_or(0);
        } else {
            b = dominator[b].unwrap_or(0);
        }
    }
    a
}

fn dominates(dominator: &[Block], above: Block, mut block: Block) -> bool {
    while block != above && block != 0 {
        block = dominator[block];
    }
    block == above
}

/// For each block that begins a loop, the blocks of the loop; for the others, nothing.
fn loops(before: &[Vec<Block>], dominator: &[Block]) -> Vec<BTreeSet<Block>> {
    let mut loops = vec![BTreeSet::new(); before.len()];
    for head in 0..before.len() {
        let mut left: Vec<Block> =
            before[head].iter().copied().filter(|&from| dominates(dominator, head, from)).collect();
        if left.is_empty() {
            continue;
        }
        loops[head].insert(head);
        while let Some(block) = left.pop() {
            if loops[head].insert(block) {
                left.extend(&before[block]);
            }
        }
    }
    loops
}
