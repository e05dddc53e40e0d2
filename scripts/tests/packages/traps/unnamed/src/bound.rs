trait Own {
    fn own(&self) -> u8;
}
impl Own for u8 {
    fn own(&self) -> u8 {
        *self
    }
}
impl<T: Own> std::fmt::Display for crate::types::D<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "d{}", self.0.own())
    }
}
