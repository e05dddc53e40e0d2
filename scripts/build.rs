//! Build script: tells `system/programs.rs` the profile of the build, as cargo's `--profile` names it.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo::rustc-env=PROFILE={}", if is_release { "release" } else { "dev" });
}
