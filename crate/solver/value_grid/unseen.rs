//! Which of 128 consecutive values have not been seen, as a vector register holds it. WebAssembly has 128-bit vectors but
//! no 128-bit integers, and the other way round elsewhere.

/// Values in a block.
pub const BLOCK: usize = 128;

#[cfg(target_arch = "wasm32")]
mod register {
    use std::arch::wasm32::{
        i64x2_eq, i64x2_neg, u64x2, u64x2_extract_lane, u64x2_shuffle, v128, v128_and, v128_andnot,
        v128_any_true,
    };

    pub type Register = v128;

    pub const ALL: Register = u64x2(u64::MAX, u64::MAX);

    pub fn both(a: Register, b: Register) -> Register {
        v128_and(a, b)
    }

    pub fn without(a: Register, b: Register) -> Register {
        v128_andnot(a, b)
    }

    pub fn is_zero(a: Register) -> bool {
        !v128_any_true(a)
    }

    pub fn lowest_bit(a: Register) -> Register {
        // That of each half, and that of the upper half only when the lower one has none.
        let of_halves = v128_and(a, i64x2_neg(a));
        let is_zero = i64x2_eq(a, u64x2(0, 0));
        v128_and(of_halves, u64x2_shuffle::<0, 2>(ALL, is_zero))
    }

    pub fn bit(value: usize) -> Register {
        let half = 1 << (value % 64);
        if value < 64 { u64x2(half, 0) } else { u64x2(0, half) }
    }

    pub fn trailing_zeros(a: Register) -> u32 {
        let low = u64x2_extract_lane::<0>(a);
        let high = u64x2_extract_lane::<1>(a);
        // Chosen before it is counted, so that no branch is needed.
        let (half, below) = if low != 0 { (low, 0) } else { (high, 64) };
        half.trailing_zeros() + below
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod register {
    pub type Register = u128;

    pub const ALL: Register = u128::MAX;

    pub fn both(a: Register, b: Register) -> Register {
        a & b
    }

    pub fn without(a: Register, b: Register) -> Register {
        a & !b
    }

    pub fn is_zero(a: Register) -> bool {
        a == 0
    }

    pub fn lowest_bit(a: Register) -> Register {
        a & a.wrapping_neg()
    }

    pub fn bit(value: usize) -> Register {
        1 << value
    }

    pub fn trailing_zeros(a: Register) -> u32 {
        a.trailing_zeros()
    }
}

/// A set of values from 0 to 127.
#[derive(Clone, Copy)]
pub struct Unseen(register::Register);

impl Unseen {
    /// Nothing has been seen.
    pub const ALL: Unseen = Unseen(register::ALL);

    /// One value.
    #[inline(always)]
    pub fn alone(value: usize) -> Unseen {
        Unseen(register::bit(value))
    }

    /// What has been seen in neither of two places.
    #[inline(always)]
    pub fn and(self, other: Unseen) -> Unseen {
        Unseen(register::both(self.0, other.0))
    }

    /// What is left when another set has been seen.
    #[inline(always)]
    pub fn without(self, seen: Unseen) -> Unseen {
        Unseen(register::without(self.0, seen.0))
    }

    /// Whether every value has been seen.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        register::is_zero(self.0)
    }

    /// The least value that has not been seen; only for a set that is not empty.
    #[inline(always)]
    pub fn least(self) -> usize {
        register::trailing_zeros(self.0) as usize
    }

    /// The same as a set. It is found without the number, for which the next mex need not wait.
    #[inline(always)]
    pub fn least_alone(self) -> Unseen {
        Unseen(register::lowest_bit(self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_seen_from_the_least_up() {
        let mut unseen = Unseen::ALL;
        for value in 0..BLOCK {
            assert_eq!(unseen.least(), value);
            assert!(!unseen.is_empty());
            assert_eq!(Unseen::alone(value).least(), value);
            assert!(unseen.least_alone().without(Unseen::alone(value)).is_empty());
            unseen = unseen.without(unseen.least_alone());
        }
        assert!(unseen.is_empty());
    }
}
