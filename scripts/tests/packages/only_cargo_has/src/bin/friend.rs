fn main() {
    println!("{}", lib_of_a_friend::number());
}
