pub fn first() -> bool {
    false
}
