//! The fewest heaps to lower so that every binary column holds a multiple of a number of ones.
//!
//! Column by column from the highest: a heap that has been lowered already is free in all columns below. It is not enough to
//! lower the first heaps that have a digit too many, for what the others have in lower columns matters; so all choices are
//! tried, of fewer heaps before more. What follows depends only on the column and on which heaps are free there, so that hardly any
//! such pair is looked at twice.
//! Cost: up to [`STEPS`] choices, each a few operations on sets of heaps in one word and a look into a table.

use crate::numbers::Token;
use crate::position::Tokens;

/// Choices that are tried before the search gives up.
pub const STEPS: u32 = 100_000;

/// What the heaps become when as few of them as possible are lowered, so that every binary column holds a multiple of
/// `modulus` ones; the heaps themselves where it does so already. Fewer than `modulus` are lowered.
///
/// None where it would take too many choices to find out, or where there are more heaps than a word has digits.
pub fn level(heaps: &[Token], modulus: u32) -> Option<Tokens> {
    if heaps.len() > u64::BITS as usize {
        return None;
    }
    let digits = u64::BITS - heaps.iter().fold(0, |digits, heap| digits | heap).leading_zeros();
    let column = |digit: u32| -> u64 {
        heaps.iter().enumerate().map(|(place, heap)| (heap >> digit & 1) << place).sum()
    };
    let columns: Vec<u64> = (0..digits).rev().map(column).collect();
    let after = vec![0; columns.len()];
    let mut search =
        Search { heaps, modulus, columns, after, seen: Seen::of(heaps.len(), digits), steps: STEPS };
    // With one heap less than the modulus it can always be done.
    let is_found = (0..modulus).any(|most| {
        search.seen.clear();
        search.goes_on(0, 0, most)
    });
    let rows = |place: usize| search.after.iter().fold(0, |heap, column| heap << 1 | (column >> place & 1));
    is_found.then(|| (0..heaps.len()).map(rows).collect())
}

struct Search<'a> {
    heaps: &'a [Token],
    modulus: u32,
    /// The heaps that have a one, by column from the highest.
    columns: Vec<u64>,
    /// The same after the heaps have been lowered, as far as the search has come.
    after: Vec<u64>,
    /// The columns that were come to, each with the heaps that were free there.
    seen: Seen,
    /// How many choices are left.
    steps: u32,
}

/// Columns with the heaps that are free there. It forgets some, and costs a look at them once more.
struct Seen {
    /// The place of a column, counted from 1, and the heaps; (0, 0) where there is none. So many as a power of two.
    slots: Vec<(usize, u64)>,
}

impl Seen {
    /// Most slots.
    const MOST: usize = 1 << 14;

    /// With as many slots as there are pairs, if they are few.
    fn of(heaps: usize, digits: u32) -> Self {
        let pairs = if heaps < 14 { (digits as usize) << heaps } else { Self::MOST };
        Seen { slots: vec![(0, 0); pairs.next_power_of_two().min(Self::MOST)] }
    }

    fn clear(&mut self) {
        self.slots.fill((0, 0));
    }

    /// Whether this pair has not been seen, or is forgotten. From now on it is seen.
    #[allow(clippy::cast_possible_truncation, reason = "there are few slots")]
    fn is_new(&mut self, place: usize, free: u64) -> bool {
        let mixed = (free << 6).wrapping_add(place as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let slot = (mixed >> 32) as usize & (self.slots.len() - 1);
        std::mem::replace(&mut self.slots[slot], (place + 1, free)) != (place + 1, free)
    }
}

/// The columns from a place on, when those of the heaps that are lowered already may have any digits there.
struct Column {
    place: usize,
    /// The heaps that are lowered in a higher column.
    free: u64,
    /// How many of the free heaps have a one here.
    filled: u32,
    /// How many heaps may yet be lowered below.
    most: u32,
}

impl Search<'_> {
    /// Whether the columns from this place on can be levelled, and up to `most` more heaps be lowered for it.
    fn goes_on(&mut self, place: usize, free: u64, most: u32) -> bool {
        let Some(&column) = self.columns.get(place) else { return true };
        if !self.seen.is_new(place, free) {
            return false;
        }
        let ones = column & !free;
        let count = ones.count_ones();
        (0..=most.min(count)).any(|lowered| {
            let filled = (self.modulus - (count - lowered) % self.modulus) % self.modulus;
            let column = Column { place, free, filled, most: most - lowered };
            filled <= free.count_ones() && self.lowers(&column, ones, ones, lowered)
        })
    }

    /// The same, when so many of the candidates lose their one in this column. `kept` are the heaps that have it still.
    fn lowers(&mut self, column: &Column, kept: u64, candidates: u64, count: u32) -> bool {
        let Some(rest) = count.checked_sub(1) else {
            self.after[column.place] = kept | lowest(column.free, column.filled);
            let free = column.free | self.columns[column.place] & !kept;
            self.steps = self.steps.saturating_sub(1);
            return self.steps > 0 && self.goes_on(column.place + 1, free, column.most);
        };
        let mut candidates = candidates;
        while candidates.count_ones() >= count {
            let place = candidates.trailing_zeros();
            candidates &= candidates - 1;
            if self.lowers(column, kept & !(1 << place), candidates, rest) {
                return true;
            }
            // Equal heaps are alike: the ascending ones that follow would do no better.
            let size = self.heaps[place as usize];
            while candidates != 0 && self.heaps[candidates.trailing_zeros() as usize] == size {
                candidates &= candidates - 1;
            }
        }
        false
    }
}

/// So many of the lowest ones of a set.
fn lowest(set: u64, count: u32) -> u64 {
    let without_lowest = |set: u64, _| set & set.wrapping_sub(1);
    set & !(0..count).fold(set, without_lowest)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The least number of heaps by trying whatever every heap may become.
    fn by_trying(heaps: &[Token], modulus: u32) -> usize {
        fn tried(heaps: &[Token], modulus: u32, after: &mut Vec<Token>, least: &mut usize) {
            if let Some(&heap) = heaps.get(after.len()) {
                for size in 0..=heap {
                    after.push(size);
                    tried(heaps, modulus, after, least);
                    after.pop();
                }
            } else if is_level(after, modulus) {
                *least = lowered(heaps, after).min(*least);
            }
        }
        let mut least = heaps.len();
        tried(heaps, modulus, &mut Vec::new(), &mut least);
        least
    }

    fn is_level(heaps: &[Token], modulus: u32) -> bool {
        let ones = |digit: u32| heaps.iter().map(|heap| (heap >> digit & 1) as u32).sum::<u32>();
        (0..53).all(|digit| ones(digit) % modulus == 0)
    }

    fn lowered(heaps: &[Token], after: &[Token]) -> usize {
        heaps.iter().zip(after).filter(|(heap, after)| heap != after).count()
    }

    #[test]
    fn as_few_heaps_are_lowered_as_can_be() {
        let mut compared = 0;
        for a in 0..6 {
            for b in a..6 {
                for c in b..6 {
                    for d in c..8 {
                        for modulus in 2..=5 {
                            let heaps = [a, b, c, d];
                            let after = level(&heaps, modulus).unwrap();
                            assert!(is_level(&after, modulus), "{heaps:?} {after:?}");
                            assert!(heaps.iter().zip(&after).all(|(heap, after)| after <= heap));
                            assert_eq!(
                                lowered(&heaps, &after),
                                by_trying(&heaps, modulus),
                                "{heaps:?} {modulus}"
                            );
                            compared += 1;
                        }
                    }
                }
            }
        }
        assert!(compared > 900, "{compared}");
    }

    #[test]
    fn it_gives_up_where_there_is_too_much_to_try() {
        let heaps: Vec<Token> =
            (0..64).map(|place| (1 << 52) + place * 0x1234_5678_9ABC % (1 << 50)).collect();
        assert_eq!(level(&heaps, 9), None);
        assert!(level(&heaps, 3).is_some());
        assert_eq!(level(&[1; 65], 3), None);
    }
}
