fn kit() -> u8 {
    8
}
macro_rules! kit {
    () => {
        kit::a::f()
    };
}
fn main() {
    println!("{}{}", kit(), kit!());
    let kit = 5;
    println!("{}{}", kit, kit::a::f());
}
