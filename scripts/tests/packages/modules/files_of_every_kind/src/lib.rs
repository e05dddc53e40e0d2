pub mod a;
pub mod c;
pub mod e;
pub mod o {
    pub mod i;
}
#[path = "x/one.rs"]
pub mod p;
#[path = "x/one.rs"]
pub mod the_same;
pub mod q {
    #[path = "two.rs"]
    pub mod b;
}
#[path = "../src/y"]
pub mod s {
    pub mod r;
}
pub mod r#try;
