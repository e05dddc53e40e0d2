fn main() {
    let shown = 2;
    println!("{:?} {shown} {}", kit::unseen(shown, 5), shown.max(1));
}
