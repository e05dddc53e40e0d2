mod inner {
    pub fn f() -> u8 {
        kit::c::sum()
    }
}

fn main() {
    println!("{}", inner::f());
}
