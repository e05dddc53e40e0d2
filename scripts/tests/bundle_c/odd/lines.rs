use std::io::{self, BufRead, Read};

fn main() {
    let mut first = String::new();
    let length = io::stdin().read_line(&mut first).unwrap();
    print!("{} {:?}", length, first);
    println!();
    let stdin = io::stdin();
    for line in stdin.lock().lines().take(2) {
        let line = line.unwrap();
        let sum: i64 = line.split_whitespace().map(|word| word.parse::<i64>().unwrap()).sum();
        println!("{:?}: {}", line, sum);
    }
    let mut rest = String::new();
    let length = stdin.lock().read_to_string(&mut rest).unwrap();
    println!("{} {}", length, rest.lines().rev().collect::<Vec<_>>().join("|"));
    eprint!("{} ", rest.len());
    eprintln!("{}", rest.trim().len());
}
