use kit::a::{first, longer, second};
use kit::derived::{Greek, Shape};
fn main() {
    let shown = longer(1);
    println!("{}{}{}{}{shown}", first(), second(), stringify!(kit::a::first), stringify!(longer));
    println!("{}", stringify!(env!("CARGO_PKG_NAME"), include_str!("p.rs")));
    println!("{:?}{:?}{:?}", Greek::Beta, Greek::Gamma, Shape { side: 3 });
}
