use kit::a::A;
fn main() {
    println!("{} {} {} {}", kit::a::in_::f(), format!("{}", kit::a::t()), kit::d::f(), A(6));
}
