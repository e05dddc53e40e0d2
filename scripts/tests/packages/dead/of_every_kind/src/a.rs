use crate::b::{self, Gone, Node as Other};
use std::collections::{BTreeMap, HashMap};

/// Lives.
pub struct Node {
    pub seen: u8,
    pub unread: u8,
}

impl Node {
    pub fn new() -> Node {
        Node { seen: 1, unread: 2 }
    }
    // goes with the method
    pub fn gone(&self) -> HashMap<u8, Gone> {
        HashMap::new()
    }
}

pub enum Way {
    Left,
    Never,
}

pub trait Walk {
    fn walk(&self) -> u8;
    fn rest(&self) -> u8 {
        0
    }
}
impl Walk for Node {
    fn walk(&self) -> u8 {
        self.seen + b::live() + b::Held(|one: &u8| *one).held() - 1
    }
    fn rest(&self) -> u8 {
        3
    }
}
pub trait Step<T> {
    fn step(&self, by: T) -> T;
    fn rest(&self, of: T) -> T;
}
impl Step<u8> for Node {
    fn step(&self, by: u8) -> u8 {
        by + self.seen
    }
    fn rest(&self, of: u8) -> u8 {
        of
    }
}
pub trait Dead {
    fn dead(&self) {}
}
impl Dead for Node {}
impl Dead for Other {}
pub fn unused(x: Other) -> BTreeMap<u8, u8> {
    let _ = x;
    BTreeMap::new()
}
pub fn way() -> Way {
    Way::Left
}
pub fn go(way: Way) -> u8 {
    match way {
        Way::Left => 1,
        Way::Never => 2,
    }
}
