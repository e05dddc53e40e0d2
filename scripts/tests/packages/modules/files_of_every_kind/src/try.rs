pub fn r#match() -> u8 {
    8
}
