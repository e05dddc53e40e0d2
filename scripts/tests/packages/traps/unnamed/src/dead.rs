pub struct E;
pub fn dead() {
    impl Drop for E {
        fn drop(&mut self) {
            print!("e");
        }
    }
}
pub struct Node;
pub trait Own {}
impl Own for Node {}
