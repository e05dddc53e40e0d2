struct Log;
impl Log {
    fn say(&self) {
        print!("c");
    }
}
macro_rules! log {
    ($t:ty) => {
        impl Drop for $t {
            fn drop(&mut self) {
                Log.say()
            }
        }
    };
}
log!(crate::types::C);
