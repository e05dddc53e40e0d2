fn main() {
    let shown_as_text = 2;
    println!("{:?} {shown_as_text} {}", kit::unseen(shown_as_text, 5), shown_as_text.max(1));
}
