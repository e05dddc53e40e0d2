use collatz::sequence::steps;

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    println!("{}", steps(line.trim().parse().unwrap()));
}
