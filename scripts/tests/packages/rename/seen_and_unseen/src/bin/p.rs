fn main() {
    let shown_as_text = 2;
    println!("{:?} {shown_as_text} {}", kit::unseen(shown_as_text, 5), shown_as_text.max(1));
    let (wide_as_text, exact_as_text) = (6, 1);
    println!("{:>wide_as_text$.exact_as_text$}|", 2.0);
}
