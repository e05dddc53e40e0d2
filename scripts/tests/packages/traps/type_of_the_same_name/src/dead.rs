pub struct Node;
pub trait Own {}
impl Own for Node {}
pub fn live() {}
