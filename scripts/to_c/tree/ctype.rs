//! The types of C.

/// A type of C; of two numbers, an operator computes in the later type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CType {
    Void,
    /// A number of so many bits.
    Signed(u32),
    Unsigned(u32),
    /// A number as long as an address, and the signed one for the difference of two.
    Size,
    Difference,
    Double,
    /// The address of bytes, and that of something else.
    Pointer,
    Other,
    /// A struct by its number.
    Struct(usize),
}

impl CType {
    pub const INT: CType = CType::Signed(32);
    pub const U32: CType = CType::Unsigned(32);
    pub const U64: CType = CType::Unsigned(64);

    /// The narrowest unsigned type of at least so many bits.
    pub fn unsigned(bits: u32) -> CType {
        CType::Unsigned(bits.next_power_of_two().max(8))
    }

    /// Returns the type in which C computes with it.
    pub fn promoted(self) -> CType {
        match self {
            CType::Signed(8 | 16) | CType::Unsigned(8 | 16) => CType::INT,
            other => other,
        }
    }

    /// Returns the bits of a type of numbers, the most that it has on any machine.
    pub fn bits(self) -> Option<u32> {
        match self {
            CType::Signed(bits) | CType::Unsigned(bits) => Some(bits),
            CType::Size | CType::Difference => Some(64),
            _ => None,
        }
    }
}
