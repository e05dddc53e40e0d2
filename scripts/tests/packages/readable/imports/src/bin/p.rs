use kit::one::Table;
use kit::two;
use std::fmt::Write as _;

fn main() {
    let mut text = String::new();
    write!(text, "{}", Table(two::counted(&b"7\n9\n"[..]))).unwrap();
    println!("{}", text);
}
