//! What the functions of formulas compute. What is not defined is NaN, which no position has for a value; nothing is infinite.

use crate::numbers::{self, LARGEST_TOKEN};

/// (1 + √5) / 2.
pub const PHI: f64 = 1.618_033_988_749_895;

/// What is too large for a number, or the logarithm of 0, is not defined either.
pub fn finite(value: f64) -> f64 {
    if value.is_finite() { value } else { f64::NAN }
}

/// The remainder that is never negative for a positive divisor.
pub fn remainder(dividend: f64, divisor: f64) -> f64 {
    // Of integers it is found many times as fast.
    if let (Some(dividend), Some(divisor @ 1..)) = (natural(dividend), natural(divisor)) {
        return rest(dividend, divisor) as f64;
    }
    let rest = dividend % divisor;
    if rest != 0.0 && (rest < 0.0) != (divisor < 0.0) { rest + divisor } else { rest + 0.0 }
}

/// What is left of a division, which is fast for numbers of 32 bits.
fn rest(dividend: u64, divisor: u64) -> u64 {
    match (u32::try_from(dividend), u32::try_from(divisor)) {
        (Ok(dividend), Ok(divisor)) => u64::from(dividend % divisor),
        _ => dividend % divisor,
    }
}

/// A number of stones: an integer up to 2⁵³ − 1.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what the cast makes another number of is told by comparing"
)]
pub fn natural(value: f64) -> Option<u64> {
    // What is no integer, or is negative, becomes another number by a cast. That to 32 bits is the faster one.
    let small = value as u32;
    if f64::from(small) == value {
        return Some(u64::from(small));
    }
    let whole = value as u64;
    (whole <= LARGEST_TOKEN && whole as f64 == value).then_some(whole)
}

/// What is made of two natural numbers; of others nothing.
pub fn of_naturals(one: f64, other: f64, of: impl Fn(u64, u64) -> f64) -> f64 {
    match (natural(one), natural(other)) {
        (Some(one), Some(other)) => of(one, other),
        _ => f64::NAN,
    }
}

/// Exclusive or.
pub fn xor(one: f64, other: f64) -> f64 {
    of_naturals(one, other, |one, other| (one ^ other) as f64)
}

/// The binary digit of a number at a place counted from 0, the ones.
pub fn bit(value: f64, place: f64) -> f64 {
    of_naturals(value, place, |value, place| if place > 52 { 0.0 } else { (value >> place & 1) as f64 })
}

/// Whether one number divides another; what 0 divides is not defined.
pub fn divides(divisor: f64, number: f64) -> Option<bool> {
    let (divisor, number) = (natural(divisor)?, natural(number)?);
    (divisor > 0).then(|| rest(number, divisor) == 0)
}

/// The power of a number.
pub fn power(base: f64, exponent: f64) -> f64 {
    finite(base.powf(exponent))
}

/// The logarithm to base 2, exact at powers of two.
pub fn log2(value: f64) -> f64 {
    let logarithm = value.log2();
    let nearest = logarithm.round();
    finite(if nearest.exp2() == value { nearest } else { logarithm })
}

/// Whether it is one of 0, 1, 4, 9, ….
pub fn is_square(value: f64) -> bool {
    natural(value).is_some_and(|number| number.isqrt().pow(2) == number)
}

/// A bit for each odd number below 2¹⁶, set where it is a prime: a rule may ask for millions of them.
static ODD_PRIMES: [u64; 512] = {
    let mut bits = [u64::MAX; 512];
    bits[0] ^= 1;
    let mut number = 3;
    while number < 256 {
        let mut product = number * number;
        while product < 1 << 16 {
            bits[product / 128] &= !(1 << (product / 2 % 64));
            product += 2 * number;
        }
        number += 2;
    }
    bits
};

/// Whether it is a prime number, by the test of Miller and Rabin with as many of the first primes for bases as suffice:
/// J. Sorenson, J. Webster, Strong pseudoprimes to twelve prime bases, Math. Comp. 86 (2017) 985–1003.
pub fn is_prime(value: f64) -> bool {
    const BASES: [u64; 9] = [2, 3, 5, 7, 11, 13, 17, 19, 23];
    // The least numbers that pass the tests by so many bases and are no primes; that of all 9 is beyond all numbers of stones.
    const ENOUGH: [(u64, usize); 4] =
        [(3_215_031_751, 4), (2_152_302_898_747, 5), (3_474_749_660_383, 6), (341_550_071_728_321, 7)];
    let Some(number) = natural(value).filter(|&number| number > 1) else { return false };
    if let Some(word) = ODD_PRIMES.get(numbers::index(number / 128)) {
        return if number % 2 == 0 { number == 2 } else { word >> (number / 2 % 64) & 1 == 1 };
    }
    if BASES.into_iter().any(|base| number % base == 0) {
        return false;
    }
    let enough = ENOUGH.iter().find(|(least, _)| number < *least).map_or(BASES.len(), |(_, bases)| *bases);
    let twos = (number - 1).trailing_zeros();
    BASES[..enough].iter().all(|&base| {
        let mut root = power_modulo(base, (number - 1) >> twos, number);
        root == 1
            || (0..twos).any(|_| {
                let is_minus_one = root == number - 1;
                root = product_modulo(root, root, number);
                is_minus_one
            })
    })
}

/// Of numbers below a modulus below 2⁵³. The quotient of the doubles is off by less than 4, and all that is left of the product
/// without so many moduli has its place in 64 bits: many times as fast as a division.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "what does not fit is left out on both sides"
)]
fn product_modulo(one: u64, other: u64, modulus: u64) -> u64 {
    let quotient = (one as f64 * other as f64 / modulus as f64) as u64;
    let mut rest = one.wrapping_mul(other).wrapping_sub(quotient.wrapping_mul(modulus)) as i64;
    while rest < 0 {
        rest += modulus as i64;
    }
    while rest >= modulus as i64 {
        rest -= modulus as i64;
    }
    rest as u64
}

fn power_modulo(mut base: u64, mut exponent: u64, modulus: u64) -> u64 {
    let mut result = 1;
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = product_modulo(result, base, modulus);
        }
        base = product_modulo(base, base, modulus);
        exponent /= 2;
    }
    result
}

/// 1, 2, 3, 5, … as far as they are at most so much, from the largest down.
fn fibonacci_numbers(most: u64) -> impl Iterator<Item = u64> {
    let (mut low, mut high) = (1, 2);
    while high <= most {
        (low, high) = (high, low + high);
    }
    std::iter::from_fn(move || {
        let next = low;
        (low, high) = (high - low, low);
        (next > 0).then_some(next)
    })
}

/// Whether it is one of 1, 2, 3, 5, 8, ….
pub fn is_fibonacci(value: f64) -> bool {
    natural(value).is_some_and(|number| number > 0 && fibonacci_numbers(number).next() == Some(number))
}

/// The smallest of the Fibonacci numbers, no two of them neighbours, that a number is the sum of; 0 of 0.
pub fn smallest_part(value: f64) -> f64 {
    let Some(mut rest) = natural(value) else { return f64::NAN };
    let mut part = 0;
    for next in fibonacci_numbers(rest) {
        if next <= rest && rest > 0 {
            (rest, part) = (rest - next, next);
        }
    }
    part as f64
}

/// The larger of two numbers that are defined.
pub fn larger(one: f64, other: f64) -> f64 {
    if one.is_nan() || other.is_nan() { f64::NAN } else { one.max(other) }
}

/// The smaller of two numbers that are defined.
pub fn smaller(one: f64, other: f64) -> f64 {
    if one.is_nan() || other.is_nan() { f64::NAN } else { one.min(other) }
}

/// The heap at a place counted from 1; 0 where there is none.
pub fn heap_at(heaps: &[f64], place: f64) -> f64 {
    let index = natural(place).and_then(|place| usize::try_from(place).ok()?.checked_sub(1));
    index.and_then(|index| heaps.get(index)).copied().unwrap_or(0.0)
}

/// How many heaps have a size.
pub fn count_of(heaps: &[f64], size: f64) -> f64 {
    heaps.iter().filter(|&&heap| heap == size).count() as f64
}

/// How many heaps have the i-th largest of the sizes that occur, i from 1; 0 beyond the last.
pub fn copies_of(heaps: &[f64], rank: f64) -> f64 {
    let Some(rank) = natural(rank).filter(|&rank| rank >= 1) else { return 0.0 };
    let mut bound = f64::INFINITY;
    for _ in 0..rank {
        bound = heaps.iter().copied().filter(|&heap| heap < bound).fold(0.0, f64::max);
        if bound == 0.0 {
            return 0.0;
        }
    }
    count_of(heaps, bound)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn primes_are_those_that_nothing_divides() {
        let is_divided = |number: u32| (2..number).take_while(|d| d * d <= number).any(|d| number % d == 0);
        for number in 0..70_000u32 {
            assert_eq!(is_prime(f64::from(number)), number > 1 && !is_divided(number), "{number}");
        }
        // The largest below 2⁵³, and a square of a prime.
        assert!(is_prime(9_007_199_254_740_881.0));
        assert!(!is_prime(94_906_249.0 * 94_906_249.0));
        // The least numbers that are pseudoprimes to the first 4, 5, 6, 7 of the primes.
        for number in [3_215_031_751.0, 2_152_302_898_747.0, 3_474_749_660_383.0, 341_550_071_728_321.0] {
            assert!(!is_prime(number), "{number}");
        }
        assert!(!is_prime(2.5) && !is_prime(-3.0));
    }

    #[test]
    fn products_are_those_of_exact_division() {
        let mut seed = 1u64;
        let mut random = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            seed >> 11
        };
        for round in 0..200_000 {
            let modulus = if round % 2 == 0 { LARGEST_TOKEN - round } else { random().max(2) };
            let (one, other) = (random() % modulus, random() % modulus);
            for (one, other) in [(one, other), (modulus - 1, modulus - 1), (one, modulus - 1)] {
                let exact = u128::from(one) * u128::from(other) % u128::from(modulus);
                assert_eq!(u128::from(product_modulo(one, other, modulus)), exact, "{one} {other} {modulus}");
            }
        }
    }

    #[test]
    fn parts_of_zeckendorf_add_up() {
        for number in 1..2_000u64 {
            let (mut rest, mut last) = (number, u64::MAX);
            while rest > 0 {
                let part = smallest_part(rest as f64) as u64;
                assert!(is_fibonacci(part as f64) && part <= rest);
                last = last.min(part);
                rest -= part;
            }
            assert_eq!(last, smallest_part(number as f64) as u64);
        }
        assert!(is_fibonacci(1.0) && !is_fibonacci(4.0) && !is_fibonacci(0.0));
    }
}
