pub fn g() -> u8 {
    7
}

pub fn unused() {}
