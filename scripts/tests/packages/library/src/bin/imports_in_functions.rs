fn main() {
    use kit::a::f;
    let g = || {
        use kit::b::{g, k};
        g() + k()
    };
    println!("{}{}", f(), g());
}
