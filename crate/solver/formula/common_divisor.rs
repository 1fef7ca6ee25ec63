//! The greatest common divisor, of two numbers and of a block of pairs.

use crate::formula::arithmetic::{natural, of_naturals};
use crate::formula::functions::{self, BLOCK, Column};

/// The greatest common divisor; that of 0 and a number is the number. Found without divisions, as J. Stein does it:
/// Computational problems associated with Racah algebra, J. Comput. Phys. 1 (1967) 397–405.
pub fn gcd(one: f64, other: f64) -> f64 {
    of_naturals(one, other, |mut one, mut other| {
        if one == 0 || other == 0 {
            return (one | other) as f64;
        }
        let twos = (one | other).trailing_zeros();
        one >>= one.trailing_zeros();
        while other != 0 {
            other >>= other.trailing_zeros();
            (one, other) = (one.min(other), one.abs_diff(other));
        }
        (one << twos) as f64
    })
}

/// The same of a block of pairs. Where the one are numbers that follow one another and the others all the same, as in
/// `gcd(k, n)`, they are sieved.
pub fn gcd_of_block(ones: &Column, others: &Column) -> Column {
    sieved(ones, others)
        .or_else(|| sieved(others, ones))
        .unwrap_or_else(|| functions::binary(ones, others, gcd))
}

/// Numbers beyond which it would take longer to find the primes that divide them.
const MOST_SIEVED: u32 = 1 << 16;

/// Multiplies by each prime of the one number as often as it divides the numbers that follow one another.
fn sieved(numbers: &Column, same: &Column) -> Option<Column> {
    let follow = (0..BLOCK).all(|at| numbers[at] == numbers[0] + at as f64 && same[at] == same[0]);
    let first = natural(numbers[0]).filter(|_| follow)?;
    let mut rest =
        u32::try_from(natural(same[0])?).ok().filter(|number| (1..=MOST_SIEVED).contains(number))?;
    let mut divisors = [1.0; BLOCK];
    let mut prime = 2;
    while rest > 1 {
        if prime * prime > rest {
            prime = rest;
        }
        let mut power = 1;
        while rest % prime == 0 {
            rest /= prime;
            power *= prime;
            let next = first.next_multiple_of(u64::from(power)) - first;
            for at in (usize::try_from(next).unwrap_or(BLOCK)..BLOCK).step_by(power as usize) {
                divisors[at] *= f64::from(prime);
            }
        }
        prime += 1 + (prime & 1);
    }
    Some(divisors)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::array::from_fn;

    /// The definition.
    fn greatest(one: u64, other: u64) -> u64 {
        if other == 0 { one } else { greatest(other, one % other) }
    }

    #[test]
    fn it_is_the_greatest_that_divides_both() {
        for one in 0..200 {
            for other in 0..200 {
                assert_eq!(gcd(one as f64, other as f64), greatest(one, other) as f64, "{one} {other}");
            }
        }
        let large = 9_007_199_254_740_991_u64;
        assert_eq!(gcd(large as f64, 6_361.0 * 4.0), greatest(large, 6_361 * 4) as f64);
        assert!(gcd(1.5, 2.0).is_nan() && gcd(-2.0, 2.0).is_nan() && gcd(f64::NAN, 0.0).is_nan());
    }

    #[test]
    fn a_block_has_those_of_its_pairs() {
        let columns = |first: f64, other: f64| (from_fn(|at| first + at as f64), [other; BLOCK]);
        for first in [0.0, 1.0, 64.0, 1_000.0, 0.5, -3.0, 9e15] {
            for other in
                [0.0, 1.0, 2.0, 97.0, 360.0, 1_024.0, 65_535.0, 65_536.0, 65_537.0, 1e9, 0.5, f64::NAN]
            {
                let (ones, others) = columns(first, other);
                for (ones, others) in [(ones, others), (others, ones)] {
                    let naive = functions::binary(&ones, &others, gcd).map(f64::to_bits);
                    assert_eq!(gcd_of_block(&ones, &others).map(f64::to_bits), naive, "{first} {other}");
                }
            }
        }
        let (mut ones, others) = columns(1.0, 6.0);
        ones[9] = 12.0;
        assert_eq!(gcd_of_block(&ones, &others)[9], 6.0);
    }
}
