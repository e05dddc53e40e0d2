pub struct S;
impl Drop for S {
    fn drop(&mut self) {
        print!("b");
    }
}
pub fn g() {
    drop(S)
}
