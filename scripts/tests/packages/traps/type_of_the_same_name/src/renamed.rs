use crate::types::A as Node;
impl Drop for Node {
    fn drop(&mut self) {
        print!("a");
    }
}
