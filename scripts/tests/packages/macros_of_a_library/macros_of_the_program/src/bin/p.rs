macro_rules! vec {
    ($x:expr) => {
        [$x, $x]
    };
}
macro_rules! call { ($($p:tt)*) => { $($p)*() } }
macro_rules! lib {
    () => {{
        use kit::a;
        a::f()
    }};
}
fn main() {
    println!("{} {:?} {}{}{}", kit::f(), vec![2], call!(kit::a::f), lib!(), call!(::kit::a::f));
}
