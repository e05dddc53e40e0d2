use kit::a::far;
fn main() {
    println!("{} {} {}", kit::a::given_back(), unsafe { far::abs(-3) }, unsafe { far::given_back() });
}
