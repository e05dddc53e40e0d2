const _: () = {
    impl Drop for crate::types::B {
        fn drop(&mut self) {
            print!("b");
        }
    }
};
