//! The pairs that are the P-positions of Wythoff's game: (A₀,B₀), (A₁,B₁), …, with exact integers for every heap.
//!
//! Let θ be the positive root of θ² + aθ = 1, so that α = 1 + θ = (2 − a + √(a² + 4))/2. Under normal play Aₖ = ⌊kα⌋ and
//! Bₖ = Aₖ + ak; under misère play with a ≥ 2 it is Aₖ = ⌊kα + 1/α⌋ and Bₖ = Aₖ + ak + 1; with a = 1 it is as under
//! normal play, but for (2,2) and (0,1) in place of (0,0) and (1,2). Under each the natural numbers are used up, each once.
//!
//! No root is taken: r > nθ says no more than r(r + an) > n². Of the two sides, that with the smaller numbers is compared,
//! so that no product exceeds 128 bits.
//! Cost: one such comparison for each binary digit of a heap.

use crate::numbers::{self, Token};

/// Digits that a member of a pair may have, and the first number beyond the tokens.
const DIGITS: u32 = 54;

/// The pairs of one game.
pub struct WythoffPairs {
    /// The parameter a, at least 1.
    apart: Token,
    /// Bₖ − Aₖ − ak: 1 under misère play with a ≥ 2.
    shift: Token,
    /// Whether it is misère play with a = 1.
    starts_crossed: bool,
}

impl WythoffPairs {
    /// The pairs under normal or misère play.
    pub fn new(apart: Token, is_misere: bool) -> Self {
        let starts_crossed = is_misere && apart == 1;
        WythoffPairs { apart, shift: u64::from(is_misere && apart > 1), starts_crossed }
    }

    /// Pair number k: the smaller heap, then the larger one. Misère pairs of a = 1 are numbered by their differences.
    pub fn pair(&self, k: u64) -> [u64; 2] {
        if self.starts_crossed && k < 2 {
            return [[2, 2], [0, 1]][numbers::index(k)];
        }
        let more = largest(|more| self.is_at_least(k, more));
        [k + more, k + more + self.apart * k + self.shift]
    }

    /// Which pair has this difference, or the greatest one below it.
    pub fn index_of(&self, difference: u64) -> u64 {
        difference.saturating_sub(self.shift) / self.apart
    }

    /// The heap that makes a pair with this one. It exceeds every token where there is none.
    pub fn partner(&self, heap: Token) -> u64 {
        if self.starts_crossed && heap < 3 {
            return [1, 0, 2][numbers::index(heap)];
        }
        // The last k with Aₖ ≤ heap.
        let k = largest(|k| k <= heap && !self.is_at_least(k, heap + 1 - k));
        if self.is_at_least(k, heap - k) {
            return self.apart.saturating_mul(k).saturating_add(heap + self.shift);
        }
        // So many of the numbers up to this heap are larger members, and this is the last of them.
        heap - self.apart * (heap - k - self.shift) - self.shift
    }

    /// Every pair, in the order of the heaps, that a move from the heaps x ≤ y makes.
    pub fn within_one_move(&self, x: Token, y: Token) -> Vec<[u64; 2]> {
        let single = [[x, self.partner(x)], [self.partner(y), y]];
        let is_below = |[left, right]: &[u64; 2]| *left < x || *right < y;
        let mut found: Vec<_> = single.into_iter().filter(is_below).collect();
        // The amounts taken from both heaps differ as the differences of the heaps before and after do.
        let k = self.index_of(y - x);
        for [smaller, larger] in [self.pair(k), self.pair(k + 1)] {
            for [left, right] in [[smaller, larger], [larger, smaller]] {
                let is_legal = left < x && right < y && (x - left).abs_diff(y - right) < self.apart;
                if is_legal && !found.contains(&[left, right]) {
                    found.push([left, right]);
                }
            }
        }
        found
    }

    /// Whether Aₖ ≥ k + `more`: under normal play more ≤ kθ, which with m = more and θ(a + θ) = 1 is mθ ≤ k − am; under
    /// misère play a·(more − 1) + 1 ≤ (ak + 1)θ, which with m = more − 1 is (am + 1)θ ≤ a(k − am − 1) + 1.
    #[allow(clippy::cast_possible_truncation, reason = "what is taken from k is not more than k")]
    fn is_at_least(&self, k: u64, more: u64) -> bool {
        if more == 0 {
            return true;
        }
        let (apart, shift) = (u128::from(self.apart), u128::from(self.shift));
        let taken = apart * u128::from(more - self.shift) + shift;
        let Some(left) = u128::from(k).checked_sub(taken) else { return false };
        if self.shift == 0 { self.exceeds(left, more) } else { self.exceeds(apart * left + 1, taken as u64) }
    }

    /// Whether r > nθ. As θ < 1/a, it is so when r > n/a; else the products are small.
    fn exceeds(&self, r: u128, n: u64) -> bool {
        let (apart, wide) = (u128::from(self.apart), u128::from(n));
        r > u128::from(n / self.apart) || r * (r + apart * wide) > wide * wide
    }
}

/// The largest number with a property that 0 has and that no number has above one that has it not.
fn largest(has: impl Fn(u64) -> bool) -> u64 {
    let add = |number: u64, digit: u32| if has(number | 1 << digit) { number | 1 << digit } else { number };
    (0..DIGITS).rev().fold(0, add)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::LARGEST_TOKEN;

    /// The pairs by their definition: the least number not used yet, and the one so much larger.
    fn by_mex(apart: u64, is_misere: bool, count: usize) -> Vec<[u64; 2]> {
        let mut pairs: Vec<[u64; 2]> = Vec::new();
        let mut used = vec![false; 8 * count * (apart as usize + 1)];
        let mut least = 0;
        for k in 0..count as u64 {
            let pair = match (is_misere, apart, k) {
                (true, 1, 0) => [2, 2],
                (true, 1, 1) => [0, 1],
                _ => {
                    while used[least] {
                        least += 1;
                    }
                    let smaller = least as u64;
                    [smaller, smaller + apart * k + u64::from(is_misere && apart > 1)]
                }
            };
            pair.iter().for_each(|heap| used[*heap as usize] = true);
            pairs.push(pair);
        }
        pairs
    }

    #[test]
    fn pairs_and_partners_are_those_of_the_mex_recursion() {
        for is_misere in [false, true] {
            for apart in 1..=40 {
                let pairs = WythoffPairs::new(apart, is_misere);
                for (k, [smaller, larger]) in by_mex(apart, is_misere, 2_000).into_iter().enumerate() {
                    assert_eq!(pairs.pair(k as u64), [smaller, larger], "a = {apart}, k = {k}");
                    assert_eq!(pairs.partner(smaller), larger, "a = {apart}, {smaller}");
                    assert_eq!(pairs.partner(larger), smaller, "a = {apart}, {larger}");
                    assert_eq!(pairs.index_of(larger - smaller), k as u64, "a = {apart}");
                }
            }
        }
    }

    #[test]
    fn the_largest_parameters_and_heaps_are_no_exception() {
        for is_misere in [false, true] {
            for apart in [1, 2, 3, 1 << 26, LARGEST_TOKEN / 2, LARGEST_TOKEN - 1, LARGEST_TOKEN] {
                let pairs = WythoffPairs::new(apart, is_misere);
                for heap in [1, 2, 3, apart, apart / 2 + 1, LARGEST_TOKEN - 1, LARGEST_TOKEN] {
                    let partner = pairs.partner(heap);
                    if partner <= LARGEST_TOKEN {
                        assert_eq!(pairs.partner(partner), heap, "a = {apart}");
                        let k = pairs.index_of(partner.abs_diff(heap));
                        assert_eq!(pairs.pair(k), [heap.min(partner), heap.max(partner)], "a = {apart}");
                    }
                }
            }
        }
    }
}
