//! The types of C.

/// A type of C. Of two numbers, an operator computes in the later type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CType {
    Void,
    U8,
    I8,
    U16,
    I16,
    Int,
    U32,
    Size,
    I64,
    U64,
    Difference,
    /// The address of bytes.
    Pointer,
    /// The address of characters.
    Text,
    /// The address of something else.
    Other,
    /// A struct by its number.
    Struct(usize),
}

impl CType {
    /// The narrowest unsigned type of at least so many bits.
    pub fn unsigned(bits: u32) -> CType {
        match bits {
            0..=8 => CType::U8,
            9..=16 => CType::U16,
            17..=32 => CType::U32,
            _ => CType::U64,
        }
    }

    /// Returns the signed type of exactly so many bits.
    pub fn signed(bits: u32) -> Option<CType> {
        match bits {
            8 => Some(CType::I8),
            16 => Some(CType::I16),
            32 => Some(CType::Int),
            64 => Some(CType::I64),
            _ => None,
        }
    }

    /// Returns the type in which C computes with it.
    pub fn promoted(self) -> CType {
        match self {
            CType::U8 | CType::I8 | CType::U16 | CType::I16 => CType::Int,
            other => other,
        }
    }

    /// Returns the bits of a type of numbers, the most that it has on any machine.
    pub fn bits(self) -> Option<u32> {
        match self {
            CType::U8 | CType::I8 => Some(8),
            CType::U16 | CType::I16 => Some(16),
            CType::Int | CType::U32 => Some(32),
            CType::Size | CType::I64 | CType::U64 | CType::Difference => Some(64),
            _ => None,
        }
    }

    pub fn is_signed(self) -> bool {
        matches!(self, CType::I8 | CType::I16 | CType::Int | CType::I64)
    }
}
