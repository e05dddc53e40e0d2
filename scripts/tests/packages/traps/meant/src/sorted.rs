pub fn g(v: &mut Vec<i32>) {
    v.sort()
}
