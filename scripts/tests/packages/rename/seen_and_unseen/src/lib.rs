#[derive(Clone)]
struct Unseen {
    unseen_field: u8,
}
#[derive(Debug)]
pub struct Seen {
    pub field: u8,
}
pub fn unseen(first: u8, _second: u8) -> Seen {
    let a = 3;
    let longer = first * Unseen { unseen_field: a }.clone().unseen_field;
    Seen { field: longer + a }
}
