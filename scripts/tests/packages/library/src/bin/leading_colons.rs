use ::kit::a::f;

struct Held(pub ::kit::d::Number);

impl ::kit::d::Named for Held {}

fn named(one: &mut dyn ::kit::d::Named) -> u8 {
    return ::kit::d::name(one);
}

fn pointed(one: &mut ::kit::d::Number, other: *const ::kit::d::Number) -> bool {
    one as *const ::kit::d::Number == other
}

fn given<T>(of: impl ::kit::d::Named, _: T) -> u8
where
    ::kit::d::Number: Into<T>,
{
    match ::kit::d::Number(3) {
        ::kit::d::Number(number) if ::kit::b::g() > 1 => number + of.named(),
        _ => 0,
    }
}

fn main() {
    println!("{}{}", f(), ::kit::b::g());
    if 3 > ::kit::b::g() {
        print!("{}\n", <u8 as Into<u8>>::into(::kit::c::l()))
    }
    let mut held = Held(::kit::d::Number(1));
    let ::kit::d::Number(one) = held.0;
    while ::kit::b::g() > 2 || pointed(&mut held.0, std::ptr::null()) {
        held.0 .0 = 9;
    }
    let sum = named(&mut held) + if one > 1 { 0 } else { given(held, ::kit::d::Number(2)) };
    for number in ::kit::d::all() {
        let more = move || ::kit::c::m();
        let last = loop {
            break ::kit::c::l();
        };
        println!("{} {}", number as ::kit::d::Small, last + more() + sum);
    }
}
