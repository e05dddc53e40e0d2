pub struct S(pub u8);
impl S {
    fn next(&self) -> Option<u8> {
        Some(self.0)
    }
}
impl Iterator for S {
    type Item = u8;
    fn next(&mut self) -> Option<u8> {
        self.0 += 1;
        S::next(self)
    }
}
