use kit::a::{Greek, Shape};
fn main() {
    println!("{:?}{:?}{:?}", Greek::Beta, Greek::Gamma, Shape { side: 3 });
}
