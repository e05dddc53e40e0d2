use ds::both;
mod data_structures {
    pub fn own() -> u8 {
        7
    }
}
mod inner {
    pub fn g() -> Option<u8> {
        ::graph::walk().pop().or(ds::stack![3u8].pop())
    }
}
fn main() {
    println!("{} {} {:?} {} {}", kit::f(), graph::MARK, inner::g(), both(), data_structures::own());
}
