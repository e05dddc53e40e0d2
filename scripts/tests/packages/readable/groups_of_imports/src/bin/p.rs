use std::cmp::{self, max};
use std::collections::{BTreeMap, HashMap};
use std::{env::{self, args}, fmt::{Debug, Write as _}};
use std::fmt::{self as other, Display as Shown};
use {std::mem::swap, std::mem::take};
use std::{iter, *};

fn shown(one: impl Shown + Debug) {
    println!("{one} {one:?}");
}

fn main() {
    let (mut one, mut two) = (1, cmp::min(2, 3));
    swap(&mut one, &mut two);
    shown(BTreeMap::from([(one, two)])[&2]);
    if env::var("NONE").is_ok() {
        iter::repeat(1).for_each(drop);
    }
}
