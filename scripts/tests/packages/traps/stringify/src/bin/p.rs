use kit::a::{first, longer, second};
fn main() {
    let shown = longer(1);
    println!("{}{}{}{}{shown}", first(), second(), stringify!(kit::a::first), stringify!(longer));
    println!("{}", stringify!(env!("CARGO_PKG_NAME"), include_str!("p.rs")));
}
