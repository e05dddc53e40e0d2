#[macro_export]
macro_rules! other {
    () => {
        0
    };
}
fn main() {
    println!("{} {}", kit::one!(), kit::f() + other!());
}
