//! The part of LLVM's intermediate representation that the translator knows.

use super::intrinsics::{Intrinsic, WRITE};
use super::operator::Operator;
use std::collections::BTreeMap;

/// The globals and functions of a program.
#[derive(Default)]
pub struct Program {
    pub globals: BTreeMap<String, Global>,
    pub functions: BTreeMap<String, Function>,
}

impl Program {
    /// Returns the functions and globals that `main` reaches, of those that `take` gives for a name.
    ///
    /// Errors: those of `take`.
    pub fn reached<E>(
        mut take: impl FnMut(&str) -> Result<(Option<Function>, Option<Global>), E>,
    ) -> Result<Program, E> {
        let mut program = Program::default();
        let mut left = vec!["main".to_string()];
        while let Some(name) = left.pop() {
            if program.functions.contains_key(&name) || program.globals.contains_key(&name) {
                continue;
            }
            let (function, global) = take(&name)?;
            if let Some(function) = function {
                left.extend(function.values().filter_map(Value::global).cloned());
                program.functions.insert(name, function);
            } else if let Some(global) = global {
                left.extend(global.addresses.iter().map(|(_, name, _)| name.clone()));
                program.globals.insert(name, global);
            }
        }
        Ok(program)
    }
}

/// A type of values.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Type {
    #[default]
    Void,
    /// An integer of 1 to 64 bits.
    Int(u32),
    /// `f64`
    Double,
    Ptr,
    Array(u64, Box<Type>),
    /// Its members, and whether they lie without gaps.
    Struct(Vec<Type>, bool),
}

impl Type {
    /// Returns the size in bytes, which is the stride of an array.
    pub fn size(&self) -> u64 {
        match self {
            Type::Void => 0,
            Type::Int(bits) => u64::from(bits.div_ceil(8)).next_power_of_two(),
            Type::Double | Type::Ptr => 8,
            Type::Array(count, element) => count * element.size(),
            Type::Struct(members, _) => round_up(self.offset(members.len()), self.align()),
        }
    }

    /// Returns the alignment in bytes.
    pub fn align(&self) -> u64 {
        match self {
            Type::Void | Type::Struct(_, true) => 1,
            Type::Int(_) | Type::Double | Type::Ptr => self.size(),
            Type::Array(_, element) => element.align(),
            Type::Struct(members, false) => members.iter().map(Type::align).max().unwrap_or(1),
        }
    }

    /// Returns the offset in bytes of a member of a struct.
    pub fn offset(&self, number: usize) -> u64 {
        let Type::Struct(members, packed) = self else { return 0 };
        let start = |end, member: &Type| if *packed { end } else { round_up(end, member.align()) };
        let end = members[..number].iter().fold(0, |end, member| start(end, member) + member.size());
        members.get(number).map_or(end, |member| start(end, member))
    }

    /// The type of a member of a struct.
    pub fn member(&self, number: usize) -> Option<&Type> {
        match self {
            Type::Struct(members, _) => members.get(number),
            _ => None,
        }
    }

    /// The bits of an integer.
    pub fn bits(&self) -> Option<u32> {
        match self {
            Type::Int(bits) => Some(*bits),
            _ => None,
        }
    }
}

fn round_up(size: u64, align: u64) -> u64 {
    size.div_ceil(align) * align
}

/// All bits of an integer.
pub fn mask(bits: u32) -> u64 {
    u64::MAX >> (64 - bits)
}

/// Returns an unsigned number as the signed one with the same bits.
pub fn signed(number: u64, ty: &Type) -> i64 {
    let unused = 64 - ty.bits().unwrap_or(64);
    (number << unused) as i64 >> unused
}

/// The number of a value within its function.
pub type Local = usize;

/// The number of a block within its function.
pub type Block = usize;

/// An operand.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    Local(Local),
    /// An integer, not negative, an address that is a number, or the bits of an `f64`; higher bits than its type has are 0.
    Int(u64),
    /// The address of a global or a function, plus an offset in bytes.
    Global(String, i64),
    /// Any value will do.
    Undef,
}

impl Value {
    /// The number of a value that an instruction defines.
    pub fn local(&self) -> Option<Local> {
        match self {
            Value::Local(local) => Some(*local),
            _ => None,
        }
    }

    /// The number that an integer is.
    pub fn number(&self) -> Option<u64> {
        match self {
            Value::Int(number) => Some(*number),
            _ => None,
        }
    }

    /// The name of a global or a function.
    pub fn global(&self) -> Option<&String> {
        match self {
            Value::Global(name, _) => Some(name),
            _ => None,
        }
    }
}

/// A constant or a variable of the whole program.
#[derive(Default)]
pub struct Global {
    pub constant: bool,
    /// Whether it may share its address with an equal constant.
    pub unnamed: bool,
    pub align: u64,
    pub bytes: Vec<u8>,
    /// The addresses in it: their offsets, the globals or functions, and the offsets in bytes from those.
    pub addresses: Vec<(u64, String, i64)>,
}

impl Global {
    /// Checks whether it is declared as bytes and not as words of 64 bits.
    pub fn is_bytes(&self) -> bool {
        self.align == 1
    }
}

/// A function with its body.
#[derive(Default)]
pub struct Function {
    pub name: String,
    /// Whether it has `#[inline]`.
    pub inline: bool,
    pub params: Vec<Local>,
    pub result: Type,
    /// The type of each value.
    pub types: Vec<Type>,
    /// The blocks, the first one first.
    pub blocks: Vec<Body>,
}

impl Function {
    /// All its instructions but the phis and the ends of blocks.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.blocks.iter().flat_map(|body| &body.steps)
    }

    /// The variables in its frame, with their sizes in words of 64 bits.
    pub fn frames(&self) -> impl Iterator<Item = (Local, u64)> + '_ {
        self.steps().filter_map(|step| match step.op {
            Op::Frame(size) => Some((step.def?, size.div_ceil(8))),
            _ => None,
        })
    }

    /// The intrinsics in it, repetitions included.
    pub fn intrinsics(&self) -> impl Iterator<Item = Intrinsic> + '_ {
        self.steps().filter_map(|step| match step.op {
            Op::Intrinsic(intrinsic, _) => Some(intrinsic),
            _ => None,
        })
    }

    /// For each block, those that may come next.
    pub fn next(&self) -> Vec<Vec<Block>> {
        self.blocks.iter().map(|body| body.end.next.clone()).collect()
    }

    /// The values that phis take from a block.
    pub fn taken_from(&self, block: Block) -> impl Iterator<Item = &Value> {
        let phis = self.blocks[block].end.next.iter().flat_map(|&to| &self.blocks[to].phis);
        phis.flat_map(|phi| &phi.from).filter(move |(_, from)| *from == block).map(|(value, _)| value)
    }

    /// All operands, repetitions included.
    pub fn values(&self) -> impl Iterator<Item = &Value> {
        let phis = self.blocks.iter().flat_map(|body| &body.phis).flat_map(|phi| &phi.from).map(|(value, _)| value);
        phis.chain(self.steps().flat_map(|step| &step.operands))
            .chain(self.blocks.iter().filter_map(|body| body.end.value.as_ref()))
    }

    /// Calls `change` with every operand.
    pub fn each_value(&mut self, mut change: impl FnMut(&mut Value)) {
        for body in &mut self.blocks {
            body.phis.iter_mut().flat_map(|phi| &mut phi.from).for_each(|(value, _)| change(value));
            body.steps.iter_mut().flat_map(|step| &mut step.operands).for_each(&mut change);
            body.end.value.iter_mut().for_each(&mut change);
        }
    }
}

#[derive(Clone, Default)]
pub struct Body {
    pub phis: Vec<Phi>,
    pub steps: Vec<Step>,
    pub end: End,
}

/// A value that depends on the block before.
#[derive(Clone)]
pub struct Phi {
    pub def: Local,
    pub from: Vec<(Value, Block)>,
}

/// One instruction and the value that it defines.
#[derive(Clone)]
pub struct Step {
    pub def: Option<Local>,
    pub op: Op,
    pub operands: Vec<Value>,
}

impl Step {
    /// The function that it calls by its name.
    pub fn called(&self) -> Option<&str> {
        match (&self.op, &self.operands[..]) {
            (Op::Call(_), [Value::Global(name, 0), ..]) => Some(name),
            _ => None,
        }
    }

    pub fn has_effect(&self) -> bool {
        matches!(self.op, Op::Store(_) | Op::Call(_) | Op::Intrinsic(WRITE, _))
    }
}

/// What an instruction does with its operands.
#[derive(Clone, Debug)]
pub enum Op {
    /// Also a comparison; the type is that of the operands.
    Binary(Arithmetic, Type),
    /// Another number of bits, or a number as an address or the other way round; the type is that of the operand.
    Cast(Cast, Type),
    /// A condition, the value if it is true, and the value if not.
    Select,
    /// An address.
    Load,
    /// An address, and a value of this type.
    Store(Type),
    /// An address and the indices that are added to it.
    Offset(Offset),
    /// A variable of so many bytes in the frame; the value is its address.
    Frame(u64),
    /// What is called, and arguments of these types.
    Call(Vec<Type>),
    /// Arguments of these types.
    Intrinsic(Intrinsic, Vec<Type>),
    Extract(usize),
    /// A struct, and the value of its member with this number.
    Insert(usize),
    Same,
}

/// A number of bytes.
#[derive(Clone, Debug, Default)]
pub struct Offset {
    pub constant: i64,
    /// For each index, what it is multiplied by.
    pub factors: Vec<i64>,
    /// Whether nothing is negative.
    pub forward: bool,
}

/// An operator of C, and whether its operands are signed.
#[derive(Clone, Copy, Debug)]
pub struct Arithmetic {
    pub operator: Operator,
    pub signed: bool,
}

#[derive(Clone, Copy, Debug)]
pub enum Cast {
    Zext,
    Sext,
    Trunc,
    /// A truncation that loses nothing.
    Fit,
    PtrToInt,
    IntToPtr,
    /// A number without or with a sign as `f64`.
    ToDouble,
    SignedToDouble,
}

/// The terminator of a block: how it ends, the value that decides or is returned, and the blocks that may come next.
#[derive(Clone, Default)]
pub struct End {
    pub way: Way,
    pub value: Option<Value>,
    pub next: Vec<Block>,
}

#[derive(Clone, Default)]
pub enum Way {
    Go,
    /// The value decides between two blocks.
    Branch,
    /// The type of the value, and the cases; the last of the next blocks is for all other values.
    Switch(Type, Vec<u64>),
    Return,
    Abort,
    /// Control does not come here.
    #[default]
    Never,
}
