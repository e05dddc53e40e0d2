//! Functions of `f64` that the standard library has from the system. Results are the same, bit for bit; those of `powi` are
//! the ones of LLVM's run-time library.

/// From here on, every number is whole.
const WHOLE: f64 = (1u64 << 52) as f64;

/// Twice this factor gives the least numbers all their bits.
const SCALE: f64 = (1u64 << 54) as f64;

const SIGN: u64 = 1 << 63;

/// The prelude has it. Where `core` has a method of such a name, that one is called.
pub trait Float {
    fn trunc(self) -> f64;
    fn fract(self) -> f64;
    fn floor(self) -> f64;
    fn ceil(self) -> f64;
    fn round(self) -> f64;
    fn powi(self, exponent: i32) -> f64;
    fn sqrt(self) -> f64;
}

impl Float for f64 {
    fn trunc(self) -> f64 {
        if -WHOLE < self && self < WHOLE {
            let whole = self as i64 as f64;
            f64::from_bits(whole.to_bits() | self.to_bits() & SIGN)
        } else {
            self
        }
    }

    fn fract(self) -> f64 {
        self - self.trunc()
    }

    fn floor(self) -> f64 {
        let whole = self.trunc();
        if whole > self {
            whole - 1.0
        } else {
            whole
        }
    }

    fn ceil(self) -> f64 {
        -(-self).floor()
    }

    fn round(self) -> f64 {
        let whole = self.trunc();
        match self - whole {
            rest if rest >= 0.5 => whole + 1.0,
            rest if rest <= -0.5 => whole - 1.0,
            _ => whole,
        }
    }

    fn powi(self, exponent: i32) -> f64 {
        let (mut power, mut square, mut left) = (1.0, self, exponent.unsigned_abs());
        while left > 0 {
            if left % 2 == 1 {
                power *= square;
            }
            square *= square;
            left /= 2;
        }
        if exponent < 0 {
            1.0 / power
        } else {
            power
        }
    }

    fn sqrt(self) -> f64 {
        match self {
            number if number < 0.0 => f64::NAN,
            number if number < f64::MIN_POSITIVE && number > 0.0 => root(number * SCALE * SCALE) / SCALE,
            number if number < f64::INFINITY && number > 0.0 => root(number),
            number => number,
        }
    }
}

/// The square root of a positive number that is not subnormal.
fn root(number: f64) -> f64 {
    let bits = number.to_bits();
    let exponent = bits >> 52;
    // From 2^52 to 2^54, so that the root of 2^54 times it has one bit more than an `f64`.
    let digits = (bits << 12 >> 12 | 1 << 52) << (1 - exponent % 2);
    let mut near = 1e8;
    for _ in 0..5 {
        near = (near + digits as f64 / near) / 2.0;
    }
    let mut root = (near * (1u64 << 27) as f64) as u64;
    // So near to the root, 64 bits are enough for what its square leaves.
    let rest = |root: u64| (digits << 54).wrapping_sub(root.wrapping_mul(root)) as i64;
    while rest(root) < 0 {
        root -= 1;
    }
    while rest(root + 1) >= 0 {
        root += 1;
    }
    // No root lies halfway between two numbers: its square would have too many bits.
    f64::from_bits(((exponent + 1021) / 2 << 52) + (root + 1) / 2)
}
