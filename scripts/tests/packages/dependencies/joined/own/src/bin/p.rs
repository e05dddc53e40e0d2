use kit::{Ends, Kit, Named};
use one_more::{one_more, quiet as four, twin as both};
use inner::same;

mod again {
    use one_more::{self};
    pub use one_more::quiet as five;

    pub fn one() -> u8 {
        one_more::one_more()
    }
}

one_more::made!(of_a_macro);

mod two {
    pub fn two() -> u8 {
        30
    }
}

#[macro_use]
mod tools {
    macro_rules! quiet {
        () => {
            50
        };
    }
}

mod inner {
    pub fn same() -> u8 {
        ::one_more::all() + quiet!()
    }
}

mod proc_macro {
    pub fn of_a_standard_name() -> u8 {
        9
    }
}

use proc_macro::of_a_standard_name;

fn main() {
    let kit = Kit([1; 2]);
    println!("{:?} {} {}", kit.named(), kit::sum(&kit, Ends::First), kit::sum(&kit, Ends::Last(7)));
    println!("{:?} {}", kit::shadows::all(), kit::r#type::r#in());
    println!("{} {} {}", one_more(), kit::one_more::one_more(), kit::second::eins::m::one_more());
    println!("{} {} {} {}", same(), of_a_macro(), one_more::twin!(), four!() + one_more::twin());
    println!("{} {} {}", two::two(), ::two::two().0.len(), of_a_standard_name());
    println!("{} {} {}", kit::places::shown(8), both!(), both() + again::five!());
    println!("{} {} {}", again::one(), kit::second::one_more!(), kit::second::same::one_more());
}
