mod helper;
fn main() {
    println!("{}", helper::twice());
}
