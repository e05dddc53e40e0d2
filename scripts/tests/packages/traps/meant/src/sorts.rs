pub trait Sort {
    fn sort(&mut self);
}
impl Sort for Vec<i32> {
    fn sort(&mut self) {
        self.as_mut_slice().sort();
        self.reverse();
    }
}
pub fn f(v: &mut Vec<i32>) {
    Sort::sort(v)
}
