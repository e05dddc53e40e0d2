pub struct A(pub u8);
pub struct C;
