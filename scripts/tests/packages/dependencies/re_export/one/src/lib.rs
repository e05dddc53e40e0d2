pub fn one<T>(x: T) -> T {
    x
}
