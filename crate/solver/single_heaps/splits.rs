//! Single heaps that moves may split: the value of an option is the nim-sum of its two heaps' values.
//!
//! Most of the pairs of a large heap have values that many others have. So some pairs are marked in a set one by one, and of
//! the values that are still missing the least ones are candidates for the mex; all other pairs are looked through for
//! these alone, many at a time, and only a block of pairs in which one occurs is marked as well. Where few values are rare,
//! the pairs that have a rare heap leave few candidates, which are soon found.
//!
//! Guarantee: plain mex recursion; no period or formula is assumed.
//! Cost: a look at each pair of heaps of each option, and at each triple, all of which are marked; where few heaps are rare, at
//! each of these and, mostly, few more pairs.

use super::candidates::{self, BLOCK, Candidates};
use super::places::Places;
use super::rare::Rares;
use crate::error::{ErrorCode, RequestError};
use crate::numbers::index;
use crate::taking::{Take, Two};

/// Values of heaps that may be split.
pub struct Splits {
    takes: Vec<Take>,
    values: BothWays<u16>,
    lower: BothWays<u8>,
    upper: BothWays<u8>,
    marks: Marks,
    /// The least and the greatest number of stones that a move takes which leaves two heaps, if no move leaves three.
    taken: Option<(usize, usize)>,
    /// The rare heaps, where these are few.
    rares: Option<Rares>,
    /// The pairs that the heap which is being valued may be split into.
    pairs: Vec<Pairs>,
    /// The values that a heap may have yet, ascending.
    missing: Vec<u16>,
    /// Where values were found.
    places: Places,
    /// Pairs that have been looked at.
    pub seen: u64,
}

/// Pairs of heaps with the same sum: the first heap runs up, the second one down.
#[derive(Clone, Copy)]
struct Pairs {
    first: usize,
    sum: usize,
    count: usize,
}

/// Where values end, so that nim-sums have their place among the marks.
const MOST: u16 = 1 << 15;

/// For each value that may still become the mex, so many pairs are marked at once.
const MARKED_AT_ONCE: usize = 16;

/// After so many heaps, and whenever there are twice as many, rare values are looked for.
const RARE_FROM: usize = 2_048;
/// Sums of two heaps that are kept apart: moves may take numbers of stones that differ by so much.
const MOST_SPREAD: usize = 1_024;
/// Pairs marked between two looks at what is missing, and how many of these looks may be in vain before all pairs are looked
/// through.
const FEW: usize = 64;
const IN_VAIN: usize = 4;

impl Splits {
    /// Before the value of the empty heap.
    pub fn new(takes: Vec<Take>) -> Self {
        let splitting = takes.iter().filter(|take| take.splits()).map(|take| index(take.stones));
        let taken = splitting.clone().min().zip(splitting.max());
        let is_close = |(least, most): &(usize, usize)| most - least <= MOST_SPREAD;
        Splits {
            taken: taken.filter(|taken| is_close(taken) && !takes.iter().any(|take| take.leaves_three)),
            rares: None,
            pairs: Vec::new(),
            missing: Vec::new(),
            places: Places::default(),
            takes,
            values: BothWays::new(),
            lower: BothWays::new(),
            upper: BothWays::new(),
            marks: Marks { present: Box::new([0; 1 << 16]), end: 16 },
            seen: 0,
        }
    }

    /// Adds the values of further heaps until about so many more pairs are looked at, or there are `length` values.
    ///
    /// # Errors
    /// `too-many-moves` in the unlikely case that a value is above [`MOST`].
    pub fn extend(&mut self, values: &mut Vec<u32>, length: usize, pairs: u64) -> Result<(), RequestError> {
        let enough = self.seen + pairs;
        while values.len() < length && self.seen < enough {
            let value = self.next(values.len());
            if value >= MOST {
                return Err(RequestError::new(ErrorCode::TooManyMoves, "length").limit(u64::from(MOST)));
            }
            values.push(u32::from(value));
            self.values.push(value);
            self.lower.push(candidates::lower(value));
            self.upper.push(candidates::upper(value));
            while usize::from(value) >= self.marks.end {
                self.marks.end *= 2;
            }
            self.look_for_rares();
        }
        Ok(())
    }

    /// Takes up the last value among the rare and common ones, or finds out which are rare.
    fn look_for_rares(&mut self) {
        let Some(taken) = self.taken else { return };
        let values = &self.values.forward;
        if let Some(rares) = &mut self.rares {
            rares.push(values);
        }
        if values.len() >= RARE_FROM && values.len().is_power_of_two() {
            self.rares = Rares::find(values, self.marks.end, taken);
        } else {
            self.rares.take_if(|rares| !rares.are_worth_it(values.len()));
        }
    }

    /// The value of a heap whose smaller heaps' values are known.
    fn next(&mut self, heap: usize) -> u16 {
        self.marks.clear();
        let (takes, mut splits) = (std::mem::take(&mut self.takes), std::mem::take(&mut self.pairs));
        splits.clear();
        for take in &takes {
            let Some(left) = take.left(heap) else { continue };
            if take.leaves(left) {
                self.marks.present[usize::from(self.values.forward[left])] = 1;
            }
            let count = match take.leaves_two {
                Two::Never => 0,
                Two::Unequal => left.saturating_sub(1) / 2,
                Two::Any => left / 2,
            };
            self.seen += 1;
            if count > 0 {
                splits.push(Pairs { first: 1, sum: left, count });
            }
            if take.leaves_three {
                self.mark_triples(left);
            }
        }
        let value =
            if self.rares.is_some() { self.next_by_rares(&splits) } else { self.next_of(&mut splits) };
        (self.takes, self.pairs) = (takes, splits);
        value
    }

    /// The same from what is marked and these pairs, all of which are looked at.
    fn next_of(&mut self, splits: &mut Vec<Pairs>) -> u16 {
        let marked_at_once = MARKED_AT_ONCE * self.marks.end / splits.len().max(1);
        for pairs in &mut *splits {
            // What is left is a number of blocks.
            let left = pairs.count.saturating_sub(marked_at_once) / BLOCK * BLOCK;
            let marked = Pairs { count: pairs.count - left, ..*pairs };
            self.mark(marked);
            *pairs = Pairs { first: pairs.first + marked.count, count: left, ..*pairs };
        }
        splits.retain(|pairs| pairs.count > 0);
        if let (true, Some(mex)) = (splits.is_empty(), self.marks.missing().next()) {
            return mex;
        }
        loop {
            let mut candidates = Candidates::new(self.marks.missing());
            if splits.iter().all(|pairs| self.look_through(*pairs, &mut candidates)) {
                if let Some(mex) = candidates.least() {
                    return mex;
                }
            }
        }
    }

    /// The same by rare values.
    fn next_by_rares(&mut self, splits: &[Pairs]) -> u16 {
        let Some(rares) = &mut self.rares else { return 0 };
        self.seen += rares.prepare(&self.values.forward, self.marks.end) as u64;
        for pairs in splits {
            rares.mark_pairs(pairs.sum, &mut self.marks.present[..self.marks.end]);
            // Of equal heaps the sum is 0.
            if 2 * pairs.count == pairs.sum {
                self.marks.present[0] = 1;
            }
        }
        let common = rares.missing(&self.marks.present[..self.marks.end], &mut self.missing);
        let mut in_vain = 0;
        'few: for pairs in splits {
            for first in (0..pairs.count).step_by(FEW) {
                if self.missing.is_empty() || in_vain == IN_VAIN {
                    break 'few;
                }
                let count = FEW.min(pairs.count - first);
                self.mark(Pairs { first: pairs.first + first, count, ..*pairs });
                let before = self.missing.len();
                self.missing.retain(|value| self.marks.present[usize::from(*value)] == 0);
                in_vain = if self.missing.len() < before { 0 } else { in_vain + 1 };
            }
        }
        let values = &self.values.forward;
        self.missing.retain(|&value| {
            let has_it = |pairs: &Pairs, first: usize| {
                first <= pairs.count && values[first] ^ values[pairs.sum - first] == value
            };
            !self.places.find(value, |first| splits.iter().any(|pairs| has_it(pairs, first)))
        });
        loop {
            self.missing.retain(|value| self.marks.present[usize::from(*value)] == 0);
            if self.missing.is_empty() {
                return common;
            }
            let mut candidates = Candidates::new(self.missing.iter().copied());
            let looked_through = splits.iter().all(|pairs| self.look_through(*pairs, &mut candidates));
            if let Some(mex) = candidates.least().filter(|_| looked_through) {
                return mex;
            }
        }
    }

    /// Marks the nim-sums of all triples of heaps with so many stones, beginning with the smallest heap.
    fn mark_triples(&mut self, stones: usize) {
        for least in 1..=stones / 3 {
            let left = stones - least;
            let pairs = Pairs { first: least, sum: left, count: left / 2 + 1 - least };
            self.seen += pairs.count as u64;
            let value = self.values.forward[least];
            let [one, other] = self.values.of(pairs);
            for (one, other) in one.iter().zip(other) {
                self.marks.present[usize::from(value ^ one ^ other)] = 1;
            }
        }
    }

    fn mark(&mut self, pairs: Pairs) {
        self.seen += pairs.count as u64;
        self.marks.add(self.values.of(pairs));
    }

    /// Marks the blocks in which a candidate occurs, and what is less than a block. Answers whether a candidate is left.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn look_through(&mut self, pairs: Pairs, candidates: &mut Candidates) -> bool {
        let less = pairs.count % BLOCK;
        if less > 0 {
            self.mark(Pairs { first: pairs.first + pairs.count - less, count: less, ..pairs });
            if !candidates.strike(|value| self.marks.present[usize::from(value)] != 0) {
                return false;
            }
        }
        let [a, b] = self.lower.of(pairs).map(|side| side.chunks_exact(BLOCK));
        let [c, d] = self.upper.of(pairs).map(|side| side.chunks_exact(BLOCK));
        for (place, (lower, upper)) in a.zip(b).zip(c.zip(d)).enumerate() {
            if candidates.may_occur([lower.0, lower.1], [upper.0, upper.1]) {
                let block = Pairs { first: pairs.first + place * BLOCK, count: BLOCK, ..pairs };
                let [one, other] = self.values.of(block);
                if self.rares.is_none() {
                    self.marks.add([one, other]);
                } else {
                    for (first, (one, other)) in (block.first..).zip(one.iter().zip(other)) {
                        if self.marks.is_new(one ^ other) {
                            self.places.add(one ^ other, first);
                        }
                    }
                }
                if !candidates.strike(|value| self.marks.present[usize::from(value)] != 0) {
                    self.seen += ((place + 1) * BLOCK) as u64;
                    return false;
                }
            }
        }
        self.seen += (pairs.count - less) as u64;
        true
    }
}

/// A sequence that can be read in both directions at the same speed.
struct BothWays<T> {
    forward: Vec<T>,
    /// The same from the end to the beginning, with room before it.
    backward: Vec<T>,
}

impl<T: Copy + Default> BothWays<T> {
    fn new() -> Self {
        BothWays { forward: Vec::new(), backward: vec![T::default(); BLOCK] }
    }

    fn push(&mut self, value: T) {
        let length = self.forward.len();
        if length == self.backward.len() {
            let mut larger = vec![T::default(); 2 * length];
            larger[length..].copy_from_slice(&self.backward);
            self.backward = larger;
        }
        self.forward.push(value);
        let last = self.backward.len() - 1;
        self.backward[last - length] = value;
    }

    /// What the heaps of some pairs have.
    fn of(&self, pairs: Pairs) -> [&[T]; 2] {
        let second = self.backward.len() - 1 - (pairs.sum - pairs.first);
        [&self.forward[pairs.first..][..pairs.count], &self.backward[second..][..pairs.count]]
    }
}

/// Which values occur.
struct Marks {
    /// By value: 1 if it does.
    present: Box<[u8; 1 << 16]>,
    /// A power of two that is larger than any value so far, and so than any nim-sum of two.
    end: usize,
}

impl Marks {
    fn clear(&mut self) {
        self.present[..self.end].fill(0);
    }

    /// Marks a value. Answers whether it was not marked before.
    fn is_new(&mut self, value: u16) -> bool {
        std::mem::replace(&mut self.present[usize::from(value)], 1) == 0
    }

    /// Marks the nim-sums of some pairs, four at a time.
    #[allow(clippy::cast_possible_truncation, reason = "four sums are taken apart")]
    fn add(&mut self, [first, second]: [&[u16]; 2]) {
        let (a, b) = (first.chunks_exact(4), second.chunks_exact(4));
        for (a, b) in a.remainder().iter().zip(b.remainder()) {
            self.present[usize::from(a ^ b)] = 1;
        }
        let four = |values: &[u16]| -> u64 {
            let values: [u16; 4] = values.try_into().unwrap_or_default();
            bytemuck::cast(values)
        };
        for (a, b) in a.zip(b) {
            let sums = four(a) ^ four(b);
            self.present[usize::from(sums as u16)] = 1;
            self.present[usize::from((sums >> 16) as u16)] = 1;
            self.present[usize::from((sums >> 32) as u16)] = 1;
            self.present[usize::from((sums >> 48) as u16)] = 1;
        }
    }

    /// The values that are missing, up to the first that no nim-sum can have.
    #[allow(clippy::cast_possible_truncation, reason = "marks end at 2¹⁵")]
    fn missing(&self) -> impl Iterator<Item = u16> {
        let words = self.present[..self.end].chunks_exact(8);
        let full = words.take_while(|word| **word == [1; 8]).count() * 8;
        let missing = (full..self.end).filter(|value| self.present[*value] == 0);
        missing.chain([self.end]).map(|value| value as u16)
    }
}
