use kit::{Ends, Kit, Named};
use one_more::one_more;

mod two {
    pub fn two() -> u8 {
        30
    }
}

fn main() {
    let kit = Kit([1; 2]);
    println!("{:?} {} {}", kit.named(), kit::sum(&kit, Ends::First), kit::sum(&kit, Ends::Last(7)));
    println!("{:?} {}", kit::shadows::all(), kit::r#type::r#in());
    println!("{} {} {}", one_more(), kit::one_more::one_more(), kit::second::eins::m::one_more());
    println!("{} {}", two::two(), ::two::two().0.len());
}
