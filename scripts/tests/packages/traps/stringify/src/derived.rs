macro_rules! make { ($n:ident { $($v:ident),* }) => { #[derive(Debug)] pub enum $n { $($v),* } } }
make!(Greek { Beta, Gamma });
#[cfg_attr(all(), derive(Debug), doc = "")]
pub struct Shape {
    pub side: u8,
}
