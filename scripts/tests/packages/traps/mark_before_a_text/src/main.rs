macro_rules! after {
    (# $text:literal) => {
        $text
    };
}

fn main() {
    println!("{}", after!(# "a"));
}
