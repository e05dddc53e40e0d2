type Other = crate::types::A;
impl Drop for Other {
    fn drop(&mut self) {
        print!("a");
    }
}
