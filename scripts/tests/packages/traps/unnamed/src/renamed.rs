use crate::types::F as Node;
impl Drop for Node {
    fn drop(&mut self) {
        print!("f");
    }
}
