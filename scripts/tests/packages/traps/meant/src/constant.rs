#[allow(non_upper_case_globals)]
pub const zero: u8 = 0;
