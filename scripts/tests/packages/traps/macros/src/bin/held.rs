use kit::held::InVec;

fn main() {
    let _in_vec = vec![InVec(3)];
    print!("the end of main, ");
}
