pub struct A(pub u8);
pub struct B(pub u8);
pub struct C;
pub struct D;
