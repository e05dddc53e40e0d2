#[derive(Debug)]
pub struct Seen {
    pub field: u8,
}
pub fn unseen(first: u8, _second: u8) -> Seen {
    let a = 3;
    let longer = first * a;
    Seen { field: longer + a }
}
