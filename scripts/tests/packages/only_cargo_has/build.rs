fn main() {
    println!("cargo:rustc-cfg=made");
}
