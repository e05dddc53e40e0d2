use crate::{a::one, three};
pub fn f() -> i32 {
    one!() + three!()
}
