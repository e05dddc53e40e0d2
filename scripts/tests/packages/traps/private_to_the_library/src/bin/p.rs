use kit::a::*;
trait Name {
    fn name(&self) -> u8 {
        2
    }
}
impl Name for S {}
fn main() {
    let v: Vec<u8> = vec![3];
    println!("{}{}{:?}{}", S::new().name(), S::new().call(), v, f().len());
}
