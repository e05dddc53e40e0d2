pub mod a;
mod c {
    #[link(name = "m")]
    extern "C" {}
}
