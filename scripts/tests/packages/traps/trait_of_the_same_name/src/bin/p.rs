mod a {
    pub trait Show {
        fn name(&self) -> i32;
        fn describe(&self) -> i32 {
            1
        }
    }
    impl Show for i32 {
        fn name(&self) -> i32 {
            *self
        }
        fn describe(&self) -> i32 {
            2
        }
    }
}
mod b {
    pub trait Show {
        fn describe(&self) -> i32 {
            10
        }
    }
    pub struct Thing;
    impl Show for Thing {
        fn describe(&self) -> i32 {
            20
        }
    }
    pub struct Other;
    impl Show for Other {}
}
fn main() {
    println!("{} {} {}", a::Show::name(&5), b::Show::describe(&b::Thing), b::Show::describe(&b::Other));
}
