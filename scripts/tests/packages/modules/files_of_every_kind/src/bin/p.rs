use kit::{a, e::n::m, o::i, p, q, r#try::r#match, s};
fn main() {
    println!(
        "{}{}{}{} {}{}{}{}{}{}",
        a::f(),
        kit::c::g(),
        m::f(),
        i::f(),
        p::f(),
        kit::the_same::f(),
        q::b::f(),
        s::r::f(),
        r#match(),
        kit::r#try::r#match()
    );
}
