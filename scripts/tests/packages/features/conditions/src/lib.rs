#![allow(unexpected_cfgs)]
#[cfg(not(test))]
pub fn f0() -> u8 { 0 }
#[cfg(test = "a")]
pub fn f1() -> u8 { 1 }
#[cfg(unix)]
pub fn f2() -> u8 { 2 }
#[cfg(not(unix))]
pub fn f3() -> u8 { 3 }
#[cfg(all())]
pub fn f4() -> u8 { 4 }
#[cfg(any())]
pub fn f5() -> u8 { 5 }
#[cfg(feature = "on")]
pub fn f6() -> u8 { 6 }
#[cfg(feature = r#"on"#)]
pub fn f7() -> u8 { 7 }
#[cfg(feature = "off")]
pub fn f8() -> u8 { 8 }
#[cfg(not(feature = "off"))]
pub fn f9() -> u8 { 9 }
#[cfg(all(unix, feature = "off"))]
pub fn f11() -> u8 { 11 }
#[cfg(any(unix, feature = "on"))]
pub fn f12() -> u8 { 12 }
#[cfg(any(feature = "off", unix))]
pub fn f13() -> u8 { 13 }
#[cfg_attr(unix, doc = "a", warn(dead_code))]
pub fn f14() -> u8 { 14 }
#[cfg_attr(unix, doc = "a", must_use)]
pub fn f15() -> u8 { 15 }
#[cfg_attr(doc, must_use)]
pub fn f16() -> u8 { 16 }
#[cfg_attr(test, must_use)]
pub fn f17() -> u8 { 17 }
#[cfg_attr(feature = "on", must_use, warn(dead_code), inline)]
pub fn f18() -> u8 { 18 }
#[doc = "a"]
pub fn f20() -> u8 { 20 }
#[warn(dead_code)]
pub fn f21() -> u8 { 21 }
#[deny(dead_code)]
pub fn f22() -> u8 { 22 }
#[forbid(unused)]
pub fn f23() -> u8 { 23 }
#[allow(dead_code)]
pub fn f24() -> u8 { 24 }
#[must_use]
pub fn f25() -> u8 { 25 }
