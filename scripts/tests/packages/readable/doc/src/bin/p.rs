//! Doc.

use kit::a;

fn main() {
    print!("{:?}", a::f());
}
