use ds::both;
mod data_structures {
    pub fn own() -> u8 {
        7
    }
}
mod inner {
    extern crate graph;
    pub fn g() -> Option<u8> {
        ::graph::walk().pop().filter(|_| self::graph::MARK == 2).or(ds::stack![3u8].pop())
    }
}
fn main() {
    println!("{} {} {:?} {} {}", kit::f(), graph::MARK, inner::g(), both(), data_structures::own());
}
