trait Idle {}
macro_rules! drops { ($(#[$a:meta])* $t:ty) => { impl Idle for $t {} $(#[$a])* impl Drop for $t { fn drop(&mut self) { print!("-"); } } } }
drops!(
    #[allow(unused)]
    crate::a::C
);
