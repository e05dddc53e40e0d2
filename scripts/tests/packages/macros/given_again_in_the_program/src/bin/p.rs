mod m {
    pub use kit::a::one as eins;
    pub use kit::one;
}
use m::{eins, one};
fn main() {
    println!("{}{}", one!(), eins!());
}
