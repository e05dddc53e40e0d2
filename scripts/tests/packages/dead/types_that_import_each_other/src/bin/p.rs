use types_that_import_each_other::{one, other};

fn main() {
    println!("{}", one::f() + other::g());
}
